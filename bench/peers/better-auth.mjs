// @ts-check
// A peer: better-auth on Node's own server, as it ships, in production settings, with a database of its own.
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import process from 'node:process'
import { betterAuth } from 'better-auth'
import { getMigrations } from 'better-auth/db/migration'
import { toNodeHandler } from 'better-auth/node'

const fromServer = createRequire(new URL('../../apps/server/package.json', import.meta.url))
/** @type {typeof import('pg')} */
const pg = fromServer('pg')

const server = createServer()
await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)))
const place = server.address()
if (place === null || typeof place === 'string') throw new Error('better-auth has no port.')
const address = `http://127.0.0.1:${place.port}`

/** Its limit is on, as ours are; only the number is high, as all the load comes from one address. */
const limit = { window: 10, max: 100_000_000 }

/** @type {import('better-auth').BetterAuthOptions} */
const options = {
  baseURL: address,
  secret: process.env.BETTER_AUTH_SECRET ?? 'the-secret-of-a-bench-is-known-to-all-0123456789',
  database: new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 }),
  emailAndPassword: { enabled: true },
  rateLimit: { enabled: true, ...limit, customRules: { '/sign-in/*': limit, '/sign-up/*': limit } },
  telemetry: { enabled: false },
  // It warns of the missing proxy.
  logger: { level: 'error' },
}
const { runMigrations } = await getMigrations(options)
await runMigrations()
const handle = toNodeHandler(betterAuth(options))
server.on('request', (request, response) => void handle(request, response))
process.send?.({ type: 'ready', address })
