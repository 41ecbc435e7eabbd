import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Fake } from '../fake.ts'
import { html, renderPage } from '../page/page.ts'
import { breachedPasswords } from './breached-passwords.ts'
import { writeRange } from './write-range.ts'

/** How the service can answer. The choice stays until another one is made. */
const answers = ['usual', 'slow', 'error-500', 'garbage', 'redirect', 'endless'] as const
type Answer = (typeof answers)[number]

/** In ms. Longer than any caller waits. */
const slowDelay = 35_000
/** In bytes: more than any caller reads. */
const endlessLength = 5_000_000
/** The maximum number of prefixes that the page shows. */
const maxShown = 50

/**
 * Pwned Passwords of Have I Been Pwned: the range call, with padding.
 * Source: https://haveibeenpwned.com/API/v3#PwnedPasswords
 */
export function createFakeBreachList(): Fake {
  let answer: Answer = 'usual'
  const requestedPrefixes: string[] = []
  return {
    title: 'Breach list',
    summary: 'Have I Been Pwned: known passwords, slow, broken or away',
    path: '/breach-list',
    register(app: FastifyInstance) {
      app.get<{ Params: { readonly prefix: string } }>(
        '/breach-list/range/:prefix',
        async ({ params: { prefix }, headers }, reply) => {
          requestedPrefixes.unshift(prefix)
          requestedPrefixes.splice(maxShown)
          if (!/^[\dA-F]{5}$/i.test(prefix))
            return reply.code(400).type('text/plain').send('The hash prefix was not in a valid format')
          const isPadded = headers['add-padding'] === 'true'
          return send(reply, answer, writeRange(prefix.toUpperCase(), breachedPasswords, isPadded))
        },
      )
      app.get('/breach-list/asked', (_request, reply) => reply.send({ prefixes: requestedPrefixes }))
      app.get('/breach-list', (_request, reply) =>
        reply.type('text/html; charset=utf-8').send(render(answer, requestedPrefixes)),
      )
      app.post<{ Body: { readonly answer?: unknown } }>('/breach-list', ({ body }, reply) => {
        const chosen = answers.find((each) => each === body.answer)
        if (chosen === undefined) return reply.code(400).send({ message: 'There is no such choice.' })
        answer = chosen
        return reply.redirect('/breach-list', 303)
      })
    },
  }
}

async function send(reply: FastifyReply, answer: Answer, range: string): Promise<FastifyReply> {
  switch (answer) {
    case 'slow':
      await wait(slowDelay, undefined, { ref: false })
      return reply.type('text/plain').send(range)
    case 'error-500':
      return reply.code(500).send({ message: 'As you wished.' })
    case 'garbage':
      return reply.type('text/html').send('<h1>It works</h1>')
    case 'redirect':
      return reply.redirect('/breach-list', 307)
    case 'endless':
      return reply.type('text/plain').send(`${range}\r\n`.repeat(Math.ceil(endlessLength / range.length)))
    case 'usual':
      return reply.type('text/plain').send(range)
  }
}

function render(answer: Answer, requestedPrefixes: readonly string[]): string {
  const options = answers.map((each) =>
    each === answer
      ? html`<option value="${each}" selected>${each}</option>`
      : html`<option value="${each}">${each}</option>`,
  )
  const content = html`<h1>Breach list</h1>
    <form method="post" action="/breach-list" class="consent">
      <label for="answer">The service answers</label>
      <select id="answer" name="answer">
        ${options}
      </select>
      <button type="submit">Let it be so</button>
    </form>
    <h2>Passwords on the list</h2>
    <ul class="rows">
      ${breachedPasswords.map((password) => html`<li><code>${password}</code></li>`)}
    </ul>
    <h2>What it was asked</h2>
    <ul class="rows">
      ${requestedPrefixes.map((prefix) => html`<li><code>${prefix}</code></li>`)}
    </ul>`
  return renderPage('Breach list', content)
}
