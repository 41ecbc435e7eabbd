import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { Transform } from 'node:stream'

/** A TCP proxy in front of a server. It can be shut: then it accepts no connections, and closes existing ones. */
export interface TcpGate {
  readonly port: number
  shut(): Promise<void>
  reopen(): Promise<void>
  /** Delays each chunk of the server's answers from now on. Chunks that are being delayed at the moment are passed on at once. */
  slow(milliseconds: number): void
  /** Like `slow`, but on one connection only, from the moment it sends this text. */
  slowAfter(text: string, milliseconds: number): void
  /** Stops passing data on without closing anything: a half-open link. */
  freeze(which: 'all connections' | 'those of now'): void
}

export async function openTcpGate(host: string, port: number): Promise<TcpGate> {
  const sockets = new Set<Socket>()
  const held = new Set<() => void>()
  let delay = 0
  let awaited: { readonly text: string; readonly milliseconds: number } | null = null
  let isFrozen = false
  /** The connections that have sent the text of `slowAfter`. */
  const slowed = new Map<Socket, number>()
  const createHold = (inside: Socket) =>
    new Transform({
      transform(chunk: Buffer, _encoding, give) {
        const late = slowed.get(inside) ?? delay
        if (late === 0) return give(null, chunk)
        const release = () => {
          clearTimeout(timer)
          held.delete(release)
          give(null, chunk)
        }
        const timer = setTimeout(release, late)
        held.add(release)
      },
    })
  const createWatch = (inside: Socket) =>
    new Transform({
      transform(chunk: Buffer, _encoding, give) {
        if (awaited !== null && chunk.includes(awaited.text)) slowed.set(inside, awaited.milliseconds)
        give(null, chunk)
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
    inside.pipe(createWatch(inside)).pipe(outside)
    outside.pipe(createHold(inside)).pipe(inside)
    if (isFrozen) freeze([inside, outside])
  }
  const freeze = (connections: Iterable<Socket>) => {
    for (const socket of connections) socket.pause()
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
      isFrozen = false
      server = await listen(ownPort)
    },
    slow(milliseconds) {
      delay = milliseconds
      awaited = null
      slowed.clear()
      for (const release of held) release()
    },
    slowAfter(text, milliseconds) {
      awaited = { text, milliseconds }
    },
    freeze(which) {
      isFrozen = which === 'all connections'
      freeze(sockets)
    },
  }
}
