import { useBrowserValue } from '@foyer/kit/use-browser-value'
import { useEffect, useState } from 'react'

/**
 * Repeats choices that were made in selects or radio buttons of the prerendered page before hydration: no handler has seen them, and React
 * resets the elements.
 */
export function useEarlyChoices(): void {
  const isHydrating = useBrowserValue(() => false, true)
  // Read in the first render, before the elements inside are hydrated.
  const [choices] = useState(() => (isHydrating ? findChoices() : []))
  useEffect(() => choices.forEach(replayChoice), [choices])
}

function findChoices(): HTMLElement[] {
  // Only in the foot: elements that React has rendered itself, such as the checkout's countries, lack these attributes.
  const changedSelector = 'footer :is(option:checked:not([selected]), [type=radio]:checked:not([checked]))'
  // There is no document while prerendering.
  return [...(globalThis.document?.querySelectorAll<HTMLElement>(changedSelector) ?? [])]
}

function replayChoice(choice: HTMLElement): void {
  if (choice instanceof HTMLOptionElement) {
    choice.selected = true
    choice.parentElement?.dispatchEvent(new Event('change', { bubbles: true }))
  } else if (choice instanceof HTMLInputElement) {
    // A radio button that is already checked dispatches no change event.
    choice.checked = false
    choice.click()
  }
}
