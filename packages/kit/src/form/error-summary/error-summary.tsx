import { firstError, hasError, type FormStore } from '@foyer/core/form'
import { createTranslate } from '@foyer/core/messages'
import { formMessages, requirementMessages } from '@foyer/core/messages/en-001/kit'
import { validation } from '@foyer/core/messages/en-001/validation'
import { useEffect, useId, useRef, useState, type MouseEvent } from 'react'
import { afterPress } from '../../field/after-press.ts'
import hidden from '../../styles/visually-hidden.module.css'
import { useKitMessages, type KitTranslate } from '../../messages/messages.ts'
import styles from './error-summary.module.css'
import {
  findInvalidFields,
  findReplacement,
  labelOf,
  describeInvalidField,
  type InvalidField,
} from '../invalid-field.ts'
import { focusControl } from '../focus-control.ts'

const english = createTranslate({ ...formMessages, ...requirementMessages, ...validation })

export interface ErrorSummaryProps<Result> {
  readonly store: FormStore<Result>
  /** The level of the heading. Default: 2, for a place below the page's h1. */
  readonly headingLevel?: 2 | 3 | 4 | undefined
}

interface Item extends InvalidField {
  readonly isCorrected: boolean
}

/**
 * The errors of a long form, each with a link to its field. Place it first inside `<Form>`; it shows from a rejected submit until the
 * next one. Corrected items are ticked off and stay, so that nothing moves while somebody types. It is not announced: the first
 * invalid field has the focus, and its own error is read out.
 */
export function ErrorSummary<Result>({ store, headingLevel = 2 }: ErrorSummaryProps<Result>) {
  const Heading = `h${headingLevel}` as const
  const titleId = useId()
  const container = useRef<HTMLDivElement>(null)
  const translate = useKitMessages(english)
  const [items, setItems] = useState<readonly Item[]>([])

  useEffect(() => {
    const refresh = (): void => {
      const form = container.current?.closest('form')
      const isRefused = store.getRefusedSubmit() !== null || store.getSubmission().status === 'error'
      const found = form && isRefused ? findInvalidFields(form, store) : []
      setItems(found.map((field) => ({ ...field, isCorrected: false })))
    }
    refresh()
    // Deferred, because the summary would move what is being pressed.
    return store.subscribe(() => afterPress(refresh))
  }, [store])

  function handleClick(event: MouseEvent<HTMLElement>, item: Item): void {
    event.preventDefault()
    const form = event.currentTarget.closest('form')
    focusControl(((form && findReplacement(item, form, store)) ?? item).control)
  }

  // When a field has been replaced, the summary subscribes to the new one once something in the form gets focus.
  useEffect(() => {
    const form = container.current?.closest('form')
    const replaceFields = ({ target }: FocusEvent): void => {
      // A link that is being pressed has to stay the same element.
      const isInside = container.current?.contains(target as Node)
      if (form && !isInside && items.some((item) => findReplacement(item, form, store)))
        setItems(items.map((item) => ({ ...item, ...findReplacement(item, form, store) })))
    }
    form?.addEventListener('focusin', replaceFields)
    return () => form?.removeEventListener('focusin', replaceFields)
  }, [items, store])

  // `refreshItem` also runs when errors change because the language does.
  useEffect(() => {
    const refreshItems = (): void =>
      setItems((previous) => {
        const next = previous.map(refreshItem)
        return next.every((item, index) => isSame(item, previous[index])) ? previous : next
      })
    const unsubscribes = items.map(({ field }) => field.subscribe(refreshItems))
    return () => unsubscribes.forEach((unsubscribe) => unsubscribe())
  }, [items])

  return (
    <div className={styles.place} ref={container}>
      {items.length > 0 && (
        <section className={styles.summary} aria-labelledby={titleId}>
          <Heading id={titleId} className={styles.title}>
            {translate('form_summary_title')}
          </Heading>
          <ul className={styles.list}>
            {items.map((item) => (
              <li key={item.control.id} data-corrected={item.isCorrected || undefined}>
                <a href={`#${item.control.id}`} onClick={(event) => handleClick(event, item)}>
                  {item.isCorrected ? item.label : describeItem(item, translate)}
                </a>
                {item.isCorrected && (
                  <span className={hidden.hidden}>{`: ${translate('requirement_met')}`}</span>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

/**
 * The label and the error. The label of a checkbox is a sentence that its error repeats ('Agree to the terms'), so the error is enough,
 * unless it is the catalogue's, which does not name the field.
 */
function describeItem(
  item: Item,
  translate: KitTranslate<'form_field_error' | 'validation_required'>,
): string {
  const isEnough =
    item.control.matches('[type=checkbox]') && item.message !== translate('validation_required')
  return isEnough ? item.message : describeInvalidField(item, translate)
}

/** The item in its field's current state. */
function refreshItem({ control, field, message }: Item): Item {
  const [isCorrected, label] = [!hasError(field.getState()), labelOf(control)]
  return { control, field, label, isCorrected, message: firstError(field.getState()) ?? message }
}

function isSame(one: Item, other: Item | undefined): boolean {
  return one.isCorrected === other?.isCorrected && one.message === other.message && one.label === other.label
}
