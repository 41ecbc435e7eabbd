import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { sayCode } from '../refusals/words.ts'
import { sendWaitingAnswers } from './one-write.ts'

const statusLines: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
}

/** The head was good, and a route has it: what is broken comes behind it. */
const brokenBody = /CHUNK|TRANSFER_ENCODING/

type BrokenRequestAnswer = (
  error: { readonly code?: string },
  socket: Pick<Socket, 'writable' | 'end' | 'destroy' | 'bytesWritten'>,
) => void

/**
 * What is not HTTP, or never ends, reaches no route: it is answered here, in the form of every other refusal.
 * @param headers those of every answer
 */
export function answerBrokenRequests(headers: Readonly<Record<string, string>>): BrokenRequestAnswer {
  const code = 'invalid_request'
  const body = JSON.stringify({ code, message: sayCode('en-001', code) })
  const rest = [
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    'connection: close',
    '',
    body,
  ]
  return (error, socket) => {
    // To a request before this one, on the same connection.
    sendWaitingAnswers()
    // The other side has hung up already.
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy()
      return
    }
    // The route may have answered: a second answer would be taken for that to the next request of this connection.
    if (brokenBody.test(error.code ?? '') && socket.bytesWritten > 0) {
      socket.end()
      return
    }
    const status = statusLines[error.code ?? ''] ?? '400 Bad Request'
    socket.end([`HTTP/1.1 ${status}`, ...rest].join('\r\n'))
  }
}

/** Requests that Node would answer by itself, without a word or not at all. */
export function takeOverFromNode(server: Server, answer: BrokenRequestAnswer): void {
  // An expectation that we do not know may be passed over (RFC 9110, 10.1.1), and the request is then like any other.
  server.on('checkExpectation', (request, response) => server.emit('request', request, response))
  server.on('connect', (_request, socket: Socket) => answer({}, socket))
}
