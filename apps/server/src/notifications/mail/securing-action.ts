import type { createSay } from '../create-say.ts'
import { writeSecuringUrl, type Sender } from '../sender.ts'

/** The button for people who suspect that somebody else is in their account. */
export function writeSecuringAction(sender: Sender, say: ReturnType<typeof createSay>) {
  return {
    text: say(sender.hasPasswords ? 'mail_recovery_action' : 'mail_code_action'),
    href: writeSecuringUrl(sender),
  }
}
