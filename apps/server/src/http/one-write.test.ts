import { createServer, get, request, ServerResponse, type RequestListener } from 'node:http'
import { connect, type AddressInfo, type Server, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { describe, expect, onTestFinished, test } from 'vitest'
import { endInOneWrite } from './one-write.ts'

const OneWrite = endInOneWrite(ServerResponse)

async function listen(answer: RequestListener, Response = OneWrite): Promise<Server> {
  const server = createServer({ ServerResponse: Response }, answer)
  onTestFinished(() => void server.close())
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  return server
}

/** All that is answered to one request, as it comes over the line, but for the time of day. */
async function readAnswer(server: Server, method: string): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.write(`${method} / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`)
  return (await text(socket)).replace(/^Date: .*$/m, '')
}

/** Counts what is handed over to the system for the answers of one server. */
function countWrites(server: Server): { count: number } {
  const writes = { count: 0 }
  server.on('connection', (socket: Socket) => {
    for (const name of ['_write', '_writev'] as const) {
      const write = socket[name]?.bind(socket) as ((...given: unknown[]) => void) | undefined
      socket[name] = (...given: unknown[]) => {
        writes.count++
        write?.(...given)
      }
    }
  })
  return writes
}

const bytes = Buffer.from('bytes')

describe('An answer', () => {
  test.for<[string, RequestListener]>([
    ['of a text', (_, response) => response.writeHead(200, { 'content-length': 4 }).end('text')],
    ['of a text without a head', (_, response) => response.end('text')],
    ['of a text in letters of two bytes', (_, response) => response.end('žluťoučký kůň')],
    ['of a text in an encoding of its own', (_, response) => response.end('6869', 'hex')],
    ['of bytes', (_, response) => response.end(bytes)],
    ['of nothing', (_, response) => response.end()],
    ['of an empty text', (_, response) => response.end('')],
    ['without a body', (_, response) => response.writeHead(204).end('lost')],
    ['in pieces', (_, response) => (response.write('first, '), response.end('last'))],
    [
      'in pieces, with its head sent before',
      (_, response) => (response.flushHeaders(), response.end('last')),
    ],
    ['in chunks', (_, response) => response.setHeader('transfer-encoding', 'chunked').end('text')],
    ['that is ended twice', (_, response) => (response.end('once'), response.end())],
  ])('%s is what Node answers, to every method', async ([, answer]) => {
    for (const method of ['GET', 'HEAD', 'POST']) {
      const plain = await readAnswer(await listen(answer, ServerResponse), method)
      expect(await readAnswer(await listen(answer), method)).toBe(plain)
    }
  })

  test('of a text leaves in one write', async () => {
    const server = await listen((_, response) => response.writeHead(200, { 'content-length': 4 }).end('text'))
    const writes = countWrites(server)
    await readAnswer(server, 'GET')
    expect(writes.count).toBe(1)
  })

  test('tells when it has left, and what it was given to call', async () => {
    const told: string[] = []
    const server = await listen((_, response) => {
      for (const name of ['finish', 'close']) response.once(name, () => told.push(name))
      response.end('text', () => told.push('done'))
    })
    await readAnswer(server, 'GET')
    expect(told.toSorted()).toEqual(['close', 'done', 'finish'])
  })

  test('to a request of many on one connection comes in its turn', async () => {
    let count = 0
    const server = await listen((_, response) => {
      const own = count++
      if (own === 1) setImmediate(() => response.end(`answer ${own}.`))
      else response.end(`answer ${own}.`)
    })
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
    const ask = 'GET / HTTP/1.1\r\nhost: x\r\n'
    socket.write(`${ask}\r\n${ask}\r\n${ask}connection: close\r\n\r\n`)
    expect((await text(socket)).match(/answer \d/g)).toEqual(['answer 0', 'answer 1', 'answer 2'])
  })

  test('to someone who has hung up harms nobody', async () => {
    const server = await listen(({ url }, response) => {
      if (url === '/gone') {
        response.socket?.destroy()
        response.end('lost')
      } else response.end('here')
    })
    const { port } = server.address() as AddressInfo
    await new Promise((resolve) => void request({ port, path: '/gone' }).on('error', resolve).end())
    const body = await new Promise<string>(
      (resolve) => void get({ port }, (answer) => void text(answer).then(resolve)),
    )
    expect(body).toBe('here')
  })
})
