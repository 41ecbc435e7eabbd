import { useEffect, useState, useSyncExternalStore } from 'react'

const never = (): (() => void) => () => {}

/**
 * Makes what was chosen in a list or a row of radios of the drawn page, before React took it over, once more: nothing has
 * heard of it, and React puts back what was drawn.
 */
export function useEarlyChoices(): void {
  const isTakenOver = useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
  // Read while this is drawn, which is before the elements inside are taken over.
  const [choices] = useState(() => (isTakenOver ? findChoices() : []))
  useEffect(() => choices.forEach(choose), [choices])
}

function findChoices(): HTMLElement[] {
  const changed = 'option:checked:not([selected]), [type=radio]:checked:not([checked])'
  // There is no document where the page is drawn beforehand.
  return [...(globalThis.document?.querySelectorAll<HTMLElement>(changed) ?? [])]
}

function choose(choice: HTMLElement): void {
  if (choice instanceof HTMLOptionElement) {
    choice.selected = true
    choice.parentElement?.dispatchEvent(new Event('change', { bubbles: true }))
  } else if (choice instanceof HTMLInputElement) {
    // A radio that is chosen already hears no press.
    choice.checked = false
    choice.click()
  }
}
