import type { Page } from '@playwright/test'

/** Controls that need not be tab stops, because arrow keys reach them from a neighbour or from a search field. */
const arrowKeyControls =
  '[role="listbox"], [role="tab"], [role="option"], [role="menuitem"], [role="radio"], [type="radio"]'
const controls =
  'input:not([type="hidden"]), button, select, textarea, a[href], [tabindex], [contenteditable="true"]'

interface FocusWalk {
  readonly controls: readonly Element[]
  readonly problems: string[]
  /** The focus has left the story. */
  isFinished: boolean
  /** Stops watching the focus. */
  readonly stopWatching: () => void
}

declare global {
  interface Window {
    focusWalk?: FocusWalk
  }
}

/** Walks through the page with Tab. Returns a line for each control that is not reached, and for each focus that is invisible. */
export async function findFocusProblems(page: Page): Promise<string[]> {
  const count = await page.evaluate(startWalk, { controls, arrowKeyControls })
  for (let stop = 0; stop < count; stop++) await page.keyboard.press('Tab')
  // Scrollable lists are tab stops too, although they are not controls.
  for (let stop = 0; stop < count && !(await page.evaluate(isWalkFinished)); stop++)
    await page.keyboard.press('Tab')
  return page.evaluate(endWalk, arrowKeyControls)
}

/**
 * Stores how each control looks without focus, moves the focus before the first one, and watches where it goes from there. Returns the
 * maximum number of stops.
 */
async function startWalk(selectors: {
  readonly controls: string
  readonly arrowKeyControls: string
}): Promise<number> {
  // Some blocks render again when they lose the focus.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
  // While a modal dialog is open, nothing outside of it has to be reachable.
  const root = document.querySelector('dialog:modal') ?? document.querySelector('main') ?? document.body
  const visual = ['outline', 'boxShadow', 'border', 'background'] as const
  const styleOf = (element: Element, pseudo?: string): string => {
    const style = getComputedStyle(element, pseudo)
    return visual.map((property) => style[property]).join()
  }
  // The focus ring may be on the box around a control, on an element that replaces a hidden control, or on a part of it.
  const readAppearance = (element: Element): string => {
    const ancestors: Element[] = []
    for (let box: Element | null = element; box !== null && box !== root; box = box.parentElement)
      ancestors.push(box)
    const candidates = [
      ...ancestors,
      ...(element.parentElement?.children ?? []),
      ...element.querySelectorAll('*'),
    ]
    return candidates
      .map((box) => [undefined, '::before', '::after'].map((part) => styleOf(box, part)))
      .join()
  }
  const isUsable = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true }) &&
    !element.matches(':disabled, [inert] *') &&
    (element.getAttribute('tabindex') !== '-1' || !element.matches(selectors.arrowKeyControls))
  const found = [...root.querySelectorAll(selectors.controls)].filter(isUsable)
  const unfocusedAppearances = found.map(readAppearance)
  const startButton = document.createElement('button')
  startButton.id = 'focus-walk-start'
  if (root.matches('dialog')) root.prepend(startButton)
  else root.before(startButton)
  startButton.focus()

  const abortController = new AbortController()
  const walk: FocusWalk = {
    controls: found,
    problems: [],
    isFinished: false,
    stopWatching: () => abortController.abort(),
  }
  const checkFocusedElement = (): void => {
    const { activeElement: active } = document
    if (active === startButton || !active || !document.querySelector('main')?.contains(active))
      walk.isFinished = true
    if (walk.isFinished || !active) return
    active.setAttribute('data-walked', '')
    const index = found.indexOf(active)
    if (index !== -1 && unfocusedAppearances[index] === readAppearance(active))
      walk.problems.push(`The focus is not seen: ${active.outerHTML}`)
  }
  // In a microtask, after the page's own listeners and what they render.
  addEventListener('focusin', () => queueMicrotask(checkFocusedElement), { signal: abortController.signal })
  window.focusWalk = walk
  return found.length + 1
}

function isWalkFinished(): boolean {
  return window.focusWalk?.isFinished ?? true
}

function endWalk(led: string): string[] {
  const { controls = [], problems = [], stopWatching } = window.focusWalk ?? {}
  stopWatching?.()
  const skipped = controls.filter(
    (control) => control.checkVisibility() && !control.hasAttribute('data-walked') && !control.matches(led),
  )
  document.getElementById('focus-walk-start')?.remove()
  return [...problems, ...skipped.map((control) => `Not reached by Tab: ${control.outerHTML}`)]
}
