import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { html, renderPage } from '../page/page.ts'
import type { Fake } from '../fake.ts'
import { tagScript } from './tag-script.ts'

/** How the script is served. */
const outcomes = ['loaded', 'slow', 'blocked', 'broken'] as const
type Outcome = (typeof outcomes)[number]

/** In ms. Longer than any page waits. */
const slowDelay = 35_000
/** The maximum number of events that the page shows. */
const maxShown = 200

/** A fake of Google Tag Manager: its script, and the events that its tags would receive. */
export function createFakeTagManager(): Fake {
  let outcome: Outcome = 'loaded'
  const reportedEvents: string[] = []
  return {
    title: 'Tag manager',
    summary: 'The container of a tag manager: loaded, slow, blocked or broken',
    path: '/tag-manager',
    register(app: FastifyInstance) {
      app.get('/gtm.js', async (_request, reply) => {
        if (outcome === 'blocked') return reply.hijack().raw.destroy()
        if (outcome === 'slow') await wait(slowDelay, undefined, { ref: false })
        return (
          reply
            // Pages of other origins load the script, as they do the real one.
            .header('cross-origin-resource-policy', 'cross-origin')
            .header('cache-control', 'no-store')
            .type('text/javascript; charset=utf-8')
            .send(outcome === 'broken' ? 'this is not a script' : tagScript)
        )
      })
      // Like a real tag, it reports each event by requesting an image.
      app.get<{ Querystring: { readonly event?: string } }>('/tag-manager/collect', ({ query }, reply) => {
        reportedEvents.push(String(query.event))
        reportedEvents.splice(0, reportedEvents.length - maxShown)
        return reply.header('cross-origin-resource-policy', 'cross-origin').code(204).send()
      })
      app.get('/tag-manager/events', (_request, reply) => reply.send({ events: reportedEvents }))
      app.get('/tag-manager', (_request, reply) => {
        const options = outcomes.map((each) =>
          each === outcome
            ? html`<option value="${each}" selected>${each}</option>`
            : html`<option value="${each}">${each}</option>`,
        )
        const content = html`<h1>Tag manager</h1>
          <form method="post" action="/tag-manager" class="consent">
            <label for="arrival">The script is</label>
            <select id="arrival" name="arrival">
              ${options}
            </select>
            <button type="submit">Let it be so</button>
          </form>
          <h2>What its tags were told</h2>
          <ul class="rows">
            ${reportedEvents.map((event) => html`<li><code>${event}</code></li>`)}
          </ul>`
        return reply.type('text/html; charset=utf-8').send(renderPage('Tag manager', content))
      })
      app.post<{ Body: { readonly arrival?: unknown } }>('/tag-manager', ({ body }, reply) => {
        const chosen = outcomes.find((each) => each === body.arrival)
        if (chosen === undefined) return reply.code(400).send({ message: 'There is no such choice.' })
        outcome = chosen
        return reply.redirect('/tag-manager', 303)
      })
    },
  }
}
