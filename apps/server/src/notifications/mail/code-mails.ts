import type { CodePurpose } from '../code-purpose.ts'
import { createSay, type CodeMessage } from '../create-say.ts'
import { describeSender, writeSecuringUrl, type Sender } from '../sender.ts'
import { sayAsker, type Asker } from '../describe-asker.ts'
import type { Mail } from './mail-transport.ts'
import { renderMail } from './render-mail.ts'

const texts = {
  'sign-in': 'mail_code_sign_in',
  'sign-up': 'mail_code_sign_up',
  verify: 'mail_code_verify',
  proof: 'mail_code_proof',
  change: 'mail_code_change',
} as const satisfies Record<CodePurpose, string>

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
    asker,
  }: CodeMessage & { readonly purpose: CodePurpose; readonly asker: Asker },
): Mail {
  const say = createSay(locale, { ...describeSender(sender), code, minutes, url: writeSecuringUrl(sender) })
  return renderMail(locale, {
    to,
    code,
    subject: say('mail_code_subject'),
    lines: [
      say(texts[purpose]),
      say('mail_code_once'),
      // Only people who are signed in can request a proof. If this person did not, somebody else is in their account.
      say(purpose === 'proof' ? 'mail_code_proof_warning' : 'mail_code_ignore'),
      sayAsker(locale, asker),
    ],
    action: {
      text: say('mail_code_go_on'),
      href: `${sender.publicUrl}/verify#code=${code}&purpose=${purpose}`,
    },
  })
}
