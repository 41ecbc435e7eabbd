import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { once } from 'node:events'
import { buffer, json } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import type { MessagesConfig } from '../notifications/messages-config.ts'

export interface Inbox {
  readonly config: MessagesConfig
  readonly mails: Email[]
  readonly texts: { readonly to: string; readonly text: string }[]
  /** The ids of the messages in the order of the attempts, including refused ones. */
  readonly triedIds: string[]
  /** Makes the next deliveries fail. The fake mail server repeats the recipient's address in its reply. */
  refuse(times: number, at?: 'recipient' | 'message'): void
  close(): Promise<void>
}

/** Starts a fake mail server and a fake SMS gateway, each on its own socket. */
export async function openInbox(): Promise<Inbox> {
  const mails: Email[] = []
  const texts: { to: string; text: string }[] = []
  const triedIds: string[] = []
  let failuresLeft = 0
  let refusedAt: 'recipient' | 'message' = 'message'
  const isRefused = () => failuresLeft > 0 && failuresLeft-- > 0
  const refusal = (responseCode: number, recipient: string | undefined) =>
    Object.assign(new Error(`<${recipient}>: try later`), { responseCode })

  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    // Don't wait when closing: the server under test keeps its connection open for the next mail.
    closeTimeout: 1,
    onRcptTo({ address }, _session, done) {
      done(refusedAt === 'recipient' && isRefused() ? refusal(550, address) : null)
    },
    onData(stream, { envelope }, done) {
      buffer(stream)
        .then(async (raw) => {
          const mail = await PostalMime.parse(raw)
          triedIds.push(mail.messageId ?? '')
          if (isRefused()) return done(refusal(451, envelope.rcptTo[0]?.address))
          mails.push(mail)
          return done()
        })
        // A killed server breaks its connection, perhaps in the middle of a mail. Whether that matters is up to the test.
        .catch(done)
    },
  })
  smtp.on('error', () => undefined)
  const gateway = createServer((request, response) => {
    void handleText(request, response)
  })
  async function handleText(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const text = (await json(request)) as Inbox['texts'][number]
    triedIds.push(String(request.headers['idempotency-key']))
    const refused = isRefused()
    if (!refused) texts.push(text)
    response.writeHead(refused ? 503 : 201).end()
  }
  smtp.listen(0, '127.0.0.1')
  gateway.listen(0, '127.0.0.1')
  await Promise.all([once(smtp.server, 'listening'), once(gateway, 'listening')])
  const portOf = (server: { address(): unknown }) => (server.address() as AddressInfo).port

  return {
    config: {
      appName: 'Foyer',
      mailUrl: `smtp://127.0.0.1:${portOf(smtp.server)}`,
      mailFrom: 'no-reply@foyer.test',
      smsUrl: `http://127.0.0.1:${portOf(gateway)}/messages`,
      smsToken: null,
    },
    mails,
    texts,
    triedIds,
    refuse(times, at = 'message') {
      failuresLeft = times
      refusedAt = at
    },
    async close() {
      gateway.closeAllConnections()
      await Promise.all([
        new Promise<void>((resolve) => smtp.close(() => resolve())),
        new Promise<void>((resolve) => gateway.close(() => resolve())),
      ])
    },
  }
}
