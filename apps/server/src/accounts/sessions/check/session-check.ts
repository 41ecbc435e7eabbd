import type { Logger } from 'pino'
import type { User } from '@foyer/core/wire'
import { createBatch } from '../../../database/batch.ts'
import type { Database } from '../../../database/database.ts'
import type { Actor } from '../../hold-person.ts'
import { isRecentProof, recentMinutes, selectState } from '../recent-proof.ts'
import { hashSessionToken, isSessionToken, readUserId } from '../session-token.ts'
import { createSeenRecorder } from './note-seen.ts'
import { seenEveryMinutes, writeSessionEnd, type SessionEnd } from './session-end.ts'

/** The person and the session of a request. */
export interface Current {
  readonly sessionId: string
  readonly user: User
  readonly actor: Actor
  /** The language that the person has chosen for the account; `null`: none. */
  readonly lang: string | null
  /** When the person last proved who they are; when they signed in, if the request lacks the token of a later proof. */
  readonly authenticatedAt: Date
  /** The last proof is recent, and included the second factor if the person has one. */
  readonly isRecent: boolean
  /**
   * How the person has signed in, by the names of `AuthMethod`, and what they have proven since, if the request has the token of the last
   * proof. Empty for a session that an earlier release has opened.
   */
  readonly methods: readonly string[]
  /** The person signs in with a second factor, whether or not they have shown it in this session. */
  readonly hasSecondFactor: boolean
  readonly expiresAt: Date
}

export interface SessionCheck {
  /**
   * Asks the database each time, so that a session that was ended elsewhere is invalid at once.
   * @param proofToken without it, a proof that was given after the sign-in does not count
   */
  (token: string, proofToken?: string): Promise<Current | undefined>
}

const plannedLength = 10

const nobody = Promise.resolve(undefined)

interface CheckedRow {
  readonly token_hash: string
  readonly session_id: string
  readonly is_due: boolean
  /** Milliseconds since 1970, because PostgreSQL's text format of a timestamp is slow to parse. */
  readonly authenticated_at: number
  readonly expires_at: number
  readonly is_in_time: boolean
  readonly has_second_factor: boolean
  readonly methods: readonly string[] | null
  readonly proof_hash: string | null
  readonly opened_methods: readonly string[] | null
  readonly opened_at: number
  readonly id: string
  readonly email: string | null
  readonly phone: string | null
  readonly name: string | null
  readonly currency: string | null
  readonly lang: string | null
  readonly created_at: number
}

/** Plain SQL, because this is the most frequent statement, and the query builder would build it and map its rows each time. */
const writeColumns = (end: SessionEnd) => `
  select s.token_hash, s.id as session_id, s.last_seen_at < now() - interval '${seenEveryMinutes(end)} minutes' as is_due,
    coalesce(s.authenticated_at, s.created_at) > now() - interval '${recentMinutes} minutes' as is_in_time,
    date_part('epoch', coalesce(s.authenticated_at, s.created_at)) * 1000 as authenticated_at,
    date_part('epoch', ${writeSessionEnd(end, 's')}) * 1000 as expires_at, s.methods,
    s.proof_hash, s.opened_methods, date_part('epoch', s.created_at) * 1000 as opened_at,
    u.second_factor_at is not null as has_second_factor,
    u.id, u.email, u.phone, u.name, u.currency, u.lang, date_part('epoch', u.created_at) * 1000 as created_at`

/**
 * Joined with the hashes, so that PostgreSQL looks each of them up by the primary key. For `= any(…)`, or a condition on the user ids, it
 * may choose to read all sessions of these people, or all that have not expired.
 */
const writeFindByHash = (end: SessionEnd) => `${writeColumns(end)}
  from unnest($1::text[]) as sought (token_hash)
    join sessions s on s.token_hash = sought.token_hash
    join users u on u.id = s.user_id
  where ${writeSessionEnd(end, 's')} > now()`

/** Like `writeFindByHash`, for tables that are spread over several machines: asks all of them. */
const writeFindAnywhere = (end: SessionEnd) => `${writeColumns(end)}
  from sessions s join users u on u.id = s.user_id
  where s.token_hash = any($1::text[]) and ${writeSessionEnd(end, 's')} > now()`

/** Concurrent checks are sent to the database as one statement. */
export function createSessionCheck(database: Database, log: Logger, end: SessionEnd): SessionCheck {
  const { query, isDistributed } = database
  const noteSeen = createSeenRecorder(database, log, end)
  const findAnywhere = writeFindAnywhere(end)
  const findByHash = writeFindByHash(end)
  // With the user ids too, so that only the machines that have these people's rows are asked.
  const findByUserAndHash = `${findAnywhere} and s.user_id = any($2::uuid[])`
  const findByHashes = createBatch(
    async (hashes: readonly string[]) => {
      const text = isDistributed ? findAnywhere : findByHash
      const found = readRows(await query<CheckedRow>(text, [writeArray(hashes, noHash)]))
      return hashes.map((tokenHash) => found.get(tokenHash))
    },
    // Two batches at a time, so that the next can be sent while the database answers the first.
    { concurrency: 2, isDistributed },
  )

  async function findOnOneMachine(tokenHash: string, userId: string): Promise<CheckedRow | undefined> {
    const values = [writeArray([tokenHash], noHash), writeArray([userId], userId)]
    const rows = await query<CheckedRow>(findByUserAndHash, values)
    return readRows(rows).get(tokenHash)
  }

  function readRows(rows: readonly CheckedRow[]): Map<string, CheckedRow> {
    noteSeen(rows.filter((row) => row.is_due))
    return new Map(rows.map((row) => [row.token_hash, row]))
  }

  function findRow(token: string): Promise<CheckedRow | undefined> {
    const tokenHash = hashSessionToken(token)
    if (!isDistributed) return findByHashes(tokenHash)
    // A token of the previous release does not contain the user's id.
    return findOnOneMachine(tokenHash, readUserId(token)).then((found) => found ?? findByHashes(tokenHash))
  }

  return (token, proofToken) => {
    if (!isSessionToken(token)) return nobody
    const proofHash = proofToken === undefined ? null : hashSessionToken(proofToken)
    return findRow(token).then((row) => row && toCurrent(row, proofHash))
  }
}

/** Matches no session. */
const noHash = '""'

/**
 * Pads the array to ten values. PostgreSQL's generic plan assumes ten elements; for a shorter array it would make a new
 * plan each time, which takes longer than the look-up. Neither hashes nor ids need quotes.
 */
function writeArray(all: readonly string[], filler: string): string {
  const values = [...new Set(all)]
  while (values.length < plannedLength) values.push(filler)
  return `{${values.join(',')}}`
}

function toCurrent(row: CheckedRow, shownHash: string | null): Current {
  const { id, email, phone, name, currency, lang, has_second_factor: hasSecondFactor } = row
  const { is_in_time: isInTime, proof_hash: proofHash, opened_methods: openedMethods } = row
  const createdAt = new Date(row.created_at).toISOString()
  const stored = { isInTime, methods: row.methods, proofHash, openedMethods }
  const { hasLastProof, ...state } = selectState(stored, shownHash)
  return {
    sessionId: row.session_id,
    actor: { userId: id, sessionId: row.session_id, proofHash: shownHash },
    authenticatedAt: new Date(hasLastProof ? row.authenticated_at : row.opened_at),
    isRecent: isRecentProof({ ...state, hasSecondFactor }),
    methods: state.methods ?? [],
    hasSecondFactor,
    expiresAt: new Date(row.expires_at),
    user: { id, email, phone, name, currency, createdAt },
    lang,
  }
}
