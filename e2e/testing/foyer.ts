import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import process from 'node:process'
import { expect, test as base, type Page } from '@playwright/test'
import type axe from 'axe-core'
import type { Product } from './products/product.ts'

export type { Product }
export { expect } from '@playwright/test'

/** Journeys start on the product's own origin; `foyer` has its address and the demo account. */
export const test = base.extend<{ foyer: Product }>({
  foyer: [({}, use) => use(readProduct()), { scope: 'test' }],
  baseURL: ({ foyer }, use) => use(foyer.url),
})

export interface Person {
  readonly email: string
  readonly password: string
}

/** A person without an account. */
export function newPerson(): Person {
  return { email: `person-${randomUUID()}@example.org`, password: 'Correct-horse-7' }
}

/** Minified, which is less than half as long, because it is sent to each page again. */
const axeScript = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Puts `axe` into the page, unless it is there already. */
export async function loadAxe(page: Page): Promise<void> {
  // Evaluated through the debugger, because the page's CSP would block a script element.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeScript)
}

/** Fails with a line for each violation that axe finds in the current page. */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  // A page whose script is still loading has no heading yet.
  await expect(page.locator('h1').first()).toBeVisible()
  await loadAxe(page)
  const found = await page.evaluate(async () => {
    // Ends running transitions, so that axe measures the final colours.
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish()
    const { violations } = await window.axe.run(document, { resultTypes: ['violations'] })
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
  })
  expect(found).toEqual([])
}

/** Checks the page as it is, with text at 200 %, and right to left, and restores it afterwards. @param description for the message */
export async function expectNoHorizontalOverflow(page: Page, description: string): Promise<void> {
  const overflows = await page.evaluate(() => {
    const root = document.documentElement
    const { dir } = root
    const readOverflow = () => root.scrollWidth - root.clientWidth
    const defaultOverflow = readOverflow()
    root.style.fontSize = '200%'
    const largeTextOverflow = readOverflow()
    root.dir = 'rtl'
    const largeRightToLeftOverflow = readOverflow()
    root.style.fontSize = ''
    root.dir = dir
    return Object.entries({
      usual: defaultOverflow,
      large: largeTextOverflow,
      largeToLeft: largeRightToLeftOverflow,
    }).filter(([, overflow]) => overflow > 0)
  })
  expect(overflows, description).toEqual([])
}

declare global {
  interface Window {
    readonly axe: typeof axe
  }
}

/** The product that all journeys share. */
export function readProduct(): Product {
  const text = process.env['FOYER_E2E_PRODUCT']
  if (!text) throw new Error('The journeys need the product that global-setup.ts starts.')
  return JSON.parse(text) as Product
}
