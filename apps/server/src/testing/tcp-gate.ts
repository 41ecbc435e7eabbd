import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net'

/** Stands between us and a server, and can be shut: then nobody gets through, and who is inside is thrown out. */
export interface TcpGate {
  readonly port: number
  shut(): Promise<void>
  reopen(): Promise<void>
}

export async function openTcpGate(host: string, port: number): Promise<TcpGate> {
  const sockets = new Set<Socket>()
  const admit = (inside: Socket) => {
    const outside = connect(port, host)
    for (const [socket, other] of [
      [inside, outside],
      [outside, inside],
    ] as const) {
      sockets.add(socket)
      socket.on('error', () => other.destroy())
      socket.on('close', () => {
        sockets.delete(socket)
        other.destroy()
      })
      socket.pipe(other)
    }
  }
  const listen = async (at: number): Promise<Server> => {
    const server = createServer(admit).listen(at, '127.0.0.1')
    await once(server, 'listening')
    return server
  }
  let server = await listen(0)
  const { port: ownPort } = server.address() as AddressInfo
  return {
    port: ownPort,
    async shut() {
      const isClosed = once(server, 'close')
      server.close()
      for (const socket of sockets) socket.destroy()
      await isClosed
    },
    async reopen() {
      server = await listen(ownPort)
    },
  }
}
