import { afterPress } from '@foyer/kit/after-press'
import { useEffect, useRef, type RefObject } from 'react'

type Field = 'identifier' | 'password'

const selectors: Readonly<Record<Field, string>> = {
  // The field of the method that is not selected is hidden.
  identifier: ':is([name=email], [name=phone]):not([hidden] *)',
  password: '[name=password]',
}

/**
 * Focuses a field of a form when the person goes back to it from the next step, because the pressed button disappears with that step.
 * @param root the element around the form
 * @param isHidden the step is shown, and the form hidden
 * @returns the function to call with the field when the person goes back
 */
export function useFocusOnReturn(
  root: RefObject<HTMLElement | null>,
  isHidden: boolean,
): (field: Field) => void {
  const fieldToFocus = useRef<Field>(null)
  useEffect(() => {
    const field = fieldToFocus.current
    if (isHidden || field === null) return
    fieldToFocus.current = null
    afterPress(() => root.current?.querySelector<HTMLElement>(selectors[field])?.focus())
  }, [isHidden, root])
  return (field) => {
    fieldToFocus.current = field
  }
}
