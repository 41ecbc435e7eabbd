import { setTimeout } from 'node:timers/promises'
import type { FastifyReply } from 'fastify'
import type { PlainAnswer, FakeContext } from './fake-context.ts'

const hugeLength = 10 * 1024 * 1024
const redirectLifetime = 60_000

/**
 * Sends the answer that was chosen on the consent page. Faulty answers contain the right data where possible, so that only the
 * fault can be the reason to reject them.
 */
export async function sendAnswer(
  reply: FastifyReply,
  { status, type, body }: PlainAnswer,
  answerId: string,
  { slowness, closing, redirectedAnswers }: FakeContext,
): Promise<FastifyReply> {
  void reply.code(status).type(type).header('Cache-Control', 'no-store')
  switch (answerId) {
    case 'slow':
      await setTimeout(slowness, undefined, { signal: closing }).catch(() => undefined)
      return reply.send(body)
    case 'error-500':
      return reply.code(500).type('text/html').send('<h1>Internal Server Error</h1>')
    case 'garbage':
      return reply.send('<!doctype html><title>{"access_token":')
    case 'other-shape':
      return reply.send('{"access_token":{"is":["an object"]},"id":null,"user":7}')
    case 'huge':
      return reply.send(padBody(body))
    case 'redirecting':
      // A client that followed the redirect would get the data, but would send its secret to another address.
      return reply.redirect(
        `/social/moved/${redirectedAnswers.issue({ status, type, body }, redirectLifetime)}`,
        307,
      )
    case 'reset':
      reply.hijack()
      reply.raw.socket?.resetAndDestroy()
      return reply
    default:
      return reply.send(body)
  }
}

/** Pads an answer to 10 MB without changing its meaning. */
function padBody(body: string): string {
  const padding = 'a'.repeat(hugeLength)
  return body.startsWith('{') ? `{"padding":"${padding}",${body.slice(1)}` : `${body}${padding}\n`
}
