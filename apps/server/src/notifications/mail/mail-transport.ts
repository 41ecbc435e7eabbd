import type { Transporter } from 'nodemailer'
import type { MessagesConfig } from '../messages-config.ts'

export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
}

export interface MailTransport {
  /**
   * @param id the same for each try of a mail. It becomes the Message-ID (RFC 5322, 3.6.4), by which mailboxes recognise a mail that arrives
   * twice because the answer to the first try was lost
   */
  send(mail: Mail, id: string): Promise<void>
  close(): void
}

/** In ms: how long to wait for the mail server's next data before the try fails. */
const idleTimeout = 20_000

/**
 * In ms: the limit for a whole try, including the wait for a connection. Otherwise a server that sends a few bytes every few seconds could
 * block its connections, and all mails that wait for them, for ever.
 */
const attemptTimeout = 60_000

/** RFC 3834: asks mail programs not to send automatic replies. */
const autoSubmittedHeaders = { 'Auto-Submitted': 'auto-generated' }

/** `null`: no mail server is configured. */
export function createMailTransport(
  { mailUrl, mailFrom }: MessagesConfig,
  timeout: number = attemptTimeout,
): MailTransport | null {
  if (mailUrl === null) return null
  const { protocol, hostname, port, username, password } = new URL(mailUrl)
  const [, domain = 'localhost'] = /@([^@>\s]+)>?$/.exec(mailFrom) ?? []
  const options = {
    pool: true,
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port === '' ? (protocol === 'smtps:' ? 465 : 587) : Number(port),
    secure: protocol === 'smtps:',
    // Never send the password without TLS.
    requireTLS: protocol === 'smtp:' && username !== '',
    ...(username === ''
      ? {}
      : { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    connectionTimeout: idleTimeout,
    greetingTimeout: idleTimeout,
    socketTimeout: idleTimeout,
    // No mail includes a file or a page, so nodemailer may read neither.
    disableFileAccess: true,
    disableUrlAccess: true,
  }
  // nodemailer is imported for the first mail, so that the server starts sooner.
  let opening: Promise<Transporter> | undefined
  const open = () =>
    (opening ??= import('nodemailer').then(({ createTransport }) => createTransport(options)))
  return {
    async send({ to, subject, text, html }, id) {
      // Passed as an object, so that nodemailer does not parse a comma or a name in the address into several recipients.
      const headers = autoSubmittedHeaders
      const transport = await open()
      await transport.sendMail({
        from: mailFrom,
        to: { name: '', address: to },
        subject,
        text,
        html,
        headers,
        messageId: `<${id}@${domain}>`,
        signal: AbortSignal.timeout(timeout),
      })
    },
    close: () => void opening?.then((transport) => transport.close()),
  }
}
