import process from 'node:process'
import { buildChanged } from '../tools/build.mjs'
import { makeDataDir, startProduct } from './product.ts'

/** Builds what has changed, starts the product, and tells the workers where it is. Gives the way to end it. */
export default async function startProductForAll(): Promise<() => Promise<void>> {
  await buildChanged(['apps/web', 'apps/server', 'apps/sandbox'])
  const { dataDir, remove } = await makeDataDir()
  // The torture counts afterwards what is stored: then it is a database of its own that is asked.
  const database = process.env['FOYER_E2E_DATABASE_URL']
  const { product, end } = await startProduct(dataDir, database ? { DATABASE_URL: database } : {})
  // Workers are processes of their own; they inherit the environment.
  process.env['FOYER_E2E_PRODUCT'] = JSON.stringify(product)
  return async () => {
    await end()
    await remove()
  }
}
