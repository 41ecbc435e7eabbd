// Runs in the page, in every browser: finds visible elements by role and accessible name.
import { computeAccessibleName, getRole } from 'dom-accessibility-api'

/** An element of the page, by its role and its name. */
export interface ElementQuery {
  /** An ARIA role; or `field` for any form control with that label. */
  readonly role: string
  /** The full accessible name, or one of several; with `isPart` a part of it. Default: every name matches. */
  readonly name?: string | readonly string[]
  readonly isPart?: boolean
  /** The element that contains it. */
  readonly within?: ElementQuery
}

/** The state of a visible element. */
export interface ElementState {
  readonly name: string
  readonly text: string
  readonly value: string | null
  readonly isFocused: boolean
  readonly isEnabled: boolean
  /** For a checkbox or a tab; otherwise null. */
  readonly isChecked: boolean | null
  readonly isInvalid: boolean
  readonly isExpanded: boolean | null
  /** The selection, for a text input. */
  readonly caret: readonly [number, number] | null
  readonly type: string | null
  /** Its middle, in CSS pixels from the top left of the window. */
  readonly middle: { readonly x: number; readonly y: number }
}

/** All visible matches, in document order. */
function readStates(query: ElementQuery): ElementState[] {
  return findAll(query).map(readState)
}

/** Scrolls the element into view, and returns the point at which it can be clicked; null while it moves or is covered. */
async function findClickPoint(query: ElementQuery): Promise<ElementState['middle'] | null> {
  const [element, duplicate] = findAll(query)
  if (element === undefined) return null
  if (duplicate !== undefined) throw new Error(`There are several of ${JSON.stringify(query)}.`)
  element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
  const previousMiddle = middleOf(element)
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  const middle = middleOf(element)
  if (middle.x !== previousMiddle.x || middle.y !== previousMiddle.y) return null
  const treeRoot = element.getRootNode() as Document | ShadowRoot
  const hitElement = treeRoot.elementFromPoint(middle.x, middle.y)
  const label = hitElement?.closest('label')
  const canBeHit =
    hitElement !== null && (element.contains(hitElement) || (label ?? null)?.control === element)
  if (!canBeHit) return null
  wasMissed = false
  const checkTarget = (event: Event): void => {
    wasMissed = !event.composedPath().includes(element) && !event.composedPath().includes(label ?? element)
  }
  addEventListener('pointerdown', checkTarget, { capture: true, once: true })
  return middle
}

let wasMissed = false

/** Did the last click hit another element because the page had moved? */
function hasMissedClick(): boolean {
  return wasMissed
}

/** Fills in a field like a password manager: sets the value, and dispatches events without keys. */
function fillByScript(input: { readonly thing: ElementQuery; readonly value: string }): boolean {
  const [element] = findAll(input.thing)
  if (!(element instanceof HTMLInputElement)) return false
  element.value = input.value
  element.dispatchEvent(new Event('input', { bubbles: true }))
  element.dispatchEvent(new Event('change', { bubbles: true }))
  return true
}

const journey = { look: readStates, reach: findClickPoint, hasMissed: hasMissedClick, fillByScript }

declare global {
  interface Window {
    journey?: typeof journey
  }
}

window.journey = journey

function findAll({ role, name, isPart = false, within }: ElementQuery): Element[] {
  const roots: readonly ParentNode[] = within ? findAll(within) : [document]
  return roots
    .flatMap((root) => [...root.querySelectorAll('*')])
    .filter((element) => hasRole(element, role) && isVisible(element) && isNamed(element, name, isPart))
}

function hasRole(element: Element, role: string): boolean {
  return role === 'field' ? element.matches('input, select, textarea') : getRole(element) === role
}

function isNamed(element: Element, name: ElementQuery['name'], isPart: boolean): boolean {
  if (name === undefined) return true
  const ownName = nameOf(element)
  return [name].flat().some((part) => (isPart ? ownName.includes(part) : ownName === part))
}

function nameOf(element: Element): string {
  return computeAccessibleName(element).replaceAll(/\s+/g, ' ').trim()
}

function isVisible(element: Element): boolean {
  if (element.closest('[aria-hidden="true"], [inert]') !== null) return false
  const { width, height } = element.getBoundingClientRect()
  return (
    width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  )
}

function middleOf(element: Element): ElementState['middle'] {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}

function readState(element: Element): ElementState {
  const readFlag = (name: string) => {
    const value = element.getAttribute(name)
    return value === null ? null : value === 'true'
  }
  const input = element instanceof HTMLInputElement ? element : undefined
  const hasValue =
    input !== undefined || element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement
  const isBox = input?.type === 'checkbox' || input?.type === 'radio'
  return {
    name: nameOf(element),
    text: (element as HTMLElement).innerText.replaceAll(/\s+/g, ' ').trim(),
    value: hasValue ? (element as HTMLInputElement).value : null,
    isFocused: document.activeElement === element,
    isEnabled: !element.matches(':disabled, [aria-disabled="true"]'),
    isChecked: isBox ? input.checked : (readFlag('aria-checked') ?? readFlag('aria-selected')),
    isInvalid: readFlag('aria-invalid') ?? false,
    isExpanded: readFlag('aria-expanded'),
    caret:
      input?.selectionStart == null
        ? null
        : [input.selectionStart, input.selectionEnd ?? input.selectionStart],
    type: input?.type ?? null,
    middle: middleOf(element),
  }
}
