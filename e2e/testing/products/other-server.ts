import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { json } from 'node:stream/consumers'

interface Answer {
  readonly status: number
  readonly body?: object
  readonly cookie?: string
}

type Call = (body: Readonly<Record<string, string>>, token: string) => Answer

const invalid = {
  code: 'invalid_credentials',
  message: 'This server knows nobody of that name and password.',
}
const notFound: Answer = { status: 404, body: { code: 'not_found', message: 'There is no such call here.' } }
const unauthenticated = { code: 'unauthenticated', message: 'Nobody is signed in.' }

/**
 * A third-party server, written from docs/embedding.md without our code. It knows a single person. Returns its address.
 */
export async function startOtherServer(person: { readonly email: string; readonly password: string }) {
  const user = {
    id: 'b9ac2b2e-2a39-4ecb-a8a4-7a4b6f9a1c55',
    email: person.email,
    phone: null,
    name: null,
    currency: null,
    createdAt: '2026-01-01T00:00:00.000Z',
  }
  const tokens = new Set<string>()
  const calls: Readonly<Record<string, Call>> = {
    'GET /web/v1/auth/session': (_body, token) =>
      tokens.has(token) ? { status: 200, body: user } : { status: 401, body: unauthenticated },
    'POST /web/v1/auth/login'({ email, password }) {
      if (email !== person.email || password !== person.password) return { status: 401, body: invalid }
      const token = randomBytes(16).toString('hex')
      tokens.add(token)
      return { status: 200, body: user, cookie: `other=${token}; HttpOnly; SameSite=Lax; Path=/` }
    },
    'POST /web/v1/auth/logout'(_body, token) {
      tokens.delete(token)
      return { status: 204, cookie: 'other=; Max-Age=0; Path=/' }
    },
    'POST /USER/visitor-save': () => ({ status: 200, body: {} }),
    'GET /web/v1/social-configs': () => ({ status: 200, body: { socialConfigs: [], redirectOrigins: [] } }),
  }
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const call = calls[`${request.method} ${new URL(request.url ?? '/', 'http://other').pathname}`]
    const token = /other=(\w+)/.exec(request.headers.cookie ?? '')?.[1] ?? ''
    const { status, body, cookie } = call?.(await readBody(request), token) ?? notFound
    if (cookie !== undefined) response.setHeader('set-cookie', cookie)
    response.writeHead(status, { 'content-type': 'application/json' }).end(body && JSON.stringify(body))
  }
  const server = createServer((request, response) => void answer(request, response)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new TypeError('A port was asked for.')
  return { url: `http://127.0.0.1:${address.port}`, close: () => server.close() }
}

async function readBody(request: IncomingMessage): Promise<Readonly<Record<string, string>>> {
  if (request.method === 'GET' || request.headers['content-length'] === '0') return {}
  return (await json(request)) as Readonly<Record<string, string>>
}
