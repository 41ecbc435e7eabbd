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
  const releases = new Set<() => void>()
  let delay = 0
  let trigger: { readonly text: string; readonly milliseconds: number } | null = null
  let isFrozen = false
  /** The connections that have sent the text of `slowAfter`. */
  const slowed = new Map<Socket, number>()
  const createDelay = (client: Socket) =>
    new Transform({
      transform(chunk: Buffer, _encoding, callback) {
        const late = slowed.get(client) ?? delay
        if (late === 0) return callback(null, chunk)
        const release = () => {
          clearTimeout(timer)
          releases.delete(release)
          callback(null, chunk)
        }
        const timer = setTimeout(release, late)
        releases.add(release)
      },
    })
  const createTriggerWatch = (client: Socket) =>
    new Transform({
      transform(chunk: Buffer, _encoding, callback) {
        if (trigger !== null && chunk.includes(trigger.text)) slowed.set(client, trigger.milliseconds)
        callback(null, chunk)
      },
    })
  const handleConnection = (client: Socket) => {
    const upstream = connect(port, host)
    for (const [socket, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(socket)
      socket.on('error', () => other.destroy())
      socket.on('close', () => {
        sockets.delete(socket)
        other.destroy()
      })
    }
    client.pipe(createTriggerWatch(client)).pipe(upstream)
    upstream.pipe(createDelay(client)).pipe(client)
    if (isFrozen) freeze([client, upstream])
  }
  const freeze = (connections: Iterable<Socket>) => {
    for (const socket of connections) socket.pause()
  }
  const listen = async (at: number): Promise<Server> => {
    const server = createServer(handleConnection).listen(at, '127.0.0.1')
    await once(server, 'listening')
    return server
  }
  let server = await listen(0)
  const { port: ownPort } = server.address() as AddressInfo
  return {
    port: ownPort,
    async shut() {
      const closed = once(server, 'close')
      server.close()
      for (const socket of sockets) socket.destroy()
      await closed
    },
    async reopen() {
      isFrozen = false
      server = await listen(ownPort)
    },
    slow(milliseconds) {
      delay = milliseconds
      trigger = null
      slowed.clear()
      for (const release of releases) release()
    },
    slowAfter(text, milliseconds) {
      trigger = { text, milliseconds }
    },
    freeze(which) {
      isFrozen = which === 'all connections'
      freeze(sockets)
    },
  }
}
