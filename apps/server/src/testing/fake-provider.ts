import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, SignJWT, type JWK, type JWTPayload } from 'jose'

/** A request that a provider has received. */
export interface ProviderRequest {
  readonly method: string
  readonly url: URL
  readonly headers: IncomingMessage['headers']
  readonly body: URLSearchParams
}

/** Answers a request by writing to the response itself. */
export type Handler = (request: ProviderRequest, response: ServerResponse) => void | Promise<void>

/** A fake provider over real HTTP, whose answers the test sets. */
export interface FakeProvider {
  readonly url: string
  readonly requests: ProviderRequest[]
  /** Sets the answer for a path, until `reset`. */
  on(path: string, handler: Handler | object): void
  reset(): void
  close(): Promise<void>
}

export async function startFakeProvider(): Promise<FakeProvider> {
  const handlers = new Map<string, Handler | object>()
  const requests: ProviderRequest[] = []
  const server = createServer((request, response) => {
    void answer(request, response)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const read = await readRequest(request)
    requests.push(read)
    const handler = handlers.get(read.url.pathname)
    if (handler === undefined) response.writeHead(404).end()
    else if (typeof handler === 'function') await (handler as Handler)(read, response)
    else sendJson(response, handler)
  }

  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    on: (path, handler) => void handlers.set(path, handler),
    reset() {
      handlers.clear()
      requests.length = 0
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

export function sendJson(response: ServerResponse, json: object, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(json))
}

async function readRequest(request: IncomingMessage): Promise<ProviderRequest> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(Buffer.from(chunk))
  return {
    method: request.method ?? '',
    url: new URL(request.url ?? '', 'http://provider.test'),
    headers: request.headers,
    body: new URLSearchParams(Buffer.concat(chunks).toString('utf8')),
  }
}

/** Signs id tokens like an OpenID provider. */
export interface Signer {
  readonly jwk: JWK
  sign(claims: JWTPayload, header?: { kid?: string }): Promise<string>
}

export async function createSigner(kid: string): Promise<Signer> {
  const { publicKey, privateKey } = await generateKeyPair('RS256')
  const jwk: JWK = { ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' }
  return {
    jwk,
    sign: (claims, header = {}) =>
      new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid, ...header }).sign(privateKey),
  }
}
