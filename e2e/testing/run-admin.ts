import { execFile } from 'node:child_process'
import { join } from 'node:path'
import process from 'node:process'
import { promisify } from 'node:util'
import { testedNodeOptions } from '../../tools/run/node-options.mjs'
import { root } from '../../tools/run/programs.mjs'

/** Runs `npm run admin -- …` on a database that no server has open. @throws Error if the command fails */
export async function runAdmin(dataDir: string, ...command: readonly string[]): Promise<void> {
  const script = join(root, 'apps/server/dist/admin.js')
  // NODE_ENV is set, because a test that builds with Vite leaves `production` in this process.
  const env = { ...process.env, NODE_ENV: 'test', DATABASE_URL: '', DATA_DIR: dataDir }
  await promisify(execFile)(process.execPath, [...testedNodeOptions, script, ...command], { env })
}
