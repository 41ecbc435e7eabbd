import * as arabic from '@foyer/core/messages/ar-XX'
import * as german from '@foyer/core/messages/de-DE'
import * as english from '@foyer/core/messages/en-001'
import type { Locale } from '@foyer/core/wire'
import { afterEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { FakeAccount } from './testing/fake-account.ts'
import { findViolations, findViolationsInThemes } from './testing/find-violations.ts'
import { allParts, type Part } from './testing/parts.tsx'
import { renderPart, type Messages } from './testing/render-part.tsx'

const root = document.documentElement

afterEach(async () => {
  delete root.dataset['theme']
  root.dir = 'ltr'
  root.lang = 'en'
  root.style.fontSize = ''
  await page.viewport(1280, 800)
})

/** Renders a part alone, and waits until it shows the answers to its calls. */
async function renderWhole(
  { element, shows }: Part,
  lang: Locale = 'en-001',
  messages: Messages = english,
): Promise<void> {
  const server = new FakeAccount()
  await renderPart(server, element(messages), { lang, messages })
  await expect.element(page.getByRole('main')).not.toBeEmptyDOMElement()
  await expect.poll(() => document.querySelector('main')?.textContent).not.toBe('')
  await expect.poll(() => shows === undefined || server.calls.includes(shows)).toBe(true)
  await expect.poll(() => document.querySelector('[data-skeleton]')).toBeNull()
}

const names = allParts.map((part) => [part.name, part] as const)

it.each(names)('<%s> alone has no axe violations, in both themes', async (_, part) => {
  await renderWhole(part)
  expect(await findViolationsInThemes()).toEqual([])
})

it.each(names)('<%s> alone fits into 320 px, both right to left and left to right', async (_, part) => {
  await page.viewport(320, 640)
  await renderWhole(part, 'ar-XX', arabic)
  expect(root.scrollWidth).toBeLessThanOrEqual(320)
  for (const { left, right } of controls().map((control) => control.getBoundingClientRect()))
    expect([left >= 0, right <= 320]).toEqual([true, true])
  expect(await findViolations()).toEqual([])
  root.dir = 'ltr'
  expect(root.scrollWidth).toBeLessThanOrEqual(320)
})

// German words are long.
it.each(names)('<%s> alone fits into 360 px in German, with text at 200 %%', async (_, part) => {
  await page.viewport(360, 640)
  root.style.fontSize = '200%'
  await renderWhole(part, 'de-DE', german)
  expect(root.scrollWidth).toBeLessThanOrEqual(360)
})

it.each(names)(
  'each control of <%s> can be reached by Tab, in the order of the page, with a visible focus',
  async (_, part) => {
    await renderWhole(part)
    const expected = controls()
    const reached: Element[] = []
    for (let press = 0; press < 60 && reached.length < expected.length; press++) {
      await userEvent.keyboard('{Tab}')
      const { activeElement } = document
      if (activeElement === null || activeElement === document.body || reached.includes(activeElement)) break
      reached.push(activeElement)
      expect(hasVisibleFocus(activeElement)).toBe(true)
    }
    expect(reached.map(describe)).toEqual(expected.map(describe))
  },
)

/** What the keyboard can operate, in the order of the page. */
function controls(): Element[] {
  const all = document.querySelectorAll('main :is(a[href], button, input, select, summary, [tabindex="0"])')
  return [...all].filter(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.matches(':disabled, [tabindex="-1"]') &&
      element.getBoundingClientRect().width > 1,
  )
}

function describe(element: Element): string {
  return `${element.localName} ${element.getAttribute('aria-label') ?? element.getAttribute('name') ?? element.textContent}`
}

/** Does the element, or one around it, have an outline or a ring, or does its border change its colour? */
function hasVisibleFocus(element: Element): boolean {
  for (let at: Element | null = element; at !== null && at.localName !== 'main'; at = at.parentElement) {
    const { outlineStyle, boxShadow } = getComputedStyle(at)
    if (outlineStyle !== 'none' || boxShadow !== 'none') return true
  }
  return false
}
