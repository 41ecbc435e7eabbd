import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Serves an app while a function asks it by real sockets. */
export async function whileListening<Value>(
  app: RequestListener,
  ask: (url: string) => Promise<Value>,
): Promise<Value> {
  const server = createServer(app).listen(0, '127.0.0.1')
  await once(server, 'listening')
  try {
    return await ask(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  } finally {
    server.close()
    server.closeAllConnections()
  }
}
