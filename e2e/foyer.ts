import { randomUUID } from 'node:crypto'
import process from 'node:process'
import { expect, test as base, type Page } from '@playwright/test'
import axe from 'axe-core'
import type { Product } from './product.ts'

export { expect } from '@playwright/test'

/** Every journey starts on the product's own origin; `foyer` tells its address and the demo account. */
export const test = base.extend<{ foyer: Product }>({
  foyer: [({}, use) => use(readProduct()), { scope: 'test' }],
  baseURL: ({ foyer }, use) => use(foyer.url),
})

export interface Person {
  readonly email: string
  readonly password: string
}

/** Somebody who has no account yet. */
export function newPerson(): Person {
  return { email: `person-${randomUUID()}@example.org`, password: 'Correct-horse-7' }
}

/** Fails with a line for each thing that axe finds on the page as it is now. */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  // A page whose script is on its way has no heading yet, and is not the page that is meant.
  await expect(page.locator('h1').first()).toBeVisible()
  // Evaluated by the debugger: a script element would be refused by the page's own policy.
  await page.evaluate(axe.source)
  const found = await page.evaluate(async () => {
    // Colours fade in after a change: axe is to see them as they end.
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish()
    const { violations } = await window.axe.run(document)
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
  })
  expect(found).toEqual([])
}

/** As the page is, with text at 200 %, and right to left besides. @param where for the message */
export async function expectNothingSideways(page: Page, where: string): Promise<void> {
  for (const change of ['none', 'text', 'direction'] as const) {
    await page.evaluate((kind) => {
      if (kind === 'text') document.documentElement.style.fontSize = '200%'
      if (kind === 'direction') document.documentElement.dir = 'rtl'
    }, change)
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow, `${where}, ${change}`).toBeLessThanOrEqual(0)
  }
}

declare global {
  interface Window {
    readonly axe: typeof axe
  }
}

function readProduct(): Product {
  const text = process.env['FOYER_E2E_PRODUCT']
  if (!text) throw new Error('The journeys need the product that global-setup.ts starts.')
  return JSON.parse(text) as Product
}
