import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { html, renderPage } from '../page/page.ts'
import type { StandIn } from '../stand-in.ts'
import { tagScript } from './tag-script.ts'

/** How the script arrives. */
const arrivals = ['loaded', 'slow', 'blocked', 'broken'] as const
type Arrival = (typeof arrivals)[number]

/** Milliseconds: longer than anybody waits. */
const slowness = 35_000
/** The page shows the last ones. */
const mostShown = 200

/** Google Tag Manager: its script, and what its tags would have been told. */
export function createTagManagerStandIn(): StandIn {
  let arrival: Arrival = 'loaded'
  const told: string[] = []
  return {
    title: 'Tag manager',
    summary: 'The container of a tag manager: loaded, slow, blocked or broken',
    path: '/tag-manager',
    register(app: FastifyInstance) {
      app.get('/gtm.js', async (_request, reply) => {
        if (arrival === 'blocked') return reply.hijack().raw.destroy()
        if (arrival === 'slow') await wait(slowness, undefined, { ref: false })
        return (
          reply
            // A page of another origin loads it, as it would from the real service.
            .header('cross-origin-resource-policy', 'cross-origin')
            .header('cache-control', 'no-store')
            .type('text/javascript; charset=utf-8')
            .send(arrival === 'broken' ? 'this is not a script' : tagScript)
        )
      })
      // As a tag's own beacon: one picture for each event.
      app.get<{ Querystring: { readonly event?: string } }>('/tag-manager/collect', ({ query }, reply) => {
        told.push(String(query.event))
        told.splice(0, told.length - mostShown)
        return reply.header('cross-origin-resource-policy', 'cross-origin').code(204).send()
      })
      app.get('/tag-manager/events', (_request, reply) => reply.send({ events: told }))
      app.get('/tag-manager', (_request, reply) => {
        const options = arrivals.map((each) =>
          each === arrival
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
            ${told.map((event) => html`<li><code>${event}</code></li>`)}
          </ul>`
        return reply.type('text/html; charset=utf-8').send(renderPage('Tag manager', content))
      })
      app.post<{ Body: { readonly arrival?: unknown } }>('/tag-manager', ({ body }, reply) => {
        const chosen = arrivals.find((each) => each === body.arrival)
        if (chosen === undefined) return reply.code(400).send({ message: 'There is no such choice.' })
        arrival = chosen
        return reply.redirect('/tag-manager', 303)
      })
    },
  }
}
