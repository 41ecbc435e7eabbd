// @ts-check
// `npm run dev`: the web client with hot reloading; server and sandbox from source, restarted on change.
import { join } from 'node:path'
import process from 'node:process'
import { createFamily } from './family.mjs'
import { findFreePort } from './free-port.mjs'
import { ensureInstalled } from './install.mjs'
import { root } from './programs.mjs'
import { sandboxSettings } from './sandbox-settings.mjs'
import { printReady } from './welcome.mjs'

ensureInstalled()
const port = readPort(process.env['PORT']?.trim() || '3000')
const serverPort = await findFreePort()
const family = createFamily()

const execArgv = ['--watch', '--watch-preserve-output', '--import', 'tsx', '--conditions=foyer-source']
const sandbox = await family.start(join(root, 'apps/sandbox/src/main.ts'), { execArgv })
const server = family.start(join(root, 'apps/server/src/main.ts'), {
  execArgv,
  env: {
    LOG_LEVEL: 'warn',
    ...sandboxSettings(sandbox),
    ...process.env,
    PORT: String(serverPort),
    // Vite serves the pages, so links in mails lead to it.
    PUBLIC_URL: `http://localhost:${port}`,
  },
})
await startVite()
printReady(await server, sandbox)

/** Serves the web client, and passes all other requests on to the server. */
async function startVite() {
  process.env['FOYER_API_ORIGIN'] = `http://127.0.0.1:${serverPort}`
  // Imported here, because on a fresh machine Vite is not installed yet when this module is loaded.
  const { createServer } = await import('vite')
  const settings = { root: join(root, 'apps/web'), server: { port, strictPort: true } }
  const vite = await createServer({ ...settings, logLevel: 'warn' })
  try {
    await vite.listen()
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    console.error(`${reason}. Stop that program, or name another port: PORT=${port + 10}.`)
    await family.end(1)
  }
}

/** Parses a port strictly: Vite would replace an invalid port by another one, which the server would not know. @param {string} text */
function readPort(text) {
  const number = /^\d+$/.test(text) ? Number(text) : 0
  if (number >= 1 && number <= 65_535) return number
  console.error(`PORT: "${text}" is not a whole number from 1 to 65535.`)
  process.exit(1)
}
