import type { FastifyInstance } from 'fastify'
import { Html } from '../page/html.ts'
import { html, renderPage } from '../page/page.ts'
import { sandboxSecret } from './keys.ts'
import { Tickets } from '../tickets.ts'
import type { Outcomes } from './outcomes.ts'
import { answerVerification } from './verification.ts'

/** In two parts, because the bundler rewrites a template that contains a script's end tag. */
const frameHead = new Html(['<script src="/captcha/recaptcha/frame.js" defer></', 'script>'].join(''))

/** How the box was answered. It is stored under a token that works once. */
interface Answer {
  readonly isSolved: boolean
  /** The host of the page that contains the box. */
  readonly hostname: string
}

/** In ms: like Google's, a token can be verified for two minutes. */
const tokenLifetime = 120_000

/** developers.google.com/recaptcha/docs/display and /verify. */
export function registerRecaptcha(app: FastifyInstance, outcomes: Outcomes, now: () => number): void {
  const answers = new Tickets<Answer>(now)
  app.get('/captcha/recaptcha/frame', (_request, reply) => {
    // The box is framed by pages of other origins, so framing must be allowed.
    reply.raw.removeHeader('x-frame-options')
    return reply
      .headers({
        'content-security-policy':
          "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; frame-ancestors http://localhost:* http://127.0.0.1:*",
        'cross-origin-resource-policy': 'cross-origin',
      })
      .type('text/html; charset=utf-8')
      .send(
        renderPage(
          'Captcha',
          html`<div class="widget">
            <button type="button" data-answer="solved">I am a person</button>
            <button type="button" data-answer="failed">Fail</button>
            <button type="button" data-answer="error">Break</button>
          </div>`,
          frameHead,
        ),
      )
  })
  app.post<{ Body: Record<string, unknown> }>('/captcha/recaptcha/token', ({ body }, reply) => {
    const answer = { isSolved: body['answer'] === 'solved', hostname: String(body['hostname']) }
    return reply.send({ token: answers.issue(answer, tokenLifetime) })
  })
  app.post<{ Body: Record<string, unknown> }>('/captcha/recaptcha/api/siteverify', ({ body }, reply) =>
    answerVerification(reply, outcomes, () => {
      if (body['secret'] !== sandboxSecret) return { success: false, 'error-codes': ['invalid-input-secret'] }
      const answer = answers.consume(String(body['response']))
      if (answer === null) return { success: false, 'error-codes': ['timeout-or-duplicate'] }
      if (!answer.isSolved) return { success: false, 'error-codes': ['invalid-input-response'] }
      return { success: true, challenge_ts: new Date(now()).toISOString(), hostname: answer.hostname }
    }),
  )
}
