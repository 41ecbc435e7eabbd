import type { FastifyInstance } from 'fastify'
import { html, renderPage, type Html } from '../page/page.ts'
import { scriptOutcomes, isOneOf, verifications, type Outcomes } from './outcomes.ts'

/** The page on which the next outcomes are chosen. Tests post the same form. */
export function registerCaptchaPage(app: FastifyInstance, outcomes: Outcomes): void {
  app.get('/captcha', (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(renderPage('Captchas', renderOutcomes(outcomes))),
  )
  app.post<{ Body: Record<string, unknown> }>('/captcha', ({ body }, reply) => {
    const { arrival = outcomes.arrival, verification = outcomes.verification } = body
    if (!isOneOf(scriptOutcomes, arrival) || !isOneOf(verifications, verification))
      return reply.code(400).send({ message: 'There is no such choice.' })
    Object.assign(outcomes, { arrival, verification })
    return reply.redirect('/captcha', 303)
  })
}

function renderOutcomes({ arrival, verification }: Outcomes): Html {
  return html`<h1>Captchas</h1>
    <p class="quiet">
      The widget asks how it is to end. A page whose address has <code>?captcha=solved</code>,
      <code>failed</code>, <code>closed</code> or <code>error</code> answers by itself.
    </p>
    <form method="post" action="/captcha" class="consent">
      <label for="arrival">The script arrives</label>
      <select id="arrival" name="arrival">
        ${renderOptions(scriptOutcomes, arrival)}
      </select>
      <label for="verification">The service answers the server</label>
      <select id="verification" name="verification">
        ${renderOptions(verifications, verification)}
      </select>
      <button type="submit">Let it be so</button>
    </form>`
}

function renderOptions(choices: readonly string[], chosen: string): Html[] {
  return choices.map((choice) =>
    choice === chosen
      ? html`<option value="${choice}" selected>${choice}</option>`
      : html`<option value="${choice}">${choice}</option>`,
  )
}
