// A proxy that forwards requests to the processes in turn, and stops using a process that was removed.
import { once } from 'node:events'
import { Agent, createServer, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { waitFor } from '../wait-for.ts'

export interface RoundRobin {
  readonly port: number
  add(port: number): void
  /** Removes a process. Resolves when it has no unanswered requests left. */
  remove(port: number): Promise<void>
  close(): Promise<void>
}

export async function openRoundRobin(): Promise<RoundRobin> {
  const agent = new Agent({ keepAlive: true })
  const pendingCounts = new Map<number, number>()
  let targets: number[] = []
  let nextIndex = 0
  const count = (port: number, change: number) =>
    pendingCounts.set(port, (pendingCounts.get(port) ?? 0) + change)
  const server = createServer((incoming, answer) => {
    const port = targets[nextIndex++ % targets.length] ?? 0
    const { method, url, headers } = incoming
    count(port, 1)
    answer.once('close', () => count(port, -1))
    const forwarded = request({ agent, host: '127.0.0.1', port, method, path: url, headers }, (reply) => {
      answer.writeHead(reply.statusCode ?? 502, reply.headers)
      reply.pipe(answer)
    })
    // The caller sees a broken connection, which counts as a failure.
    forwarded.on('error', () => abortAnswer(answer))
    incoming.pipe(forwarded)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    add: (port) => void targets.push(port),
    async remove(port) {
      targets = targets.filter((each) => each !== port)
      await waitFor('the end of its requests', () => (pendingCounts.get(port) ? undefined : true))
    },
    async close() {
      agent.destroy()
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

function abortAnswer(answer: ServerResponse): void {
  answer.destroy()
}
