import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import type { EarlyRefusal } from '../../operations/observability/observe-early-refusals.ts'
import { translateCode } from '../errors/messages.ts'

interface StatusLine {
  readonly status: number
  readonly reason: string
}

const badRequest: StatusLine = { status: 400, reason: 'Bad Request' }

const statusLines: Readonly<Record<string, StatusLine>> = {
  HPE_HEADER_OVERFLOW: { status: 431, reason: 'Request Header Fields Too Large' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, reason: 'Request Timeout' },
}

/** Errors in a body: a route is already handling the request. */
const brokenBody = /CHUNK|TRANSFER_ENCODING/

type MalformedRequestHandler = (
  error: { readonly code?: string },
  socket: Pick<Socket, 'writable' | 'end' | 'destroy' | 'bytesWritten'>,
) => void

/**
 * Answers requests that are not valid HTTP or never end, and so reach no route, in the same format as other errors.
 * @param headers the headers that all answers have
 * @param observe is told of each answer
 */
export function createMalformedRequestHandler(
  headers: Readonly<Record<string, string>>,
  observe: (refusal: EarlyRefusal) => void,
): MalformedRequestHandler {
  const code = 'invalid_request'
  const body = JSON.stringify({ code, message: translateCode('en-001', code) })
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
    // The client has closed the connection.
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy()
      return
    }
    // The route may have answered already. The client would take a second answer for the answer to its next request.
    if (brokenBody.test(error.code ?? '') && socket.bytesWritten > 0) {
      socket.end()
      return
    }
    const { code: cause = 'unknown' } = error
    const { status, reason } = statusLines[cause] ?? badRequest
    observe({ status, code: cause })
    // Node adds this header only to its own responses (RFC 9110, 6.6.1).
    const date = `date: ${new Date().toUTCString()}`
    socket.end([`HTTP/1.1 ${status} ${reason}`, date, ...rest].join('\r\n'))
  }
}

/** Takes over requests that Node itself would answer with an empty body, or not at all. */
export function handleUnroutedRequests(server: Server, handle: MalformedRequestHandler): void {
  // A server may ignore an unknown expectation (RFC 9110, 10.1.1).
  server.on('checkExpectation', (request, response) => server.emit('request', request, response))
  server.on('connect', (_request, socket: Socket) => handle({ code: 'CONNECT' }, socket))
}
