import { request as forward } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { generate } from 'selfsigned'

export interface TlsProxy {
  /** The port for https. */
  readonly port: number
  readonly close: () => void
}

/** A proxy such as those in front of Foyer in production: terminates TLS, and sets `X-Forwarded-For`. */
export async function startTlsProxy(target: { readonly port: number }): Promise<TlsProxy> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }])
  const server = createServer({ key, cert }, (request, response) => {
    const { method, url: path, socket } = request
    const headers = { ...request.headers, 'x-forwarded-for': socket.remoteAddress }
    const forwardedRequest = forward(
      { host: '127.0.0.1', port: target.port, method, path, headers },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.rawHeaders)
        answer.pipe(response)
      },
    )
    forwardedRequest.on('error', () => response.writeHead(502).end())
    request.pipe(forwardedRequest)
  })
  await new Promise<void>((resolve) => server.listen(0, () => resolve()))
  return {
    port: (server.address() as AddressInfo).port,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
