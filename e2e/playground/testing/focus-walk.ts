import type { Page } from '@playwright/test'

/** Controls that need not be tab stops: arrow keys lead to them, from their neighbour or from a search. */
const led =
  '[role="listbox"], [role="tab"], [role="option"], [role="menuitem"], [role="radio"], [type="radio"]'
const controls =
  'input:not([type="hidden"]), button, select, textarea, a[href], [tabindex], [contenteditable="true"]'

interface Walk {
  readonly controls: readonly Element[]
  readonly looks: readonly string[]
  readonly lookOf: (element: Element) => string
}

declare global {
  interface Window {
    focusWalk?: Walk
  }
}

/** Walks through the page with Tab. Returns a line for each control that is not reached, and for each invisible focus. */
export async function findFocusProblems(page: Page): Promise<string[]> {
  // Some blocks render again when they lose the focus.
  await page.evaluate(leaveFocus)
  const count = await page.evaluate(beginWalk, { controls, led })
  const problems: string[] = []
  // Scrollable lists are tab stops too, without being controls.
  for (let stop = 0; stop < 2 * count; stop++) {
    await page.keyboard.press('Tab')
    const problem = await page.evaluate(lookAtStop)
    if (problem === 'end') break
    if (problem !== null) problems.push(problem)
  }
  return [...problems, ...(await page.evaluate(endWalk, led))]
}

/** Removes the focus, and waits until that is rendered. */
async function leaveFocus(): Promise<void> {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
}

/** Stores each control's look without focus, and moves the focus before the first. */
function beginWalk(selectors: { readonly controls: string; readonly led: string }): number {
  // Behind a modal dialog nothing has to be reachable.
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
  window.focusWalk = { controls: found, looks: found.map(lookOf), lookOf }
  const start = document.createElement('button')
  start.id = 'focus-walk-start'
  if (root.matches('dialog')) root.prepend(start)
  else root.before(start)
  start.focus()
  return found.length + 1
}

/** 'end' when the focus has left the story, null when there is no fault. */
function lookAtStop(): string | null {
  const { activeElement: active } = document
  const { focusWalk: walk } = window
  if (walk === undefined || active === null || !document.querySelector('main')?.contains(active)) return 'end'
  if (active.id === 'focus-walk-start') return 'end'
  active.setAttribute('data-walked', '')
  const index = walk.controls.indexOf(active)
  if (index === -1 || walk.looks[index] !== walk.lookOf(active)) return null
  return `The focus is not seen: ${active.outerHTML}`
}

function endWalk(led: string): string[] {
  const unreached = (window.focusWalk?.controls ?? []).filter(
    (control) => control.checkVisibility() && !control.hasAttribute('data-walked') && !control.matches(led),
  )
  document.getElementById('focus-walk-start')?.remove()
  return unreached.map((control) => `Not reached by Tab: ${control.outerHTML}`)
}
