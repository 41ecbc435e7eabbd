import type { FormStore } from '@foyer/core/form'
import { createTranslate } from '@foyer/core/messages'
import { formMessages } from '@foyer/core/messages/en-001/kit'
import { useEffect, useRef, useState } from 'react'
import { afterPress } from '../field/after-press.ts'
import hidden from '../styles/visually-hidden.module.css'
import { useKitMessages } from '../messages/messages.ts'
import styles from './form.module.css'
import { findInvalidField, describeInvalidField } from './invalid-field.ts'

const english = createTranslate(formMessages)

interface Message {
  /** The message about the whole submit: visible and announced. */
  readonly formMessage: string
  /** The message of the focused field. The field shows it, but it is announced here, because the focus does not move when it appears. */
  readonly fieldMessage: string
  /** Counts the announcements, so that a repeated message is announced again. */
  readonly turn: number
}

/**
 * The form's message: what the server said about the submit as a whole. It disappears at the next edit. A field's error shows at the
 * field, and is read out when the focus moves there; if the field already has the focus, it is announced here. Place it inside
 * `<Form>`. It is rendered even while it is empty, because screen readers do not announce a live region that is inserted together
 * with its text.
 */
export function FormMessage<Result>({ store }: { readonly store: FormStore<Result> }) {
  const region = useRef<HTMLDivElement>(null)
  const translate = useKitMessages(english)
  const [message, setMessage] = useState<Message | null>(null)

  useEffect(() => {
    let turn = 0
    const announce = (): void => {
      const announcement = findMessage(store, region.current?.closest('form') ?? null, translate)
      setMessage(announcement && { ...announcement, turn: turn++ })
    }
    announce()
    // Deferred, because the message would move what is being pressed.
    return store.subscribe(() => afterPress(announce))
  }, [store, translate])

  useEffect(() => {
    if (message === null) return undefined
    const unsubscribes = Object.entries(store.values).map(([name, value]) => {
      const field = store.field(name)
      return field?.subscribe(() => field.getState().value !== value && setMessage(null))
    })
    return () => unsubscribes.forEach((unsubscribe) => unsubscribe?.())
  }, [message, store])

  return (
    <div className={styles.message} role="alert" ref={region}>
      {message?.formMessage && <p key={message.turn}>{message.formMessage}</p>}
      {message?.fieldMessage && (
        <span key={`field ${message.turn}`} className={hidden.hidden}>
          {message.fieldMessage}
        </span>
      )}
    </div>
  )
}

function findMessage<Result>(
  store: FormStore<Result>,
  form: HTMLFormElement | null,
  translate: Parameters<typeof describeInvalidField>[1],
): Omit<Message, 'turn'> | null {
  const refusedSubmit = store.getRefusedSubmit()
  const submission = store.getSubmission()
  if (refusedSubmit === null && submission.status !== 'error') return null
  const invalid = form && findInvalidField(form, store)
  const message = refusedSubmit === null && submission.status === 'error' ? submission.message : ''
  if (!invalid) return { formMessage: refusedSubmit?.message ?? message, fieldMessage: '' }
  const text = describeInvalidField(invalid, translate)
  // The field may be hidden, for example in a closed `<details>`, and then cannot get focus either.
  if (!invalid.control.checkVisibility({ visibilityProperty: true }))
    return { formMessage: message || text, fieldMessage: '' }
  const isFocused = invalid.control.matches(':focus-within')
  return { formMessage: message, fieldMessage: isFocused ? text : '' }
}
