import type { IncomingMessage, ServerResponse } from 'node:http'

/** What Node gives each part of an answer to. Its types leave it out. */
interface PartSender {
  _send(part: unknown, encoding: unknown, done?: unknown, size?: number): boolean
}

interface HeldText {
  readonly text: string
  readonly encoding: unknown
  /** Told when the text has left. */
  done: unknown
  readonly size: number | undefined
}

export type ResponseClass = typeof ServerResponse

let waiting: { sendHeldText(): void }[] = []

/** Sends the answers that wait for the end of this turn: who writes to a socket past them has to. */
export function sendWaitingAnswers(): void {
  const responses = waiting
  waiting = []
  for (const response of responses) response.sendHeldText()
}

/**
 * Answers that end with a text leave in one write, and all those of one turn of the event loop one after the other. Node
 * makes two writes of each, the second empty and only to hear of the end. And between two answers there is time enough for
 * whoever reads them to fall asleep, so that the system has to wake it for each. Both together were a quarter of a session
 * check with 100 connections. All other answers leave as Node sends them.
 */
export function endInOneWrite(Response: ResponseClass): ResponseClass {
  // oxlint-disable-next-line no-underscore-dangle -- Node's name
  const send = (Response.prototype as unknown as PartSender)._send

  class OneWriteResponse<Request extends IncomingMessage = IncomingMessage>
    extends Response<Request>
    implements PartSender
  {
    private isEndingWithText = false
    private heldText: HeldText | undefined = undefined

    /** In all the ways of calling it, which are Node's to read. */
    override end(...given: unknown[]): this {
      this.isEndingWithText = typeof given[0] === 'string'
      super.end(...(given as []))
      this.isEndingWithText = false
      return this
    }

    _send(part: unknown, encoding: unknown, done?: unknown, size?: number): boolean {
      const held = this.heldText
      if (held !== undefined && part === '') {
        held.done = done
        return true
      }
      this.sendHeldText()
      if (!this.isEndingWithText || this.chunkedEncoding || typeof part !== 'string')
        return send.call(this, part, encoding, done, size)
      this.heldText = { text: part, encoding, done, size }
      if (waiting.push(this) === 1) process.nextTick(sendWaitingAnswers)
      return true
    }

    sendHeldText(): void {
      const held = this.heldText
      if (held === undefined) return
      this.heldText = undefined
      send.call(this, held.text, held.encoding, held.done, held.size)
    }
  }
  return OneWriteResponse
}
