import type { Locale } from '@foyer/core/wire'
import { createTranslate, listProviders } from '../create-translate.ts'
import { countSegments } from './count-segments.ts'
import { describeSender, type Sender } from '../sender.ts'
import { showIdentifier, writeUndoLink, type IdentifierNotice } from '../identifier-notice.ts'
import type { TextMessage } from './sms-transport.ts'

const notices = {
  added: 'sms_identifier_added',
  changed: 'sms_identifier_changed',
  removed: 'sms_identifier_removed',
} as const satisfies Record<IdentifierNotice['event'], unknown>

/** In characters: longer addresses are shortened, as little as the message needs to stay within three segments. */
const maxLengths = [22, 18, 14, 10]

/** Notifies a former identifier, or the account's other ones, that one was changed, added or removed, with a link that undoes it. */
export function writeIdentifierNoticeSms(sender: Sender, notice: IdentifierNotice): TextMessage {
  const { to, locale, kind, event, undoToken } = notice
  const texts = maxLengths.map((maxLength) => {
    const translate = createTranslate(locale, {
      ...describeSender(sender),
      kind,
      value: showIdentifier(notice, maxLength),
      url: writeUndoLink(sender.publicUrl, undoToken),
    })
    return translate(notices[event])
  })
  const [fullText = ''] = texts
  return { to, text: texts.find((text) => countSegments(text) <= 3) ?? fullText }
}

/** Notifies a number that an undo has removed from an account. */
export function writeUndoneSms(
  sender: Sender,
  { to, locale }: { readonly to: string; readonly locale: Locale },
): TextMessage {
  const translate = createTranslate(locale, describeSender(sender))
  return { to, text: `${translate('sms_identifier_undone')} ${translate('sms_proven_warning')}` }
}

/** Tells the first person to prove a number what no longer opens the account. */
export function writeFirstProofSms(
  sender: Sender,
  {
    to,
    locale,
    unlinked,
    hadPassword,
  }: { to: string; locale: Locale; unlinked: readonly string[]; hadPassword: boolean },
): TextMessage {
  const translate = createTranslate(locale, {
    ...describeSender(sender),
    password: hadPassword ? 'yes' : 'no',
    providers: listProviders(unlinked, locale),
  })
  const lines = [
    translate('sms_proven'),
    ...(unlinked.length > 0 ? [translate('sms_proven_unlinked')] : []),
    translate('sms_proven_warning'),
  ]
  return { to, text: lines.join(' ') }
}

/** Answers a sign-up with a number that already has an account, if the page must not reveal that. */
export function writeAccountExistsSms(
  sender: Sender,
  { to, locale }: { to: string; locale: Locale },
): TextMessage {
  const url = `${sender.publicUrl}/sign-in`
  const translate = createTranslate(locale, {
    ...describeSender(sender),
    url,
    recoveryUrl: `${sender.publicUrl}/recover`,
  })
  return { to, text: translate('sms_account_exists') }
}
