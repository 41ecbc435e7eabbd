import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { PGlite } from '@electric-sql/pglite'
import { test } from '../foyer.ts'
import { createDataDir, startProduct, type Product, type RunningProduct } from './product.ts'

/**
 * Starts a separate product for the tests of one file, in which everything that `prepare` does happened eleven minutes ago, so that no proof
 * is recent any more. Addresses count as proven. Cookies stay valid, because they do not depend on the port.
 * @returns a function that returns the product
 */
export function startAgedProduct(
  prepare: (product: Product, browser: Browser) => Promise<void>,
): () => RunningProduct {
  let runningProduct: RunningProduct | undefined
  let closeBrowser: (() => Promise<void>) | undefined
  test.beforeAll(async ({ browser }) => {
    const { dataDir, remove } = await createDataDir()
    closeBrowser = remove
    const firstRun = await startProduct(dataDir)
    try {
      await prepare(firstRun.product, browser)
    } finally {
      await firstRun.end()
    }
    await ageSessions(dataDir)
    const started = await startProduct(dataDir)
    runningProduct = started
    closeBrowser = async () => {
      await started.end()
      await remove()
    }
  })
  test.afterAll(() => closeBrowser?.())
  return () => {
    if (runningProduct === undefined)
      throw new Error('The product is there once the journeys run, and not before.')
    return runningProduct
  }
}

/** Makes all sessions eleven minutes older, in a database that no server has open. */
export async function ageSessions(dataDir: string): Promise<void> {
  const database = await PGlite.create(join(dataDir, 'postgres'))
  const elapsed = "interval '11 minutes'"
  await database.exec(
    `update sessions set created_at = created_at - ${elapsed}, authenticated_at = authenticated_at - ${elapsed};
     update user_emails set verified_at = now()`,
  )
  await database.close()
}
