import process from 'node:process'
import { buildChanged, buildPackages } from '../../tools/build/build.mjs'
import { createDataDir, createStartedDir, startProduct } from './products/product.ts'

/** Builds what has changed, starts the product, and passes its address to the workers. Returns a function that stops it. */
export default async function startProductForAll(): Promise<() => Promise<void>> {
  // The journeys import from the packages as integrators' apps do, so these must be built; the apps are built from source.
  await buildPackages()
  await buildChanged(['apps/web', 'apps/server', 'apps/sandbox'])
  // Workers are separate processes, which inherit the environment: it contains this folder, and later the product's address.
  const started = await createStartedDir()
  const { dataDir, remove } = await createDataDir()
  // `npm run torture` counts what is stored afterwards, so it provides the database.
  const database = process.env['FOYER_E2E_DATABASE_URL']
  const { product, end } = await startProduct(dataDir, database ? { DATABASE_URL: database } : {})
  process.env['FOYER_E2E_PRODUCT'] = JSON.stringify(product)
  return async () => {
    await end()
    await remove()
    await started.remove()
  }
}
