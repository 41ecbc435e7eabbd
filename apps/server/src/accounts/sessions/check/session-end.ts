import type { EnvironmentReader } from '../../../settings/environment.ts'

/** The setting that decides, besides their age, when sessions end. */
export interface SessionEnd {
  /** In minutes: without a request for so long, a session ends. `null`: only its age ends it. */
  readonly idleMinutes: number | null
}

/** Sessions are noted as used once a minute, so shorter times could end one that is in use. */
const fewestMinutes = 5

export function readSessionEnd(read: EnvironmentReader): SessionEnd {
  const range = { min: fewestMinutes, max: 99_999 }
  return {
    idleMinutes: read.isSet('SESSION_IDLE_MINUTES') ? read.integer('SESSION_IDLE_MINUTES', 0, range) : null,
  }
}

/**
 * SQL for the moment when a session ends, unless it is used before. Computed when it is asked for, so that a change of the setting applies
 * to the sessions that are already there.
 * @param row the name of the table, or its alias
 */
export function writeSessionEnd({ idleMinutes }: SessionEnd, row: string): string {
  if (idleMinutes === null) return `${row}.expires_at`
  return `least(${row}.expires_at, ${row}.last_seen_at + interval '${idleMinutes} minutes')`
}

/** In minutes: how often a session that is used is noted as used. More often if it would end without use. */
export function seenEveryMinutes({ idleMinutes }: SessionEnd): number {
  return idleMinutes === null ? 5 : 1
}
