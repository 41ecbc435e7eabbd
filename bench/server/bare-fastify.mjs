// @ts-check
// The floor for session checks: a route with one prepared, indexed select, and nothing else.
import { createRequire } from 'node:module'
import process from 'node:process'

const fromServer = createRequire(new URL('../../apps/server/package.json', import.meta.url))
/** @type {typeof import('fastify')} */
const { fastify } = fromServer('fastify')
/** @type {typeof import('pg')} */
const pg = fromServer('pg')

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 })
const app = fastify()
// oxlint-disable-next-line oxc/no-async-endpoint-handlers -- Fastify awaits it, Express would not
app.get('/session', async (request) => {
  const hash = request.headers['x-token-hash']
  const { rows } = await pool.query({
    name: 'session',
    text: 'select id, user_id, created_at, expires_at, address, user_agent from sessions where token_hash = $1',
    values: [hash],
  })
  return rows[0]
})
process.send?.({ type: 'ready', address: await app.listen({ host: '127.0.0.1', port: 0 }) })
