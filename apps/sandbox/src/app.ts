import { readFileSync } from 'node:fs'
import Fastify, { type FastifyInstance } from 'fastify'
import helmet from 'helmet'
import { html, renderPage } from './page/page.ts'
import type { StandIn } from './stand-in.ts'

// Both `src/` and the built `dist/` are one level below this workspace.
const css = readFileSync(new URL('../public/sandbox.css', import.meta.url))

/** Nothing but our own stylesheet and our own forms: what people send in here is shown, never run. */
const addHeaders = helmet({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'none'"],
      styleSrc: ["'self'"],
      formAction: ["'self'"],
      baseUri: ["'none'"],
      frameAncestors: ["'none'"],
    },
  },
  strictTransportSecurity: false,
})

/** @param log takes a line for each request */
export function buildApp(standIns: readonly StandIn[], log?: (line: string) => void): FastifyInstance {
  // What is being slow on purpose is not waited for.
  const app = Fastify({ forceCloseConnections: true })
  app.addHook('onRequest', ({ method, url, headers }, _reply, done) => {
    log?.(`${method} ${url} from ${headers.referer ?? 'nowhere'}\n`)
    done()
  })
  // helmet sets headers and then calls back, without an error ever.
  app.addHook('onRequest', (request, reply, done) => addHeaders(request.raw, reply.raw, () => done()))
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
  app.get('/sandbox.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(css))
  app.get('/', (_request, reply) => reply.type('text/html; charset=utf-8').send(renderIndex(standIns)))
  for (const { register } of standIns) register(app)
  return app
}

function renderIndex(standIns: readonly StandIn[]): string {
  return renderPage(
    'Stand-ins',
    html`<h1>Sandbox</h1>
      <p class="quiet">Stand-ins for the outside world. Nothing in here leaves this machine.</p>
      <ul class="rows">
        ${standIns.map(
          ({ path, title, summary }) =>
            html`<li>
              <a href="${path}"><b>${title}</b><span class="quiet">${summary}</span></a>
            </li>`,
        )}
      </ul>`,
  )
}
