import { hasError, type FieldStore, type FormStore } from '@foyer/core/form'
import { createTranslate } from '@foyer/core/messages'
import { formWords } from '@foyer/core/messages/en-001/kit'
import { useEffect, useRef, useState } from 'react'
import { useKitMessages, type KitTranslate } from '../messages/messages.ts'
import styles from './form.module.css'
import { findInvalidField } from './invalid-field.ts'

const english = createTranslate(formWords)

interface Words {
  readonly text: string
  /** The field they speak of, when they speak of nothing else: once it is right, they are gone. */
  readonly about: FieldStore | null
  /** Counts the sayings, so that the same words are said again. */
  readonly turn: number
}

/**
 * The form's own words: which field holds a submit up and what to do there, or what the server said. Stands inside
 * `<Form>`, and is there before it says anything, because a live region that arrives with its words is not read out.
 */
export function FormMessage<Result>({ store }: { readonly store: FormStore<Result> }) {
  const region = useRef<HTMLDivElement>(null)
  const translate = useKitMessages(english)
  const [words, setWords] = useState<Words | null>(null)

  useEffect(() => {
    let turn = 0
    const say = (): void => {
      const said = findWords(store, region.current?.closest('form') ?? null, translate)
      setWords(said && { ...said, turn: turn++ })
    }
    say()
    return store.subscribe(say)
  }, [store, translate])

  const about = words?.about
  useEffect(
    () => about?.subscribe(() => setWords((now) => (hasError(about.getState()) ? now : null))),
    [about],
  )

  return (
    <div className={styles.message} role="alert" ref={region}>
      {words !== null && <p key={words.turn}>{words.text}</p>}
    </div>
  )
}

function findWords<Result>(
  store: FormStore<Result>,
  form: HTMLFormElement | null,
  translate: KitTranslate<keyof typeof formWords>,
): Omit<Words, 'turn'> | null {
  const refusal = store.getRefusal()
  const submission = store.getSubmission()
  if (refusal === null && submission.status !== 'error') return null
  const invalid = form === null ? null : findInvalidField(form, store)
  const ofField =
    invalid?.label && translate('form_field_error', { label: invalid.label, message: invalid.message })
  if (refusal !== null) return { text: ofField || refusal.message, about: invalid?.field ?? null }
  if (submission.status !== 'error') return null
  return { text: [submission.message, ofField].filter(Boolean).join(' '), about: null }
}
