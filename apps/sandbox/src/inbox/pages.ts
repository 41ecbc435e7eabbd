import type { FastifyInstance } from 'fastify'
import { html, renderPage, type Html } from '../page/page.ts'
import type { Inbox, Message } from './inbox.ts'

const type = 'text/html; charset=utf-8'

/** A mail may have styles and links, but no script, form or picture, and it runs in an opaque origin, not the sandbox's. */
const mailPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

/** The pages of the inbox, for people. */
export function registerInboxPages(app: FastifyInstance, inbox: Inbox): void {
  app.get('/inbox', (_request, reply) => reply.type(type).send(renderPage('Inbox', renderInbox(inbox))))

  app.get<{ Params: { id: string } }>('/inbox/:id', ({ params: { id } }, reply) => {
    const message = inbox.find(id)
    if (!message) return reply.code(404).type(type).send(renderPage('Not there', renderMissing()))
    return reply.type(type).send(renderPage(message.subject || 'Message', renderMessage(message)))
  })

  app.get<{ Params: { id: string } }>('/inbox/:id/html', ({ params: { id } }, reply) => {
    const message = inbox.find(id)
    if (!message?.html) return reply.code(404).type(type).send(renderPage('Not there', renderMissing()))
    return reply.type(type).header('content-security-policy', mailPolicy).send(message.html)
  })

  app.post('/inbox/empty', (_request, reply) => {
    inbox.clear()
    return reply.redirect('/inbox', 303)
  })

  app.post('/inbox/refuse', (_request, reply) => {
    inbox.failNext()
    return reply.redirect('/inbox', 303)
  })
}

function renderInbox(inbox: Inbox): Html {
  const messages = inbox.list()
  return html`<h1>Inbox</h1>
    <div class="actions">
      <form method="post" action="/inbox/refuse"><button type="submit">Refuse the next message</button></form>
      <form method="post" action="/inbox/empty"><button type="submit">Empty the inbox</button></form>
    </div>
    ${inbox.isRefusing ? html`<p role="status" class="notice">The next message will be refused.</p>` : null}
    ${
      messages.length > 0
        ? html`<ul class="rows">
            ${messages.map(renderRow)}
          </ul>`
        : html`<p class="quiet">
            Nothing here yet. Mail and text messages that Foyer sends turn up on this page.
          </p>`
    }`
}

function renderRow({ id, kind, to, subject, text, receivedAt }: Message): Html {
  return html`<li>
    <a href="/inbox/${id}">
      <b>${subject || text.slice(0, 80)}</b>
      <span class="quiet"
        >${kind === 'sms' ? 'SMS' : 'Mail'} to ${to.join(', ')} · ${renderTime(receivedAt)}</span
      >
    </a>
  </li>`
}

function renderMessage({ id, html: markup, kind, from, to, subject, text, receivedAt }: Message): Html {
  return html`<p><a href="/inbox">Inbox</a></p>
    <h1>${subject || (kind === 'sms' ? 'Text message' : 'No subject')}</h1>
    <dl>
      <dt>From</dt>
      <dd>${from}</dd>
      <dt>To</dt>
      <dd>${to.join(', ')}</dd>
      <dt>At</dt>
      <dd>${renderTime(receivedAt)}</dd>
    </dl>
    ${markup === null ? null : html`<p><a href="/inbox/${id}/html">See it as HTML</a></p>`}
    <pre>${renderText(text)}</pre>`
}

function renderMissing(): Html {
  return html`<h1>This message is not there</h1>
    <p>Only the newest 200 are kept, and none after a restart. <a href="/inbox">Go to the inbox</a></p>`
}

/** Escapes a text, and turns web addresses into links. */
function renderText(text: string): Html[] {
  return text
    .split(/(https?:\/\/[^\s<>"]+)/)
    .map((part, index) =>
      index % 2 === 1 ? html`<a href="${part}" rel="noreferrer">${part}</a>` : html`${part}`,
    )
}

function renderTime(iso: string): Html {
  return html`<time datetime="${iso}">${iso.slice(0, 19).replace('T', ' ')} UTC</time>`
}
