import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { Transform } from 'node:stream'

/** Stands between us and a server, and can be shut: then nobody gets through, and who is inside is thrown out. */
export interface TcpGate {
  readonly port: number
  shut(): Promise<void>
  reopen(): Promise<void>
  /** Each piece that the server answers comes so much later from now on; what is held back at this moment comes at once. */
  slow(milliseconds: number): void
}

export async function openTcpGate(host: string, port: number): Promise<TcpGate> {
  const sockets = new Set<Socket>()
  const held = new Set<() => void>()
  let delay = 0
  const createHold = () =>
    new Transform({
      transform(chunk: Buffer, _encoding, give) {
        if (delay === 0) return give(null, chunk)
        const release = () => {
          clearTimeout(timer)
          held.delete(release)
          give(null, chunk)
        }
        const timer = setTimeout(release, delay)
        held.add(release)
      },
    })
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
    }
    inside.pipe(outside)
    outside.pipe(createHold()).pipe(inside)
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
    slow(milliseconds) {
      delay = milliseconds
      for (const release of held) release()
    },
  }
}
