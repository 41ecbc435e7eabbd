/** What came of checking a solved captcha. */
export type Verdict =
  | { readonly isPassed: true }
  | {
      readonly isPassed: false
      /** For the audit trail, in words. */
      readonly reason: string
      /** The service was not there to ask: the operator's trouble, not the person's. */
      readonly isOutage: boolean
    }

export const passed: Verdict = { isPassed: true }

export function refused(reason: string): Verdict {
  return { isPassed: false, reason, isOutage: false }
}

export function unanswered(reason: string): Verdict {
  return { isPassed: false, reason, isOutage: true }
}
