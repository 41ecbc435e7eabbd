import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { fastify } from 'fastify'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createMalformedRequestHandler, handleUnroutedRequests } from './broken-request.ts'
import { answerError } from '../errors/answer-errors.ts'
import { requireHost } from './require-host.ts'
import { createSecurityHeaders } from './security-headers.ts'

async function listen(): Promise<number> {
  const answer = createMalformedRequestHandler(createSecurityHeaders(false), () => undefined)
  const app = fastify({ clientErrorHandler: answer, http: { requireHostHeader: false } })
  requireHost(app)
  app.setErrorHandler(answerError)
  handleUnroutedRequests(app.server, answer)
  app.get('/', () => 'here')
  onTestFinished(() => app.close())
  await app.listen({ host: '127.0.0.1', port: 0 })
  const address = app.server.address()
  return typeof address === 'object' ? (address?.port ?? 0) : 0
}

describe('Input that is not HTTP', () => {
  test.for([
    ['a nonsense request', 'NONSENSE\r\n\r\n', 'HTTP/1.1 400 '],
    ['headers without end', `GET / HTTP/1.1\r\nx: ${'a'.repeat(40_000)}\r\n\r\n`, 'HTTP/1.1 431 '],
    ['a CONNECT request', 'CONNECT evil.example:443 HTTP/1.1\r\nhost: x\r\n\r\n', 'HTTP/1.1 400 '],
  ] as const)('%s is refused like every other bad request', async ([, request, status]) => {
    const socket = connect(await listen(), '127.0.0.1')
    socket.write(request)
    const answer = await text(socket)
    expect(answer.startsWith(status)).toBe(true)
    expect(answer).toMatch(/^content-security-policy: default-src 'self'/m)
    expect(answer).toMatch(/^x-content-type-options: nosniff\r$/m)
    expect(answer).toMatch(/^date: [A-Z][a-z]{2}, \d\d [A-Z][a-z]{2} \d{4} [\d:]{8} GMT\r$/m)
    expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toEqual({
      code: 'invalid_request',
      message: 'The request does not have the expected format.',
    })
  })
})

test('A request with an unknown Expect header is answered like any other', async () => {
  const socket = connect(await listen(), '127.0.0.1')
  socket.write('GET / HTTP/1.1\r\nhost: x\r\nexpect: wonders\r\nconnection: close\r\n\r\n')
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 [^]*here$/)
})

test.for([
  ['names no host', ''],
  ['names two hosts', 'host: a.example\r\nhost: b.example\r\n'],
  ['names one host twice', 'host: a.example\r\nHOST: a.example\r\n'],
  ['names an impossible host', 'host: a.example, b.example\r\n'],
  ['names a host with a path', 'host: a.example/path\r\n'],
  ['names a host and a person', 'host: somebody@a.example\r\n'],
] as const)('A request that %s is refused with a message', async ([, hosts]) => {
  const socket = connect(await listen(), '127.0.0.1')
  socket.write(`GET / HTTP/1.1\r\n${hosts}connection: close\r\n\r\n`)
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 [^]*\r\n\r\n\{"code":"invalid_request","message":"The /)
})

test.for(['x', 'localhost:3000', '127.0.0.1:80', '[::1]:3000', 'xn--bcher-kva.example', 'a_b.example', ''])(
  'A request that names the host "%s" is answered',
  async (host) => {
    const socket = connect(await listen(), '127.0.0.1')
    socket.write(`GET / HTTP/1.1\r\nhost: ${host}\r\nconnection: close\r\n\r\n`)
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 [^]*here$/)
  },
)

test('A request followed by nonsense on the same connection is answered first', async () => {
  const socket = connect(await listen(), '127.0.0.1')
  socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\nNONSENSE\r\n\r\n')
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 [^]*hereHTTP\/1\.1 400 /)
})

test('A request whose body turns out broken after it was answered gets no second answer', async () => {
  const socket = connect(await listen(), '127.0.0.1')
  socket.write('GET / HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n')
  socket.once('data', () => socket.write('no chunk\r\n'))
  expect((await text(socket)).match(/HTTP\/1\.1/g)).toHaveLength(1)
})
