import type { Locale } from '@foyer/core/wire'
import { createTranslate, listProviders, nameProvider, type CodeMessage } from '../create-translate.ts'
import { describeSender, type Sender } from '../sender.ts'
import { bindCode } from './bind-code.ts'
import type { TextMessage } from './sms-transport.ts'

/** A text message with the code of a recovery or a first password. */
export function writeCodeSms(sender: Sender, { to, locale, code, minutes }: CodeMessage): TextMessage {
  const translate = createTranslate(locale, { ...describeSender(sender), code, minutes })
  return { to, text: bindCode(translate('sms_recovery'), sender.publicUrl, code) }
}

export function writePasswordChangedSms(
  sender: Sender,
  { to, locale, unlinked }: { to: string; locale: Locale; unlinked: readonly string[] },
): TextMessage {
  const translate = createTranslate(locale, {
    ...describeSender(sender),
    providers: listProviders(unlinked, locale),
  })
  const lines = [
    translate('sms_password_changed'),
    ...(unlinked.length > 0 ? [translate('sms_first_proof')] : []),
  ]
  return { to, text: lines.join(' ') }
}

export function writeLinkedSms(
  sender: Sender,
  { to, locale, social }: { to: string; locale: Locale; social: string },
): TextMessage {
  const translate = createTranslate(locale, { ...describeSender(sender), provider: nameProvider(social) })
  return { to, text: translate('sms_linked') }
}

export function writeDeletedSms(sender: Sender, { to, locale }: { to: string; locale: Locale }): TextMessage {
  return { to, text: createTranslate(locale, describeSender(sender))('sms_deleted') }
}

export function writeExportedSms(
  sender: Sender,
  { to, locale }: { to: string; locale: Locale },
): TextMessage {
  const translate = createTranslate(locale, describeSender(sender))
  return { to, text: `${translate('sms_exported')} ${translate('sms_proven_warning')}` }
}
