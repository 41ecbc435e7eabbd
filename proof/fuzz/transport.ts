// Requests that no browser sends, byte by byte.
import { once } from 'node:events'
import { connect } from 'node:net'
import { operations } from '@foyer/core/wire'
import type { Reply } from '../send-request.ts'
import type { Row } from '../report.ts'
import { garbage, headerLines, methods, paths, twoHosts } from './requests.ts'
import { processEach, Tally } from './tally.ts'

export async function fuzzTransport(port: number): Promise<Row[]> {
  const addresses = [
    ...new Set(Object.values(operations).map(({ path }) => path.replaceAll(/\{\w+\}/g, 'discord'))),
  ]
  const methodTally = new Tally('methods: every one at every address')
  await processEach(
    addresses.flatMap((path) => methods.map((method) => [method, path] as const)),
    4,
    ([method, path]) =>
      sendRaw(
        port,
        `${method} ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
        methodTally,
        method,
      ),
  )
  const pathTally = new Tally('paths')
  await processEach(
    paths.flatMap((path) => ['GET', 'POST', 'DELETE'].map((method) => [method, path] as const)),
    4,
    ([method, path]) =>
      sendRaw(
        port,
        `${method} ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`,
        pathTally,
        path,
      ),
  )
  const doubled = new Tally('two lines that say which host is meant')
  await processEach(
    addresses.flatMap((path) => twoHosts.map((lines) => [path, lines] as const)),
    4,
    ([path, lines]) =>
      sendRaw(port, `GET ${path} HTTP/1.1\r\n${lines}\r\nConnection: close\r\n\r\n`, doubled, lines, {
        expected: 400,
      }),
  )
  const headed = new Tally('headers: every one at every address')
  await processEach(
    addresses.flatMap((path) => headerLines.map((line) => [path, line] as const)),
    4,
    ([path, line]) =>
      sendRaw(
        port,
        `GET ${path} HTTP/1.1\r\n${line.startsWith('Host') ? '' : 'Host: localhost\r\n'}${line}\r\nConnection: close\r\n\r\n`,
        headed,
        line,
      ),
  )
  const invalidTally = new Tally('what is no HTTP')
  await processEach(garbage(), 4, (bytes) =>
    sendRaw(port, bytes, invalidTally, bytes.slice(0, 40), { isRequest: false }),
  )
  return [methodTally.toRow(), pathTally.toRow(), doubled.toRow(), headed.toRow(), invalidTally.toRow()]
}

interface Expectation {
  /** The expected status, if only one is right. */
  readonly expected?: number
  /** Default: yes. */
  readonly isRequest?: boolean
}

/** Sends Latin-1 text, in which each character is one byte. Only input that is not a request may remain unanswered. */
async function sendRaw(
  port: number,
  bytes: string,
  tally: Tally,
  sent: string,
  { expected, isRequest = true }: Expectation = {},
): Promise<void> {
  const startedAt = performance.now()
  const socket = connect(port, '127.0.0.1')
  const chunks: Buffer[] = []
  socket.on('data', (chunk: Buffer) => void chunks.push(chunk))
  socket.on('error', () => undefined)
  socket.write(bytes, 'latin1')
  // The server may wait for the rest of an incomplete request.
  socket.setTimeout(500, () => socket.end())
  await once(socket, 'close')
  const answer = Buffer.concat(chunks).toString('utf8')
  const reply = readAnswer(answer, performance.now() - startedAt)
  if (expected !== undefined && reply?.status !== expected)
    tally.fault(`a ${reply?.status}, not ${expected}, for ${JSON.stringify(sent).slice(0, 60)}`)
  if (reply !== null) tally.count(reply, sent, !bytes.startsWith('HEAD '))
  else if (answer !== '' || isRequest)
    tally.fault(`answered “${answer.slice(0, 60)}”, for ${JSON.stringify(sent).slice(0, 60)}`)
}

function readAnswer(answer: string, milliseconds: number): Reply | null {
  const [head = '', ...rest] = answer.replace(/^HTTP\/1\.1 100 Continue\r\n\r\n/, '').split('\r\n\r\n')
  const [statusLine = '', ...lines] = head.split('\r\n')
  const status = Number(/^HTTP\/1\.[01] (\d{3}) /.exec(statusLine)?.[1])
  if (Number.isNaN(status)) return null
  const headers: Record<string, string | string[]> = {}
  const cookies: string[] = []
  for (const line of lines) {
    const [, name = '', value = ''] = /^([^:]+): ?(.*)$/.exec(line) ?? []
    if (name.toLowerCase() === 'set-cookie') cookies.push(value)
    else headers[name.toLowerCase()] = value
  }
  if (cookies.length > 0) headers['set-cookie'] = cookies
  return { status, headers, text: rest.join('\r\n\r\n'), milliseconds }
}
