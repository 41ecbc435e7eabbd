import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { Writable } from 'node:stream'

/** What Node calls to put the head of an answer together. Its types leave it out. */
interface HeadWriter {
  _storeHeader(statusLine: string, headers: unknown): void
}

type ResponseClass = typeof ServerResponse

/**
 * Answers that carry these headers from the start, as one text: Node checks and joins every header of every answer
 * anew, which was a tenth of a session check. A header that an answer has of its own replaces ours.
 * `undefined` where Node no longer works as this expects.
 */
export function createSecuredResponse(headers: Readonly<Record<string, string>>): ResponseClass | undefined {
  const lines = new Map(Object.entries(headers).map(([name, value]) => [name, `${name}: ${value}\r\n`]))
  const block = [...lines.values()].join('')
  // oxlint-disable-next-line no-underscore-dangle -- Node's name
  const storeHeader = (ServerResponse.prototype as Partial<HeadWriter>)._storeHeader
  if (storeHeader === undefined) return undefined

  class SecuredResponse<Request extends IncomingMessage = IncomingMessage>
    extends ServerResponse<Request>
    implements HeadWriter
  {
    _storeHeader(statusLine: string, own: unknown): void {
      storeHeader?.call(this, statusLine + chooseLines(own), own)
    }
  }
  return carries(SecuredResponse, block) ? SecuredResponse : undefined

  function chooseLines(own: unknown): string {
    for (const name in own as object) if (lines.has(name)) return withoutOwn(own as object)
    return block
  }

  function withoutOwn(own: object): string {
    return [...lines].flatMap(([name, line]) => (name in own ? [] : [line])).join('')
  }
}

/** Is the block really there when such an answer leaves? Asked once: a header that goes missing would not be noticed. */
function carries(Response: ResponseClass, block: string): boolean {
  let sent = ''
  const socket = new Writable({
    decodeStrings: false,
    write(chunk, _encoding, done) {
      sent += String(chunk)
      done()
    },
  })
  const response = new Response(new IncomingMessage(new Socket()))
  response.assignSocket(socket as Socket)
  response.writeHead(200, { 'content-length': 0 }).end()
  return sent.includes(`\r\n${block}`)
}
