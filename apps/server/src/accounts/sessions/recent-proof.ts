/** In minutes: how long a sign-in or another proof counts as recent. */
export const recentMinutes = 10

/** What is known of a session and its person. */
interface Known {
  /** The last proof of the session was within `recentMinutes`. */
  readonly isInTime: boolean
  /** Of the session; `null`: an earlier release has begun it. */
  readonly methods: readonly string[] | null
  /** The person signs in with a second factor. */
  readonly hasSecondFactor: boolean
}

/** Has the person a second factor that they have not shown in this session? */
export function lacksSecondFactor({ methods, hasSecondFactor }: Omit<Known, 'isInTime'>): boolean {
  return hasSecondFactor && methods?.includes('mfa') !== true
}

/**
 * Has the person of a session just shown who they are? Whoever has a second factor has not before they have shown it in this session: a
 * password or a mailbox alone must not replace or remove it. So a session that was open before they enrolled it, and one of a trusted
 * browser, are never recent. The one place that decides it.
 */
export function isRecentProof({ isInTime, ...known }: Known): boolean {
  return isInTime && !lacksSecondFactor(known)
}
