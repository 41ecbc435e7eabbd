// @ts-check
// `npm start`: installs, builds, and runs the server with its web client, and outside production the sandbox.
import { join } from 'node:path'
import process from 'node:process'
import { buildChanged } from './build.mjs'
import { createFamily } from './family.mjs'
import { ensureInstalled } from './install.mjs'
import { root } from './programs.mjs'
import { sayReady } from './welcome.mjs'

const isProduction = process.env.NODE_ENV === 'production'

ensureInstalled()
await buildChanged(['apps/web', 'apps/server', ...(isProduction ? [] : ['apps/sandbox'])])

const family = createFamily()
const server = family.start(join(root, 'apps/server/dist/main.js'), {
  // Whoever tries Foyer out wants to see its address, not a line of JSON for each request.
  env: isProduction ? process.env : { LOG_LEVEL: 'warn', ...process.env },
})
const sandbox = isProduction ? null : family.start(join(root, 'apps/sandbox/dist/main.js'), {})
await sandbox
sayReady(await server)
