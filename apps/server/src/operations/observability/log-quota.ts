interface LogQuota {
  /** In ms: how long a subject is not logged again. */
  readonly milliseconds: number
  /** How many subjects are logged in that time. */
  readonly subjects: number
  /** In ms, on a clock that only goes forward. */
  readonly now?: () => number
}

/**
 * For warnings that anybody can cause, with whatever they send: each subject is logged once in a while, and only some subjects, so that
 * nobody can flood the log, and nobody silences a warning for good.
 * @returns whether to log the subject now
 */
export function createLogQuota({
  milliseconds,
  subjects,
  now = () => performance.now(),
}: LogQuota): (subject: string) => boolean {
  const logged = new Set<string>()
  let until = -Infinity
  return (subject) => {
    if (now() >= until) {
      logged.clear()
      until = now() + milliseconds
    }
    if (logged.has(subject) || logged.size >= subjects) return false
    logged.add(subject)
    return true
  }
}
