import type { FormStore } from '@foyer/core/form'
import { useEffect, useLayoutEffect, useMemo, useRef, type FormEvent, type ReactNode } from 'react'
import { afterPress } from '../field/after-press.ts'
import { resetForm, styleOf } from '../field/control/form-members.ts'
import { FormContext, type FormScope } from '../field/form-context.ts'
import { placeInGrid } from '../field/place-in-grid.ts'
import styles from './form.module.css'
import { findInvalidField, listControlNames, listDisabledNames } from './invalid-field.ts'
import { focusControl } from './focus-control.ts'

export interface FormProps<Result> {
  /** From `useFormStore`, through which the app reads values, resets and restarts. */
  readonly store: FormStore<Result>
  /** The value of CSS `grid-template`: makes the form a grid, with each block in the area of its name. */
  readonly gridTemplate?: string | undefined
  /** `false`: no success ticks, for forms such as sign-in, where only the server knows whether an input is right. Default: true. */
  readonly showsSuccess?: boolean | undefined
  /** The accessible name of the form. */
  readonly label?: string | undefined
  readonly children: ReactNode
}

/**
 * A native `<form>` around blocks. When a submit is rejected, by the validators or by the server, each invalid field shows its message
 * until it is edited; the first of them gets the focus and is scrolled into view.
 */
export function Form<Result>({
  store,
  gridTemplate,
  showsSuccess = true,
  label,
  children,
}: FormProps<Result>) {
  const form = useRef<HTMLFormElement>(null)
  const hasGrid = gridTemplate !== undefined
  const scope = useMemo<FormScope>(
    () => ({ fields: store, placeInGrid: hasGrid ? placeInGrid : undefined }),
    [store, hasGrid],
  )

  // Set through the CSSOM, because a strict CSP blocks style attributes in HTML.
  useLayoutEffect(() => {
    if (form.current) styleOf(form.current).setProperty('grid-template', gridTemplate ?? '')
  }, [gridTemplate])

  useEffect(() => {
    let previous = store.getSubmission()
    return store.subscribe(() => {
      const current = store.getSubmission()
      // Deferred, because scrolling to the field would move what is being pressed.
      if (previous.status === 'pending' && current.status === 'error')
        afterPress(() => {
          // Fields that the page has disabled during the request are back with its next render.
          if (!focusInvalidField(form.current, store))
            requestAnimationFrame(() => focusInvalidField(form.current, store))
        })
      previous = current
    })
  }, [store])

  useEffect(() => {
    // Shown again after a success, for example by <Activity>: like a new form, it can be sent, and has no password of the one before.
    // Not while a next step has replaced it: who goes back to it finds what was typed.
    const isReplaced = form.current?.closest('[hidden]') !== null
    if (form.current && !isReplaced && store.getSubmission().status === 'success') resetForm(form.current)
  }, [store])

  useEffect(() => {
    // The browser may keep the page that a person leaves after a success, and the Back button then restores it as it was.
    const handlePageShow = ({ persisted }: PageTransitionEvent): void => {
      if (persisted && store.getSubmission().status === 'success') store.reset()
    }
    addEventListener('pageshow', handlePageShow)
    return () => removeEventListener('pageshow', handlePageShow)
  }, [store])

  function handleReset({ target, currentTarget, nativeEvent }: FormEvent<HTMLFormElement>): void {
    if (target !== currentTarget) return
    // Deferred, as in the fields, because a listener of the page may still cancel the reset.
    setTimeout(() => {
      if (!nativeEvent.defaultPrevented) store.reset()
    })
  }

  function handleSubmit(event: FormEvent<HTMLFormElement>): void {
    // In React, the submit event of a form in a portal inside this form bubbles to this form.
    if (event.target !== event.currentTarget) return
    event.preventDefault()
    const { currentTarget } = event
    const refusal = store.submit(listControlNames(currentTarget), listDisabledNames(currentTarget))
    if (refusal !== null) focusInvalidField(currentTarget, store)
  }

  return (
    <FormContext value={scope}>
      <form
        ref={form}
        className={styles.form}
        data-grid={hasGrid || undefined}
        data-ticks={showsSuccess ? undefined : 'none'}
        aria-label={label}
        // Without its script, the form must not be sent: a GET request would put the password into the address.
        method="dialog"
        noValidate
        onSubmit={handleSubmit}
        onReset={handleReset}
      >
        {children}
      </form>
    </FormContext>
  )
}

/** Moves the person to the first field with an error; returns whether there is one. */
function focusInvalidField<Result>(form: HTMLFormElement | null, store: FormStore<Result>): boolean {
  const invalid = form && findInvalidField(form, store)
  if (invalid) focusControl(invalid.control)
  return invalid !== null
}
