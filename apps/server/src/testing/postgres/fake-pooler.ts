import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { Transform } from 'node:stream'

export interface FakePooler {
  /** The address at which the database is reached through the pooler. */
  readonly url: string
  close(): Promise<void>
}

/**
 * A pooler that ignores session parameters, as PgBouncer does with those in `ignore_startup_parameters`, and has a single connection: while
 * one client is in a transaction, the others wait.
 */
export async function startFakePooler(databaseUrl: string): Promise<FakePooler> {
  const { hostname, port } = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  const waiting: (() => void)[] = []
  let holder: Socket | null = null

  const createQueue = (client: Socket) => {
    let isFirst = true
    return new Transform({
      transform(chunk: Buffer, _encoding, callback) {
        const pass = () => {
          if (isQuery(chunk, 'begin')) holder = client
          callback(null, isFirst ? dropParameters(chunk) : chunk)
          isFirst = false
          if (!isQuery(chunk, 'commit')) return
          holder = null
          for (const next of waiting.splice(0)) next()
        }
        if (holder === null || holder === client) pass()
        else waiting.push(pass)
      },
    })
  }
  const server = createServer((client) => {
    const postgres = connect(Number(port), hostname)
    for (const [socket, other] of [
      [client, postgres],
      [postgres, client],
    ] as const) {
      sockets.add(socket)
      socket.on('error', () => other.destroy())
      socket.on('close', () => other.destroy())
    }
    client.pipe(createQueue(client)).pipe(postgres)
    postgres.pipe(client)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port: ownPort } = server.address() as AddressInfo
  return {
    url: Object.assign(new URL(databaseUrl), { host: `127.0.0.1:${ownPort}` }).href,
    async close() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

/** Is the message a simple query with this text? */
function isQuery(message: Buffer, text: string): boolean {
  return message.toString('latin1', 0, 1) === 'Q' && message.toString('utf8', 5) === `${text}\0`
}

/** Reduces a StartupMessage to user and database. Its format: the total length, the version, then names and values, each zero-terminated. */
function dropParameters(message: Buffer): Buffer {
  const texts = message.toString('utf8', 8).split('\0')
  const kept = ['user', 'database'].flatMap((name) => [name, texts[texts.indexOf(name) + 1] ?? ''])
  const body = Buffer.from([...kept, '', ''].join('\0'))
  const head = Buffer.from(message.subarray(0, 8))
  head.writeInt32BE(head.length + body.length)
  return Buffer.concat([head, body])
}
