import type { FastifyInstance } from 'fastify'
import { Tickets } from '../tickets.ts'

/** The clock and the delays of the providers, which tests replace. */
export interface FakeContext {
  /** In milliseconds. */
  readonly now: () => number
  /** In ms: how long a slow answer takes. */
  readonly slowness: number
  /** Aborts slow answers when the sandbox stops. */
  readonly closing: AbortSignal
  /** Answers that are served at another address than the requested one. */
  readonly redirectedAnswers: Tickets<PlainAnswer>
}

export interface PlainAnswer {
  readonly status: number
  readonly type: string
  readonly body: string
}

export type Timing = Pick<FakeContext, 'now' | 'slowness'>

export const realTiming: Timing = { now: Date.now, slowness: 30_000 }

/** Also registers the address of the redirected answers. */
export function createFakeContext(app: FastifyInstance, timing: Timing): FakeContext {
  const closing = new AbortController()
  app.addHook('preClose', async () => closing.abort())
  const redirectedAnswers = new Tickets<PlainAnswer>(timing.now)
  app.all<{ Params: { id: string } }>('/social/moved/:id', ({ params: { id } }, reply) => {
    const answer = redirectedAnswers.consume(id)
    if (!answer) return reply.code(404).send({ error: 'not_found' })
    return reply.code(answer.status).type(answer.type).send(answer.body)
  })
  return { ...timing, closing: closing.signal, redirectedAnswers }
}

export function asJson(body: object, status = 200): PlainAnswer {
  return { status, type: 'application/json; charset=utf-8', body: JSON.stringify(body) }
}
