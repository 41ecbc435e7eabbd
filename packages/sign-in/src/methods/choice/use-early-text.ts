import { useEffect, useRef, type RefObject } from 'react'

/**
 * What a password manager has filled into one of the fields, or somebody has typed into that of the phone number. Heard from the start,
 * before the mask of the number leaves out the letters of an address: managers fill in as soon as there is a field.
 * @param fields the element around the fields
 */
export function useEarlyText(fields: RefObject<HTMLElement | null>): RefObject<string> {
  const early = useRef('')
  useEffect(() => {
    const hear = ({ target, inputType, data }: Event & Partial<InputEvent>): void => {
      if (!(target instanceof HTMLInputElement) || !fields.current?.contains(target)) return
      // Autofill dispatches a plain Event.
      const isFilled = inputType === undefined
      const isTyped = inputType === 'insertText' && target.name === 'phone'
      if (isTyped && early.current !== '') early.current += data ?? ''
      else early.current = isFilled || isTyped ? target.value : ''
    }
    addEventListener('input', hear, { capture: true })
    return () => removeEventListener('input', hear, { capture: true })
  }, [fields])
  return early
}
