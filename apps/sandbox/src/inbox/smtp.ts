import { buffer } from 'node:stream/consumers'
import PostalMime from 'postal-mime'
import { SMTPServer, type SMTPServerSession } from 'smtp-server'
import type { Inbox } from './inbox.ts'

export interface Smtp {
  readonly port: number
  close(): Promise<void>
}

/** 1 MiB: more than any mail of Foyer's. */
const maxMailBytes = 1024 * 1024

/** Takes mail for anybody, from anybody who reaches it, and keeps it. */
export async function startSmtp(inbox: Inbox, host: string, port: number): Promise<Smtp> {
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    size: maxMailBytes,
    onData(stream, session, done) {
      buffer(stream)
        .then((raw) =>
          stream.sizeExceeded ? refuse(552, 'The message is too large') : keep(inbox, raw, session),
        )
        .then(() => done(), done)
    },
  })
  await new Promise<void>((resolve, reject) => {
    smtp.once('error', reject)
    smtp.listen(port, host, resolve)
  })
  // A client that goes away in the middle is no reason for the sandbox to end.
  smtp.on('error', () => undefined)
  const address = smtp.server.address()
  return {
    port: typeof address === 'object' && address ? address.port : port,
    close: () => new Promise((resolve) => smtp.close(resolve)),
  }
}

async function keep(inbox: Inbox, raw: Buffer, { envelope }: SMTPServerSession): Promise<void> {
  if (inbox.takeRefusal()) refuse(452, 'The mailbox is full')
  const { from, subject, text, html } = await PostalMime.parse(raw)
  inbox.add({
    kind: 'mail',
    from: from?.address ?? '',
    // The envelope's: that is where it would have gone, whatever its header says.
    to: envelope.rcptTo.map(({ address }) => address),
    subject: subject ?? '',
    text: text ?? html ?? '',
  })
}

/** @throws Error always, with the SMTP status that the client is answered */
function refuse(responseCode: number, message: string): never {
  throw Object.assign(new Error(message), { responseCode })
}
