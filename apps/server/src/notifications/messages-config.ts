import type { EnvironmentReader } from '../settings/environment.ts'
import { readServiceUrl } from '../settings/values/service-url.ts'
import { readBearerToken } from '../settings/values/bearer-token.ts'

/** How mails and text messages are sent. */
export interface MessagesConfig {
  /** The product's name in messages. */
  readonly appName: string
  /** `smtp:` (with STARTTLS, required if there is a password) or `smtps:`. `null`: no mails are sent. */
  readonly mailUrl: string | null
  readonly mailFrom: string
  /** A gateway that accepts `POST { to, text }`. `null`: no text messages are sent. */
  readonly smsUrl: string | null
  readonly smsToken: string | null
}

/**
 * The kinds of identifiers that messages can be sent to: new ones of another kind could never be proven. If nothing can be sent at all,
 * both, as on a developer's machine without a sandbox: nobody can prove anything there, and a start with a setting that needs proofs warns.
 */
export function listReachableKinds({ mailUrl, smsUrl }: Pick<MessagesConfig, 'mailUrl' | 'smsUrl'>) {
  const kinds = [
    ...(mailUrl === null ? [] : (['email'] as const)),
    ...(smsUrl === null ? [] : (['phone'] as const)),
  ]
  return kinds.length === 0 ? (['email', 'phone'] as const) : kinds
}

export function readMessagesConfig(read: EnvironmentReader): MessagesConfig {
  return {
    appName: read.text('APP_NAME', 'Foyer'),
    mailUrl: readMailUrl(read),
    mailFrom: read.mailSender('MAIL_FROM', 'no-reply@localhost'),
    smsUrl: readServiceUrl(read, 'SMS_URL', 'https://sms.example.com/messages'),
    smsToken: readBearerToken(read, 'SMS_TOKEN', 8),
  }
}

/** Other programs accept options in this address. Here they would be ignored, and mails might go without the TLS that they ask for. */
function readMailUrl(read: EnvironmentReader): string | null {
  const text = read.url('MAIL_URL', ['smtp:', 'smtps:'], 'smtp://user:password@mail.example.com:587')
  if (text === null) return null
  const { protocol, port, pathname, search, hash } = new URL(text)
  // RFC 8314, 7.3: at port 465 the server waits for TLS, while the client would wait for its greeting.
  if (protocol === 'smtp:' && port === '465')
    read.warn('MAIL_URL: at port 465 TLS begins at once, so no mail can be sent by smtp:. Write smtps:.')
  if (protocol === 'smtps:' && ['25', '587'].includes(port))
    read.warn(
      `MAIL_URL: at port ${port} TLS does not begin at once, so no mail can be sent by smtps:. Write smtp:, which switches to TLS by STARTTLS, or leave out the port.`,
    )
  if (/^\/?$/.test(`${pathname}${search}${hash}`)) return text
  read.addProblem(
    'MAIL_URL: what follows the host and port would be ignored. Leave it out; in a password, write / as %2F, ? as %3F and # as %23.',
  )
  return null
}
