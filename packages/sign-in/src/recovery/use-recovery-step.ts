import type { EmailOrPhone } from '../methods/method.ts'
import { useCodeStep, type CodeStep } from '../methods/use-code-step.ts'

// Stored as long as the link, or the code, is valid.
const linkStep = { key: 'foyer-recovery', lifetime: 30 * 60_000 }
const codeStep = { key: 'foyer-recovery-code', lifetime: 10 * 60_000 }

/** The step that waits for a link by mail, or for a code by text message. */
export function useRecoveryStep(): Pick<CodeStep, 'sentTo' | 'goTo' | 'finish'> {
  const link = useCodeStep(linkStep)
  const code = useCodeStep(codeStep)
  return {
    sentTo: code.sentTo ?? link.sentTo,
    goTo(next: EmailOrPhone | null) {
      link.goTo(next !== null && 'email' in next ? next : null)
      code.goTo(next !== null && 'phone' in next ? next : null)
    },
    finish() {
      link.finish()
      code.finish()
    },
  }
}
