import { useEffect, useRef, type RefObject } from 'react'

/**
 * The text that a password manager has filled into one of the fields, or that somebody has typed into the phone field, before the method
 * offer is loaded: password managers fill in fields as soon as they exist. Read before the phone mask removes the letters of an address.
 * @param fields the element around the fields
 */
export function useEarlyText(fields: RefObject<HTMLElement | null>): RefObject<string> {
  const earlyText = useRef('')
  useEffect(() => {
    const handleInput = (event: Event & Partial<InputEvent>): void => {
      const { inputType, data } = event
      // For fields in a shadow tree, `target` is its host.
      const [target] = event.composedPath()
      if (!(target instanceof HTMLInputElement) || !fields.current?.contains(target)) return
      // Autofill dispatches a plain Event.
      const isFilled = inputType === undefined
      const isTyped = inputType === 'insertText' && target.name === 'phone'
      if (isTyped && earlyText.current !== '') earlyText.current += data ?? ''
      else earlyText.current = isFilled || isTyped ? target.value : ''
    }
    addEventListener('input', handleInput, { capture: true })
    return () => removeEventListener('input', handleInput, { capture: true })
  }, [fields])
  return earlyText
}
