import type { Locale } from '@foyer/core/wire'
import { recoveryMinutes } from '../../accounts/recovery/recovery-minutes.ts'
import { createSay, listProviders, nameProvider, type CodeMessage, type Sender } from '../create-say.ts'
import type { TextMessage } from './sms-transport.ts'

export function writeRecoverySms(
  sender: Sender,
  message: { to: string; locale: Locale; code: string },
): TextMessage {
  return writeCodeSms(sender, { ...message, minutes: recoveryMinutes })
}

/** Browsers read the last line, and offer the code only to pages of that host (WebOTP, "origin-bound one-time codes"). */
export function writeCodeSms(
  { appName, publicUrl }: Sender,
  { to, locale, code, minutes }: CodeMessage,
): TextMessage {
  const say = createSay(locale, { name: appName, code, minutes })
  return { to, text: `${say('sms_recovery')}\n\n@${new URL(publicUrl).hostname} #${code}` }
}

export function writePasswordChangedSms(
  { appName }: Sender,
  { to, locale, unlinked }: { to: string; locale: Locale; unlinked: readonly string[] },
): TextMessage {
  const say = createSay(locale, { name: appName, providers: listProviders(unlinked, locale) })
  const lines = [say('sms_password_changed'), ...(unlinked.length > 0 ? [say('sms_first_proof')] : [])]
  return { to, text: lines.join(' ') }
}

export function writeLinkedSms(
  { appName }: Sender,
  { to, locale, social }: { to: string; locale: Locale; social: string },
): TextMessage {
  const say = createSay(locale, { name: appName, provider: nameProvider(social) })
  return { to, text: say('sms_linked') }
}
