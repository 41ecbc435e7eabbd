// @ts-check
// `npm start`: installs, builds, and runs the server with its web client; outside of production with the sandbox.
import { join } from 'node:path'
import process from 'node:process'
import { buildChanged } from '../build/build.mjs'
import { createFamily } from './family.mjs'
import { ensureInstalled } from './install.mjs'
import { nodeOptions } from './node-options.mjs'
import { root } from './programs.mjs'
import { hasSandbox, sandboxSettings } from './sandbox-settings.mjs'
import { printReady } from './welcome.mjs'

ensureInstalled()
await buildChanged(['apps/web', 'apps/server', ...(hasSandbox() ? ['apps/sandbox'] : [])])

const family = createFamily()
const sandbox = hasSandbox() ? await family.start(join(root, 'apps/sandbox/dist/main.js'), {}) : null
const server = await family.start(join(root, 'apps/server/dist/main.js'), {
  // Readable output instead of a JSON line per request, for people who try Foyer out. No shutdown delay, because no
  // other process could answer meanwhile.
  env: {
    SHUTDOWN_DELAY: '0',
    NODE_OPTIONS: nodeOptions,
    ...(sandbox === null ? {} : { LOG_LEVEL: 'warn', ...sandboxSettings(sandbox) }),
    ...process.env,
  },
})
printReady(server, sandbox)
