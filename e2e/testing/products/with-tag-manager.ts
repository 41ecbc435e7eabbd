import type { Page } from '@playwright/test'
import { test as base } from '../foyer.ts'
import { makeDataDir, startProduct, type Product } from './product.ts'

/** The product with a tag manager, which the sandbox fakes. */
export const test = base.extend<object, { readonly counted: Product }>({
  counted: [
    // oxlint-disable-next-line no-empty-pattern -- playwright reads from it which fixtures are wanted: none
    async ({}, use) => {
      const { dataDir, remove } = await makeDataDir()
      const { product, end } = await startProduct(dataDir, ({ sandbox }) => ({
        TAG_MANAGER_ID: 'GTM-SANDBOX1',
        TAG_MANAGER_ORIGIN: sandbox,
        ANALYTICS_LOG: 'on',
      }))
      await use(product)
      await end()
      await remove()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ counted }, use) => use(counted.url),
})

/** Where a person agrees to analytics, or does not. */
export const banner = (page: Page) => page.getByRole('region', { name: 'Analytics' })

/** What the tag manager was told. */
export async function readTold({ sandbox }: Product): Promise<Record<string, unknown>[]> {
  const answer = (await (await fetch(`${sandbox}/tag-manager/events`)).json()) as { events: string[] }
  return answer.events.map((event) => JSON.parse(event) as Record<string, unknown>)
}
