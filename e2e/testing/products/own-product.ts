import { test } from '../foyer.ts'
import { makeDataDir, startProduct, type Running, type Settings } from './product.ts'

/**
 * Starts a separate product for the tests of one file, and stops it after them.
 * @param readSettings is called when the tests start, with the address of the sandbox; returns variables of docs/operating.md
 * @returns a function that returns the product
 */
export function startOwnProduct(
  readSettings: (outside: { readonly sandbox: string }) => Settings,
): () => Running {
  let running: Running | undefined
  let close: (() => Promise<void>) | undefined
  test.beforeAll(async () => {
    const { dataDir, remove } = await makeDataDir()
    close = remove
    const started = await startProduct(dataDir, readSettings)
    running = started
    close = async () => {
      await started.end()
      await remove()
    }
  })
  test.afterAll(() => close?.())
  return () => {
    if (running === undefined) throw new Error('The product is there once the journeys run, and not before.')
    return running
  }
}
