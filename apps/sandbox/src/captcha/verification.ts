import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyReply } from 'fastify'
import { slowDelay, type Outcomes } from './outcomes.ts'

/** Answers a server's verification with the chosen outcome. */
export async function answerVerification(
  reply: FastifyReply,
  { verification }: Outcomes,
  answer: () => object,
): Promise<FastifyReply> {
  switch (verification) {
    case 'slow':
      await wait(slowDelay, undefined, { ref: false })
      return reply.send(answer())
    case 'error-500':
      return reply.code(500).send({ message: 'As you wished.' })
    case 'garbage':
      return reply.type('text/html').send('<h1>It works</h1>')
    case 'redirect':
      return reply.redirect('/captcha', 307)
    case 'usual':
      return reply.send(answer())
  }
}
