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

export function refused(reason: string): Verdict {
  return { isPassed: false, reason, isOutage: false }
}

export function unanswered(reason: string): Verdict {
  return { isPassed: false, reason, isOutage: true }
}
