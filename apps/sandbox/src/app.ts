import { readFileSync } from 'node:fs'
import Fastify, { type FastifyInstance } from 'fastify'
import helmet from 'helmet'
import { checkHost } from './host-check.ts'
import { html, renderPage } from './page/page.ts'
import type { Fake } from './fake.ts'

// Both `src/` and the built `dist/` are one level below this workspace.
const css = readFileSync(new URL('../public/sandbox.css', import.meta.url))

/** Allows only our own style sheet and forms, so that nothing that is sent to the sandbox can run on its pages. */
const addHeaders = helmet({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'none'"],
      styleSrc: ["'self'"],
      // For the icon that browsers request by themselves: Firefox reports an error if it is forbidden.
      imgSrc: ["'self'"],
      formAction: ["'self'"],
      baseUri: ["'none'"],
      frameAncestors: ["'none'"],
    },
  },
  strictTransportSecurity: false,
})

interface Options {
  /** The hosts at which it answers, besides loopback. */
  readonly hosts?: readonly string[]
  /** Called with a line for each request. */
  readonly log?: ((line: string) => void) | undefined
}

export function buildApp(fakes: readonly Fake[], { hosts = [], log }: Options = {}): FastifyInstance {
  // Answers that are slow on purpose must not delay the shutdown.
  const app = Fastify({ forceCloseConnections: true })
  app.addHook('onRequest', ({ method, url, headers }, _reply, done) => {
    log?.(`${method} ${url} from ${headers.referer ?? 'nowhere'}\n`)
    done()
  })
  checkHost(app, hosts)
  // helmet sets headers and calls back; it never reports an error.
  app.addHook('onRequest', (request, reply, done) => addHeaders(request.raw, reply.raw, () => done()))
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
  // After the validation, so that a call whose body must have fields is still refused without one.
  app.addHook('preHandler', (request, _reply, done) => {
    request.body ??= {}
    done()
  })
  app.get('/sandbox.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(css))
  app.get('/', (_request, reply) => reply.type('text/html; charset=utf-8').send(renderIndex(fakes)))
  for (const { register } of fakes) register(app)
  return app
}

function renderIndex(fakes: readonly Fake[]): string {
  return renderPage(
    'Fakes',
    html`<h1>Sandbox</h1>
      <p class="quiet">Fakes of the outside world. Nothing in here leaves this machine.</p>
      <ul class="rows">
        ${fakes.map(
          ({ path, title, summary }) =>
            html`<li>
              <a href="${path}"><b>${title}</b><span class="quiet">${summary}</span></a>
            </li>`,
        )}
      </ul>`,
  )
}
