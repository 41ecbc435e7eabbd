import { useEffect, useRef, type RefObject } from 'react'

/**
 * The text that a password manager has filled into one of the fields, until somebody edits it. Heard from the start, before the mask of
 * a phone number leaves out the letters of an address: managers fill in as soon as there is a field.
 * @param fields the element around the fields
 */
export function useEarlyFill(fields: RefObject<HTMLElement | null>): RefObject<string> {
  const filled = useRef('')
  useEffect(() => {
    const hear = ({ target, inputType }: Event & Partial<InputEvent>): void => {
      if (!(target instanceof HTMLInputElement) || !fields.current?.contains(target)) return
      // Autofill dispatches a plain Event.
      filled.current = inputType === undefined ? target.value : ''
    }
    addEventListener('input', hear, { capture: true })
    return () => removeEventListener('input', hear, { capture: true })
  }, [fields])
  return filled
}
