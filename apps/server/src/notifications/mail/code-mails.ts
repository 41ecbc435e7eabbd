import type { LinkedPurpose } from '../code-purpose.ts'
import { createTranslate, type CodeMessage } from '../create-translate.ts'
import { describeSender, writeSecuringUrl, type Sender } from '../sender.ts'
import { translateRequester, type Requester } from '../describe-requester.ts'
import type { Mail } from './mail-transport.ts'
import { renderMail } from './render-mail.ts'

const texts = {
  'sign-in': 'mail_code_sign_in',
  'sign-up': 'mail_code_sign_up',
  verify: 'mail_code_verify',
  proof: 'mail_code_proof',
  change: 'mail_code_change',
} as const satisfies Record<LinkedPurpose, string>

/**
 * A mail with a one-time code. The subject has the code too, so that a lock screen shows it. The link has it in the fragment, which is not
 * sent to a server; opening the link does not use the code up, so mail scanners may follow it.
 */
export function writeOneTimeCodeMail(
  sender: Sender,
  {
    to,
    locale,
    code,
    minutes,
    purpose,
    requester,
  }: CodeMessage & { readonly purpose: LinkedPurpose; readonly requester: Requester },
): Mail {
  const translate = createTranslate(locale, {
    ...describeSender(sender),
    code,
    minutes,
    url: writeSecuringUrl(sender),
  })
  return renderMail(locale, {
    to,
    code,
    subject: translate('mail_code_subject'),
    lines: [
      translate(texts[purpose]),
      translate('mail_code_once'),
      // Only people who are signed in can request a proof. If this person did not, somebody else is in their account.
      translate(purpose === 'proof' ? 'mail_code_proof_warning' : 'mail_code_ignore'),
      translateRequester(locale, requester),
    ],
    action: {
      text: translate('mail_code_go_on'),
      href: `${sender.publicUrl}/verify#code=${code}&purpose=${purpose}`,
    },
  })
}
