import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Fake } from '../fake.ts'
import { renderPage } from '../page/page.ts'
import { readScript } from '../page/read-script.ts'
import { codeAt, secondsLeft, type Entry } from './codes.ts'
import { renderAuthenticator } from './page.ts'
import { readKey } from './read-key.ts'

const type = 'text/html; charset=utf-8'
/** The maximum number of entries. */
const maxKeys = 50

/** The CSP of the app's pages, which also allows the script that updates codes and seconds. */
const policy =
  "default-src 'none'; style-src 'self'; img-src 'self'; script-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

/** A fake of the authenticator app on somebody's phone, in memory. @param now in ms */
export function createFakeAuthenticator(now: () => number): Fake {
  const script = readScript('authenticator.js')
  let entries: readonly Entry[] = []
  const running = () =>
    entries.map(({ id, issuer, account, secret }) => ({ id, issuer, account, code: codeAt(secret, now()) }))
  const render = (problem = ''): string =>
    renderPage('Authenticator', renderAuthenticator(running(), secondsLeft(now()), problem))
  return {
    title: 'Authenticator',
    summary: 'The app on a phone that shows the codes of the second step.',
    path: '/authenticator',
    register(app: FastifyInstance) {
      app.get('/authenticator.js', (_request, reply) =>
        reply.type('text/javascript; charset=utf-8').send(script),
      )
      app.get('/authenticator', (_request, reply) =>
        reply.type(type).header('content-security-policy', policy).send(render()),
      )
      app.get('/authenticator/codes', (_request, reply) =>
        reply
          .header('cache-control', 'no-store')
          .send({ entries: running(), secondsLeft: secondsLeft(now()) }),
      )
      app.post<{ Body: { readonly key?: unknown } | null }>('/authenticator', ({ body }, reply) => {
        const key = readKey(typeof body?.key === 'string' ? body.key : '')
        if (typeof key === 'string')
          return reply.code(400).type(type).header('content-security-policy', policy).send(render(key))
        entries = [{ id: randomUUID(), ...key }, ...entries].slice(0, maxKeys)
        return reply.redirect('/authenticator', 303)
      })
      app.post<{ Params: { readonly id: string } }>('/authenticator/:id/remove', ({ params }, reply) => {
        entries = entries.filter(({ id }) => id !== params.id)
        return reply.redirect('/authenticator', 303)
      })
    },
  }
}
