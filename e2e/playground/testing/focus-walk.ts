import type { Page } from '@playwright/test'

/** Controls that need not be tab stops, because arrow keys reach them from a neighbour or from a search field. */
const led =
  '[role="listbox"], [role="tab"], [role="option"], [role="menuitem"], [role="radio"], [type="radio"]'
const controls =
  'input:not([type="hidden"]), button, select, textarea, a[href], [tabindex], [contenteditable="true"]'

interface Walk {
  readonly controls: readonly Element[]
  readonly problems: string[]
  /** The focus has left the story. */
  isOver: boolean
  /** Stops watching the focus. */
  readonly end: () => void
}

declare global {
  interface Window {
    focusWalk?: Walk
  }
}

/** Walks through the page with Tab. Returns a line for each control that is not reached, and for each focus that is invisible. */
export async function findFocusProblems(page: Page): Promise<string[]> {
  const count = await page.evaluate(beginWalk, { controls, led })
  for (let stop = 0; stop < count; stop++) await page.keyboard.press('Tab')
  // Scrollable lists are tab stops too, although they are not controls.
  for (let stop = 0; stop < count && !(await page.evaluate(isOver)); stop++) await page.keyboard.press('Tab')
  return page.evaluate(endWalk, led)
}

/**
 * Stores how each control looks without focus, moves the focus before the first one, and watches where it goes from there. Returns the
 * maximum number of stops.
 */
async function beginWalk(selectors: { readonly controls: string; readonly led: string }): Promise<number> {
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
  const lookOf = (element: Element): string => {
    const around: Element[] = []
    for (let box: Element | null = element; box !== null && box !== root; box = box.parentElement)
      around.push(box)
    const painted = [...around, ...(element.parentElement?.children ?? []), ...element.querySelectorAll('*')]
    return painted.map((box) => [undefined, '::before', '::after'].map((part) => styleOf(box, part))).join()
  }
  const isUsable = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true }) &&
    !element.matches(':disabled, [inert] *') &&
    (element.getAttribute('tabindex') !== '-1' || !element.matches(selectors.led))
  const found = [...root.querySelectorAll(selectors.controls)].filter(isUsable)
  const looks = found.map(lookOf)
  const start = document.createElement('button')
  start.id = 'focus-walk-start'
  if (root.matches('dialog')) root.prepend(start)
  else root.before(start)
  start.focus()

  const watching = new AbortController()
  const walk: Walk = { controls: found, problems: [], isOver: false, end: () => watching.abort() }
  const lookAtStop = (): void => {
    const { activeElement: active } = document
    if (active === start || !active || !document.querySelector('main')?.contains(active)) walk.isOver = true
    if (walk.isOver || !active) return
    active.setAttribute('data-walked', '')
    const index = found.indexOf(active)
    if (index !== -1 && looks[index] === lookOf(active))
      walk.problems.push(`The focus is not seen: ${active.outerHTML}`)
  }
  // In a microtask, after the page's own listeners and what they render.
  addEventListener('focusin', () => queueMicrotask(lookAtStop), { signal: watching.signal })
  window.focusWalk = walk
  return found.length + 1
}

function isOver(): boolean {
  return window.focusWalk?.isOver ?? true
}

function endWalk(led: string): string[] {
  const { controls = [], problems = [], end } = window.focusWalk ?? {}
  end?.()
  const unreached = controls.filter(
    (control) => control.checkVisibility() && !control.hasAttribute('data-walked') && !control.matches(led),
  )
  document.getElementById('focus-walk-start')?.remove()
  return [...problems, ...unreached.map((control) => `Not reached by Tab: ${control.outerHTML}`)]
}
