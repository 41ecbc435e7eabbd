// @ts-check
// `npm run admin -- …`: operator commands on the server's database. docs/operating.md lists them.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import process from 'node:process'
import { buildChanged } from '../build/build.mjs'
import { ensureInstalled } from './install.mjs'
import { root } from './programs.mjs'

ensureInstalled()
// Prints to stderr, because the output of a command may be read by a program.
await buildChanged(['apps/server'], console.error)
const script = join(root, 'apps/server/dist/admin.js')
process.exitCode =
  spawnSync(process.execPath, [script, ...process.argv.slice(2)], { stdio: 'inherit' }).status ?? 1
