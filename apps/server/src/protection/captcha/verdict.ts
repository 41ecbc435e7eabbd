/** The result of verifying a solved captcha. */
export type Verdict =
  | { readonly isPassed: true }
  | {
      readonly isPassed: false
      /** The reason, for the audit trail. */
      readonly reason: string
      /** The service did not answer: a problem of the operator, and not of the person. */
      readonly isOutage: boolean
    }

export const passed: Verdict = { isPassed: true }

/** @param reason may have a part that a service has written, and that was cut: no character that PostgreSQL cannot store is kept */
export function refused(reason: string): Verdict {
  return { isPassed: false, reason: reason.replaceAll(/[\p{Cc}\p{Surrogate}]/gu, ' '), isOutage: false }
}

export function unanswered(reason: string): Verdict {
  return { isPassed: false, reason, isOutage: true }
}
