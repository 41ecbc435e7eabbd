/** In minutes: how long a sign-in or another proof counts as recent. */
export const recentMinutes = 10

interface StoredState {
  /** The sign-in, or the last proof of the session, was within `recentMinutes`. */
  readonly isInTime: boolean
  readonly methods: readonly string[] | null
  /** `null`: nobody has given a proof since the sign-in. */
  readonly proofHash: string | null
  /** The methods of the sign-in, if there has been a proof since, or an app was enrolled. */
  readonly openedMethods: readonly string[] | null
}

/**
 * What a session has proven to whoever sends a request. A proof counts only for the browser that has its token: the session's cookie may
 * have been copied before. Until the first proof, the session's own token is enough, because the sign-in has created it.
 * @param shownHash the hash of the request's proof token; `null`: it has none
 */
export function selectState(
  { isInTime, methods, proofHash, openedMethods }: StoredState,
  shownHash: string | null,
): Omit<SessionState, 'hasSecondFactor'> & { readonly hasLastProof: boolean } {
  if (proofHash === null || proofHash === shownHash) return { hasLastProof: true, isInTime, methods }
  return { hasLastProof: false, isInTime: false, methods: openedMethods }
}

/** What is known of a session and its person. */
interface SessionState {
  /** The last proof of the session was within `recentMinutes`, and the request has its token. */
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
