// Sends one HTTP request, with any bytes that Node allows.
import { Agent, request, type IncomingHttpHeaders } from 'node:http'
import { buffer } from 'node:stream/consumers'

export interface Reply {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly text: string
  readonly milliseconds: number
}

export interface RequestSpec {
  readonly method: string
  readonly path: string
  readonly headers?: Readonly<Record<string, string | string[]>>
  /** An object is sent as JSON. */
  readonly body?: object | string | Buffer | undefined
}

const agent = new Agent({ keepAlive: true, maxSockets: 4_000 })

/** @throws Error if the connection breaks, which should never happen */
export function sendRequest(port: number, { method, path, headers = {}, body }: RequestSpec): Promise<Reply> {
  const bytes =
    body === undefined || typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body)
  const type = bytes === undefined ? {} : { 'content-type': 'application/json' }
  const length = bytes === undefined ? {} : { 'content-length': String(Buffer.byteLength(bytes)) }
  const startedAt = performance.now()
  return new Promise((resolve, reject) => {
    const outgoing = request({
      agent,
      host: '127.0.0.1',
      port,
      method,
      path,
      headers: { ...type, ...length, ...headers },
    })
    outgoing.on('error', reject)
    outgoing.on('response', (response) => {
      const milliseconds = performance.now() - startedAt
      buffer(response).then(
        (bytesRead) =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            text: bytesRead.toString('utf8'),
            milliseconds,
          }),
        reject,
      )
    })
    outgoing.end(bytes)
  })
}

/** The cookies of an answer, as a browser would send them back. */
export function cookiesOf({ headers }: Reply): string {
  return (headers['set-cookie'] ?? []).map((cookie) => cookie.split(';', 1)[0]).join('; ')
}

/** The cookies that a browser has after an answer: the new ones replace those of the same name. @param cookies those that it had */
export function addCookies(cookies: string, reply: Reply): string {
  const all = [...cookies.split('; '), ...cookiesOf(reply).split('; ')]
  const byName = new Map(all.map((cookie) => [cookie.slice(0, cookie.indexOf('=')), cookie]))
  // The server clears a cookie by an empty value.
  return [...byName.values()].filter((cookie) => !cookie.endsWith('=')).join('; ')
}

/** @throws Error with the answer, if its status is not the expected one */
export async function sendExpecting(port: number, status: number, spec: RequestSpec): Promise<Reply> {
  const reply = await sendRequest(port, spec)
  if (reply.status === status) return reply
  throw new Error(`${spec.method} ${spec.path} answered ${reply.status}: ${reply.text}`)
}
