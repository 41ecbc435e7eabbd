import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { buildChanged, buildPackages } from '../../../tools/build/build.mjs'
import { packPackages } from '../../../tools/build/pack.mjs'
import { createStartedDir } from '../../testing/products/product.ts'

/** Builds what has changed, packs the packages, and creates the database with which each test begins. */
export default async function setUp(): Promise<() => Promise<void>> {
  await buildPackages()
  await buildChanged(['apps/web', 'apps/server', 'apps/sandbox'])
  const tarballs = await mkdtemp(join(tmpdir(), 'foyer-tarballs-'))
  packPackages(tarballs)
  process.env['FOYER_E2E_TARBALLS'] = tarballs
  const started = await createStartedDir()
  return async () => {
    await rm(tarballs, { recursive: true, force: true })
    await started.remove()
  }
}
