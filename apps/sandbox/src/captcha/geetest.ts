import { createHmac, randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { Tickets } from '../tickets.ts'
import { sandboxId, sandboxSecret } from './keys.ts'
import type { Outcomes } from './outcomes.ts'
import { answerVerification } from './verification.ts'

/** What the widget gets besides the lot number, and the server has to send back unchanged. */
interface Proof {
  readonly captcha_output: string
  readonly pass_token: string
  readonly gen_time: string
}

interface SolvedLot {
  readonly isSolved: boolean
  readonly proof: Proof
}

/** In ms: longer than any form takes. */
const lotLifetime = 600_000

/** docs.geetest.com, 'deploy/server'. */
export function registerGeetest(app: FastifyInstance, outcomes: Outcomes, now: () => number): void {
  const lots = new Tickets<SolvedLot>(now)
  for (const folder of ['/captcha/geetest', '/geetest']) {
    app.get<{ Querystring: Record<string, string> }>(`${folder}/token`, ({ query }, reply) => {
      const proof: Proof = {
        captcha_output: randomUUID(),
        pass_token: randomUUID(),
        gen_time: String(Math.floor(now() / 1000)),
      }
      const lot = lots.issue({ isSolved: query['answer'] === 'solved', proof }, lotLifetime)
      return reply.header('access-control-allow-origin', '*').send({ lot_number: lot, ...proof })
    })
    app.post<{ Body: Record<string, unknown>; Querystring: Record<string, string> }>(
      `${folder}/validate`,
      ({ body, query }, reply) =>
        answerVerification(reply, outcomes, () => {
          const lot = String(body['lot_number'])
          const signature = createHmac('sha256', sandboxSecret).update(lot).digest('hex')
          if (query['captcha_id'] !== sandboxId || body['sign_token'] !== signature)
            return { status: 'error', result: 'fail', reason: 'illegal sign_token', captcha_args: {} }
          const { isSolved: wasSolved = false, proof = {} } = lots.consume(lot) ?? {}
          const isSolved = wasSolved && Object.entries(proof).every(([name, value]) => body[name] === value)
          return {
            status: 'success',
            result: isSolved ? 'success' : 'fail',
            reason: isSolved ? '' : 'pass_token expire',
            captcha_args: {},
          }
        }),
    )
  }
}
