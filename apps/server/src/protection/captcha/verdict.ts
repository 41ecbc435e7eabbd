/** The result of verifying a solved captcha. */
export type Verdict =
  | { readonly isPassed: true }
  | {
      readonly isPassed: false
      /** The reason, for the audit trail. */
      readonly reason: string
      /** The service did not answer: the operator's problem, not the person's. */
      readonly isOutage: boolean
    }

export const passed: Verdict = { isPassed: true }

/** @param reason may contain truncated text from a service, so characters that PostgreSQL cannot store are replaced */
export function refused(reason: string): Verdict {
  return { isPassed: false, reason: reason.replaceAll(/[\p{Cc}\p{Surrogate}]/gu, ' '), isOutage: false }
}

export function unanswered(reason: string): Verdict {
  return { isPassed: false, reason, isOutage: true }
}
