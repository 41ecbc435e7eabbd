import type { FormStore, SubmitDecision } from '@foyer/core/form'
import { useSyncExternalStore, type FormEvent, type ReactNode } from 'react'
import { FormContext } from '../field/form-context.ts'
import styles from './form.module.css'

export interface FormProps<Result> {
  /** From `useFormStore`, so that whoever makes it can read values, reset and restart. */
  readonly store: FormStore<Result>
  /** The value of CSS `grid-template`: blocks then stand in a grid, each in the area of its name. */
  readonly gridTemplate?: string | undefined
  /** Names the form for people who hear it. */
  readonly label?: string | undefined
  readonly children: ReactNode
}

/**
 * A real `<form>` around blocks. A submit with errors is refused: the first field in the way gets the focus, and its
 * words are said at the form, because a field keeps its own error back while it has focus.
 */
export function Form<Result>({ store, gridTemplate, label, children }: FormProps<Result>) {
  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const form = event.currentTarget
    const decision = store.submit(namesInOrder(form))
    focusRefused(form, decision)
  }

  return (
    <FormContext value={store}>
      <form
        className={styles.form}
        aria-label={label}
        noValidate
        onSubmit={submit}
        style={gridTemplate === undefined ? undefined : { display: 'grid', gridTemplate }}
      >
        {children}
      </form>
    </FormContext>
  )
}

function namesInOrder(form: HTMLFormElement): string[] {
  return Array.from(form.elements, (element) => element.getAttribute('name') ?? '').filter(
    (name) => name !== '',
  )
}

function focusRefused(form: HTMLFormElement, decision: SubmitDecision): void {
  if (decision.isAllowed) return
  const control = form.elements.namedItem(decision.focus)
  if (control instanceof HTMLElement) control.focus()
}

/** The form's own words: why a submit was refused, or what the server said. Said at once to who listens. */
export function FormMessage<Result>({ store }: { readonly store: FormStore<Result> }) {
  const message = useSyncExternalStore(
    store.subscribe,
    () => formMessage(store),
    () => null,
  )
  return (
    <div className={styles.message} role="alert">
      {message !== null && <p>{message}</p>}
    </div>
  )
}

function formMessage<Result>(store: FormStore<Result>): string | null {
  const refusal = store.getRefusal()
  if (refusal !== null) return refusal.message
  const submission = store.getSubmission()
  return submission.status === 'error' ? submission.message : null
}
