import type { FastifyInstance } from 'fastify'
import { html, renderPage, type Html } from '../page/page.ts'
import { clientIdOf, clientSecretOf, telegramBot } from './credentials.ts'
import { dialects } from './oauth2/dialects.ts'
import { openIdProviders } from './openid-connect/providers.ts'
import { people } from './people.ts'

interface Row {
  readonly id: string
  readonly title: string
  readonly protocol: string
  readonly client: Html
}

const rows: readonly Row[] = [
  ...openIdProviders.map(({ id, title }) => ({
    id,
    title,
    protocol: 'OpenID Connect',
    client: describeClient(id),
  })),
  ...dialects.map(({ id, title, token, clientIdName = 'client_id' }) => ({
    id,
    title,
    protocol: clientIdName === 'client_id' ? 'OAuth 2' : `OAuth 2, with ${clientIdName}`,
    client: token.clientAuth.includes('none')
      ? html`<code>${clientIdOf(id)}</code>, no secret`
      : describeClient(id),
  })),
  {
    id: 'telegram',
    title: 'Telegram',
    protocol: 'Its login widget, and OpenID Connect',
    client: html`Bot <code>${telegramBot.token}</code>, secret <code>${clientSecretOf('telegram')}</code>`,
  },
  { id: 'steam', title: 'Steam', protocol: 'OpenID 2.0', client: html`None: anybody may ask` },
]

function describeClient(id: string): Html {
  return html`<code>${clientIdOf(id)}</code>, secret <code>${clientSecretOf(id)}</code>`
}

/** The page that lists the providers, and how to configure a client for each. */
export function registerOverview(app: FastifyInstance): void {
  app.get('/social', (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(
      renderPage(
        'Social sign-in',
        html`<h1>Social sign-in</h1>
          <p>
            Press a social button in Foyer: the fake provider asks who you are, and how it shall answer. At
            each of them ${people.length} people have an account.
          </p>
          <ul class="rows">
            ${rows.map(renderRow)}
          </ul>
          <p class="quiet">
            They send people back to Foyer on this machine alone, and to the addresses that Foyer registers.
            For tests,
            <code>choose=anna&amp;answer=denied</code> in a provider's address answers without its page, and
            so do cookies of these names.
          </p>`,
      ),
    ),
  )
}

function renderRow({ id, title, protocol, client }: Row): Html {
  return html`<li class="row">
    <b>${title}</b>
    <span class="quiet">${protocol} at <code>/social/${id}</code></span>
    <span class="quiet">${client}</span>
  </li>`
}
