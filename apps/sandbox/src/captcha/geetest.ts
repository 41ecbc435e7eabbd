import { createHmac } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { sandboxId, sandboxSecret } from './keys.ts'
import type { Mood } from './outcomes.ts'
import type { Tokens } from './tokens.ts'
import { answerVerification } from './verification.ts'

/** docs.geetest.com, 'deploy/server'. */
export function registerGeetest(app: FastifyInstance, mood: Mood, tokens: Tokens): void {
  for (const folder of ['/captcha/geetest', '/geetest']) {
    app.get<{ Querystring: Record<string, string> }>(`${folder}/token`, ({ query }, reply) =>
      reply.header('access-control-allow-origin', '*').send({
        lot_number: tokens.issue({ isSolved: query['answer'] === 'solved', hostname: '' }),
        captcha_output: 'output',
        pass_token: 'pass',
        gen_time: String(Math.floor(Date.now() / 1000)),
      }),
    )
    app.post<{ Body: Record<string, unknown>; Querystring: Record<string, string> }>(
      `${folder}/validate`,
      ({ body, query }, reply) =>
        answerVerification(reply, mood, () => {
          const lot = String(body['lot_number'])
          const sign = createHmac('sha256', sandboxSecret).update(lot).digest('hex')
          if (query['captcha_id'] !== sandboxId || body['sign_token'] !== sign)
            return { status: 'error', result: 'fail', reason: 'illegal sign_token', captcha_args: {} }
          const isSolved = tokens.take(lot)?.isSolved === true
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
