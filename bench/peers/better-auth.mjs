// @ts-check
// A peer: better-auth on Node's HTTP server, with production settings and its own database; as shipped, or with the password hash of
// our server (PASSWORD_HASH).
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import process from 'node:process'
import { betterAuth } from 'better-auth'
import { getMigrations } from 'better-auth/db/migration'
import { toNodeHandler } from 'better-auth/node'

const fromServer = createRequire(new URL('../../apps/server/package.json', import.meta.url))
/** @type {typeof import('pg')} */
const pg = fromServer('pg')
/** @type {typeof import('@node-rs/argon2')} */
const argon2 = fromServer('@node-rs/argon2')

const server = createServer()
await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)))
const place = server.address()
if (place === null || typeof place === 'string') throw new Error('better-auth has no port.')
const address = `http://127.0.0.1:${place.port}`

/** Rate limiting is on, as in our server, but the limit is high, because all requests come from one address. */
const limit = { window: 10, max: 100_000_000 }

/** Argon2id with our server's parameters: 19 MiB, two passes, one lane. */
const sameHash = {
  hash: (/** @type {string} */ password) =>
    argon2.hash(password, { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 }),
  verify: (/** @type {{ hash: string, password: string }} */ { hash, password }) =>
    argon2.verify(hash, password),
}

/** @type {import('better-auth').BetterAuthOptions} */
const options = {
  baseURL: address,
  secret: process.env.BETTER_AUTH_SECRET ?? 'the-secret-of-a-bench-is-known-to-all-0123456789',
  database: new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 }),
  emailAndPassword: {
    enabled: true,
    ...(process.env.PASSWORD_HASH === 'same argon2id' && { password: sameHash }),
  },
  rateLimit: { enabled: true, ...limit, customRules: { '/sign-in/*': limit, '/sign-up/*': limit } },
  telemetry: { enabled: false },
  // Otherwise it would warn about the missing proxy.
  logger: { level: 'error' },
}
const { runMigrations } = await getMigrations(options)
await runMigrations()
const handle = toNodeHandler(betterAuth(options))
server.on('request', (request, response) => void handle(request, response))
process.send?.({ type: 'ready', address })
