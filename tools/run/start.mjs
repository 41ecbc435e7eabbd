// @ts-check
// `npm start`: installs, builds, and runs the server with its web client, and outside production the sandbox.
import { join } from 'node:path'
import process from 'node:process'
import { buildChanged } from '../build/build.mjs'
import { createFamily } from './family.mjs'
import { ensureInstalled } from './install.mjs'
import { root } from './programs.mjs'
import { hasSandbox, sandboxSettings } from './sandbox-settings.mjs'
import { sayReady } from './welcome.mjs'

ensureInstalled()
await buildChanged(['apps/web', 'apps/server', ...(hasSandbox() ? ['apps/sandbox'] : [])])

const family = createFamily()
const sandbox = hasSandbox() ? await family.start(join(root, 'apps/sandbox/dist/main.js'), {}) : null
const server = await family.start(join(root, 'apps/server/dist/main.js'), {
  // Whoever tries Foyer out wants to see its address, not a line of JSON for each request.
  // There is one process, and no other that a proxy could turn to: Ctrl-C need not wait.
  env: {
    SHUTDOWN_DELAY: '0',
    ...(sandbox === null ? {} : { LOG_LEVEL: 'warn', ...sandboxSettings(sandbox) }),
    ...process.env,
  },
})
sayReady(server, sandbox)
