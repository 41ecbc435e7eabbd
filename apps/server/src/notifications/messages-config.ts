import type { EnvironmentReader } from '../start/environment.ts'

/** How mails and text messages are sent. */
export interface MessagesConfig {
  /** The product's name in messages. */
  readonly appName: string
  /** `smtp:` (with STARTTLS, required if there is a password) or `smtps:`. `null`: no mails are sent. */
  readonly mailUrl: string | null
  readonly mailFrom: string
  /** A gateway that takes `POST { to, text }`. `null`: no text messages are sent. */
  readonly smsUrl: string | null
  readonly smsToken: string | null
}

export function readMessagesConfig(read: EnvironmentReader, isProduction: boolean): MessagesConfig {
  const mailUrl = read.url('MAIL_URL', ['smtp:', 'smtps:'], 'smtp://user:password@mail.example.com:587')
  if (isProduction && mailUrl !== null && !read.isGiven('MAIL_FROM'))
    read.warn(
      'MAIL_FROM: not set although MAIL_URL is, so mails come from no-reply@localhost, which mail servers refuse. Set it to an address of yours.',
    )
  return {
    appName: read.text('APP_NAME', 'Foyer'),
    mailUrl,
    mailFrom: read.mailSender('MAIL_FROM', 'no-reply@localhost'),
    smsUrl: read.url('SMS_URL', ['http:', 'https:'], 'https://sms.example.com/messages'),
    smsToken: read.secret('SMS_TOKEN', 8),
  }
}
