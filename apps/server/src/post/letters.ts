import { fillMessage, type MessageValues } from '@foyer/core/messages'
import { catalogues } from '@foyer/core/messages/catalogues'
import { dirOf, type Locale } from '@foyer/core/wire'
import { recoveryMinutes } from '../recovery/recovery-minutes.ts'
import type { Letter } from './mail-transport.ts'
import type { TextMessage } from './sms-transport.ts'

/** Whose product it is, and where. */
export interface Sender {
  readonly appName: string
  /** The origin as people see it. */
  readonly publicUrl: string
}

/** The token is in the fragment: no server, log or Referer gets to see it. */
export function writeRecoveryLetter(
  { appName, publicUrl }: Sender,
  { to, locale, token }: { to: string; locale: Locale; token: string },
): Letter {
  const say = createSay(locale, { name: appName, minutes: recoveryMinutes })
  return layOut(locale, {
    to,
    subject: say('mail_recovery_subject'),
    lines: [say('mail_recovery_text'), say('mail_recovery_expiry')],
    action: { text: say('mail_recovery_action'), href: `${publicUrl}/recover/new-password#token=${token}` },
  })
}

export function writePasswordChangedLetter(
  { appName, publicUrl }: Sender,
  { to, locale }: { to: string; locale: Locale },
): Letter {
  const say = createSay(locale, { name: appName })
  return layOut(locale, {
    to,
    subject: say('mail_password_changed_subject'),
    lines: [say('mail_password_changed_text'), say('mail_password_changed_warning')],
    action: { text: say('mail_recovery_action'), href: `${publicUrl}/recover` },
  })
}

/** The last line is for browsers, which offer the code to the page of that host alone (WebOTP, "origin-bound one-time codes"). */
export function writeRecoverySms(
  { appName, publicUrl }: Sender,
  { to, locale, code }: { to: string; locale: Locale; code: string },
): TextMessage {
  const say = createSay(locale, { name: appName, code, minutes: recoveryMinutes })
  return { to, text: `${say('sms_recovery')}\n\n@${new URL(publicUrl).hostname} #${code}` }
}

export function writePasswordChangedSms(
  { appName }: Sender,
  { to, locale }: { to: string; locale: Locale },
): TextMessage {
  const say = createSay(locale, { name: appName })
  return { to, text: say('sms_password_changed') }
}

type LetterKey = Extract<keyof (typeof catalogues)[Locale]['server'], `mail_${string}` | `sms_${string}`>

function createSay(locale: Locale, values: MessageValues): (key: LetterKey) => string {
  return (key) => fillMessage(catalogues[locale].server[key], values)
}

interface Draft {
  readonly to: string
  readonly subject: string
  readonly lines: readonly [string, ...string[]]
  readonly action: { readonly text: string; readonly href: string }
}

function layOut(locale: Locale, { to, subject, lines: [first, ...rest], action }: Draft): Letter {
  const paragraph = (text: string) => `<p style="margin:0 0 16px">${escape(text)}</p>`
  const link =
    `<p style="margin:0 0 16px"><a href="${escape(action.href)}" style="display:inline-block;padding:12px 20px;` +
    `border-radius:10px;background:#17594a;color:#ffffff;text-decoration:none">${escape(action.text)}</a></p>`
  return {
    to,
    subject,
    text: [first, `${action.text}:\n${action.href}`, ...rest].join('\n\n'),
    html:
      `<!doctype html><html lang="${locale}" dir="${dirOf(locale)}"><head><meta charset="utf-8">` +
      // Readers that know the dark turn the page themselves; without this some turn the button's colours alone.
      `<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">` +
      `<title>${escape(subject)}</title></head><body style="margin:0;padding:24px;font:16px/1.5 system-ui,sans-serif">` +
      `<div style="max-width:32em;margin:0 auto">${paragraph(first)}${link}${rest.map(paragraph).join('')}</div></body></html>`,
  }
}

function escape(text: string): string {
  return text.replaceAll(/[&<>"']/g, (letter) => `&#${letter.codePointAt(0)};`)
}
