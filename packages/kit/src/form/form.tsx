import type { FormStore } from '@foyer/core/form'
import { useEffect, useLayoutEffect, useMemo, useRef, type FormEvent, type ReactNode } from 'react'
import { FormContext, type FormScope } from '../field/form-context.ts'
import { placeInGrid } from '../field/place-in-grid.ts'
import styles from './form.module.css'
import { findInvalidField, namesInOrder } from './invalid-field.ts'

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
 * A real `<form>` around blocks. Whether a submit is refused here or by the server: the first field in the way gets
 * the focus, and `<FormMessage>` says its words, because a field keeps its own error back while it has focus.
 */
export function Form<Result>({ store, gridTemplate, label, children }: FormProps<Result>) {
  const form = useRef<HTMLFormElement>(null)
  const hasGrid = gridTemplate !== undefined
  const scope = useMemo<FormScope>(
    () => ({ fields: store, placeInGrid: hasGrid ? placeInGrid : undefined }),
    [store, hasGrid],
  )

  // Through the CSSOM: a strict CSP refuses style attributes in HTML.
  useLayoutEffect(() => {
    form.current?.style.setProperty('grid-template', gridTemplate ?? '')
  }, [gridTemplate])

  useEffect(() => {
    let before = store.getSubmission()
    return store.subscribe(() => {
      const now = store.getSubmission()
      if (now !== before && now.status === 'error' && form.current !== null)
        findInvalidField(form.current, store)?.control.focus()
      before = now
    })
  }, [store])

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const decision = store.submit(namesInOrder(event.currentTarget))
    if (!decision.isAllowed) findInvalidField(event.currentTarget, store)?.control.focus()
  }

  return (
    <FormContext value={scope}>
      <form
        ref={form}
        className={styles.form}
        data-grid={hasGrid || undefined}
        aria-label={label}
        // Sent before the script is there, it goes nowhere: as a GET the password would stand in the address.
        method="dialog"
        noValidate
        onSubmit={submit}
      >
        {children}
      </form>
    </FormContext>
  )
}
