import { buffer } from 'node:stream/consumers'
import PostalMime from 'postal-mime'
import { SMTPServer, type SMTPServerSession } from 'smtp-server'
import type { Inbox } from './inbox.ts'

export interface Smtp {
  readonly port: number
  close(): Promise<void>
}

/** 1 MiB: more than any mail from Foyer. */
const maxMailBytes = 1024 * 1024

/** A mail server that accepts every mail and keeps it in the inbox. */
export async function startSmtp(inbox: Inbox, host: string, port: number): Promise<Smtp> {
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    size: maxMailBytes,
    onData(stream, session, done) {
      buffer(stream)
        .then((raw) =>
          stream.sizeExceeded
            ? throwSmtpError(552, 'The message is too large')
            : storeMail(inbox, raw, session),
        )
        .then(() => done(), done)
    },
  })
  await new Promise<void>((resolve, reject) => {
    smtp.once('error', reject)
    smtp.listen(port, host, resolve)
  })
  // A client that disconnects in the middle must not end the sandbox.
  smtp.on('error', () => undefined)
  const address = smtp.server.address()
  return {
    port: typeof address === 'object' && address ? address.port : port,
    close: () => new Promise((resolve) => smtp.close(resolve)),
  }
}

async function storeMail(inbox: Inbox, raw: Buffer, { envelope }: SMTPServerSession): Promise<void> {
  if (inbox.consumeFailure()) throwSmtpError(452, 'The mailbox is full')
  const { from, subject, text, html } = await PostalMime.parse(raw)
  inbox.add({
    kind: 'mail',
    from: from?.address ?? '',
    // The recipient in the envelope, because mail is delivered by the envelope and not by the header.
    to: envelope.rcptTo.map(({ address }) => address),
    subject: subject ?? '',
    text: text ?? html ?? '',
    html: html ?? null,
  })
}

/** @throws Error always, with the SMTP status to answer */
function throwSmtpError(responseCode: number, message: string): never {
  throw Object.assign(new Error(message), { responseCode })
}
