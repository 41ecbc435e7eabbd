import { test } from '../foyer.ts'
import { createDataDir, startProduct, type RunningProduct, type Settings } from './product.ts'

/**
 * Starts a separate product for the tests of one file, and stops it after them.
 * @param readSettings is called when the tests start, with the address of the sandbox; returns variables of docs/operating.md
 * @returns a function that returns the product
 */
export function startOwnProduct(
  readSettings: (services: { readonly sandbox: string }) => Settings,
): () => RunningProduct {
  let runningProduct: RunningProduct | undefined
  let close: (() => Promise<void>) | undefined
  test.beforeAll(async () => {
    const { dataDir, remove } = await createDataDir()
    close = remove
    const started = await startProduct(dataDir, readSettings)
    runningProduct = started
    close = async () => {
      await started.end()
      await remove()
    }
  })
  test.afterAll(() => close?.())
  return () => {
    if (runningProduct === undefined)
      throw new Error('The product is there once the journeys run, and not before.')
    return runningProduct
  }
}
