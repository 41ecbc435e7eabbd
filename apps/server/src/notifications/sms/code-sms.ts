import type { LinkedPurpose } from '../code-purpose.ts'
import { createTranslate, type CodeMessage } from '../create-translate.ts'
import { describeSender, type Sender } from '../sender.ts'
import { bindCode } from './bind-code.ts'
import type { TextMessage } from './sms-transport.ts'

const texts = {
  'sign-in': 'sms_code_sign_in',
  'sign-up': 'sms_code_sign_up',
  verify: 'sms_code_verify',
  proof: 'sms_code_proof',
  change: 'sms_code_change',
} as const satisfies Record<LinkedPurpose, string>

/** A text message with a one-time code. */
export function writeOneTimeCodeSms(
  sender: Sender,
  { to, locale, code, minutes, purpose }: CodeMessage & { readonly purpose: LinkedPurpose },
): TextMessage {
  const translate = createTranslate(locale, { ...describeSender(sender), code, minutes })
  return {
    to,
    text: bindCode(`${translate(texts[purpose])} ${translate('sms_code_once')}`, sender.publicUrl, code),
  }
}
