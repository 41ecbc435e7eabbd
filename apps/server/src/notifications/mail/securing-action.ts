import type { createTranslate } from '../create-translate.ts'
import { writeSecuringUrl, type Sender } from '../sender.ts'

/** The button for people who suspect that somebody else is in their account. */
export function writeSecuringAction(sender: Sender, translate: ReturnType<typeof createTranslate>) {
  return {
    text: translate(sender.hasPasswords ? 'mail_recovery_action' : 'mail_code_action'),
    href: writeSecuringUrl(sender),
  }
}
