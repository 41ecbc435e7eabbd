/** In minutes: how long a sign-in or another proof counts as recent. */
export const recentMinutes = 10

/** What is known of a session and its person. */
interface SessionState {
  /** The last proof of the session was within `recentMinutes`. */
  readonly isInTime: boolean
  /** The methods of the session; `null`: an earlier release has opened it. */
  readonly methods: readonly string[] | null
  /** The person signs in with a second factor. */
  readonly hasSecondFactor: boolean
}

/** Does the person have a second factor that they have not shown in this session? */
export function lacksSecondFactor({ methods, hasSecondFactor }: Omit<SessionState, 'isInTime'>): boolean {
  return hasSecondFactor && methods?.includes('mfa') !== true
}

/**
 * Has the person of a session proven recently who they are? A person with a second factor must have shown it in this session: a password or
 * a mailbox alone must not be enough to replace or remove it. So a session that was opened before the enrolment, or in a trusted browser,
 * is never recent. No other code decides this.
 */
export function isRecentProof({ isInTime, ...sessionState }: SessionState): boolean {
  return isInTime && !lacksSecondFactor(sessionState)
}
