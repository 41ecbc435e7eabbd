import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createFakeKeys, type FakeKeys } from './fake-keys.ts'
import { ada } from './people.ts'

interface Asked {
  readonly method: string
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

type Handler = (request: IncomingMessage, response: ServerResponse) => void

/** A server that speaks the part of Foyer's contract that back ends use, with real sockets. */
export interface FakeFoyer {
  readonly url: string
  /** All requests so far. */
  readonly asked: readonly Asked[]
  /** The answer to `session`, by the cookie `foyer-session`. */
  readonly sessions: Map<string, unknown>
  /** The only cookie that it reads: with https the first. */
  readsCookie: '__Host-foyer-session' | 'foyer-session'
  readonly keys: FakeKeys
  /** The audiences that tokens are made for. */
  readonly audiences: string[]
  /** Answers the next requests, one each; `repeat`: all until it is set to null. */
  readonly next: Handler[]
  repeat: Handler | null
  close(): Promise<void>
}

/** Signs in Ada under this cookie. */
export const adasCookie = 'foyer-session=ada'

export async function startFakeFoyer(): Promise<FakeFoyer> {
  const asked: Asked[] = []
  const next: Handler[] = []
  const sessions = new Map<string, unknown>([[adasCookie, ada]])
  const server = createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8').on('data', (part: string) => (body += part))
    request.on('end', () => {
      const { method = '', url: path = '', headers } = request
      asked.push({ method, path, headers, body })
      const handle =
        next.shift() ?? fake.repeat ?? ((_, response) => void answer(fake, asked.at(-1), response))
      handle(request, response)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const fake: FakeFoyer = {
    url,
    asked,
    sessions,
    readsCookie: 'foyer-session',
    keys: await createFakeKeys(url),
    audiences: [url],
    next,
    repeat: null,
    async close() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
  return fake
}

async function answer(fake: FakeFoyer, asked: Asked | undefined, response: ServerResponse): Promise<void> {
  if (asked?.path === '/.well-known/jwks.json') return json(response, 200, fake.keys.published)
  const session = fake.sessions.get(`foyer-session=${readCookie(fake, asked?.headers.cookie)}`)
  if (session === undefined)
    return json(response, 401, { code: 'unauthenticated', message: 'Sign in first.' })
  if (asked?.path === '/web/v1/auth/session?include=identifiers') return json(response, 200, session)
  if (asked?.path !== '/web/v1/auth/token' || asked.method !== 'POST')
    return json(response, 404, { code: 'not_found', message: 'There is nothing here.' })
  const { audience = fake.url } = JSON.parse(asked.body) as { audience?: string }
  if (!fake.audiences.includes(audience))
    return json(response, 422, { code: 'audience_unknown', message: 'Nobody accepts such a token.' })
  const token = await fake.keys.sign({ aud: audience })
  return json(response, 200, { token, expiresAt: new Date(Date.now() + 60_000).toISOString() })
}

/** Reads the first of two cookies with the same name, as Foyer does. */
function readCookie({ readsCookie }: FakeFoyer, header = ''): string | undefined {
  const start = `${readsCookie}=`
  return header
    .split('; ')
    .find((pair) => pair.startsWith(start))
    ?.slice(start.length)
}

export function json(response: ServerResponse, status: number, body: unknown, headers = {}): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers })
  response.end(JSON.stringify(body))
}
