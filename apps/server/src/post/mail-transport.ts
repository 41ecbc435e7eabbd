import type { Transporter } from 'nodemailer'
import type { MessagesConfig } from '../config.ts'

export interface Letter {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
}

export interface MailTransport {
  send(letter: Letter): Promise<void>
  close(): void
}

/** Milliseconds: a mail server that takes longer is asked again later. */
const patience = 20_000

/** RFC 3834: nobody's absence note answers a letter that no person has written. */
const sentByMachine = { 'Auto-Submitted': 'auto-generated' }

/** `null`: no mail server is configured. */
export function createMailTransport({ mailUrl, mailFrom }: MessagesConfig): MailTransport | null {
  if (mailUrl === null) return null
  const { protocol, hostname, port, username, password } = new URL(mailUrl)
  const options = {
    pool: true,
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port === '' ? (protocol === 'smtps:' ? 465 : 587) : Number(port),
    secure: protocol === 'smtps:',
    // A password never travels in the clear.
    requireTLS: protocol === 'smtp:' && username !== '',
    ...(username === ''
      ? {}
      : { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
    // A letter is made of words alone: nothing in it is a path or an address to be read.
    disableFileAccess: true,
    disableUrlAccess: true,
  }
  // With the first letter: the server starts sooner without it.
  let opening: Promise<Transporter> | undefined
  const open = () =>
    (opening ??= import('nodemailer').then(({ createTransport }) => createTransport(options)))
  return {
    async send({ to, subject, text, html }) {
      // As an object: an address with a comma or a name in it is one address, or none.
      const headers = sentByMachine
      const transport = await open()
      await transport.sendMail({
        from: mailFrom,
        to: { name: '', address: to },
        subject,
        text,
        html,
        headers,
      })
    },
    close: () => void opening?.then((transport) => transport.close()),
  }
}
