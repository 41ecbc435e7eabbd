import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Fingerprint } from '@foyer/core/wire'
import { createBatch, type BatchOptions } from '../../database/batch.ts'
import type { Database } from '../../database/database.ts'
import { ApiError } from '../../api-error.ts'
import type { Caller } from '../../protection/caller.ts'
import { createRepeatableToken, type IdempotentRequest } from './idempotent-request.ts'
import { createSessionToken, hashSessionToken } from './session-token.ts'
import { pendingMinutes } from '../factors/pending-sign-ins.ts'
import type { FirstStep } from '../factors/second-step.ts'
import type { Opened } from './open-session.ts'
import { endOldestSessions, endSession, maxSessions, type AuthMethod } from './start-session.ts'

export interface Login extends FirstStep {
  readonly userId: string
  /** The identifier as typed, normalised. */
  readonly account: string
  /** The hash that the password was verified against, if the person signed in with a password. */
  readonly passwordHash?: string | undefined
  /** The linked account, if the person signed in through a provider. */
  readonly identity?: { readonly social: string; readonly subject: string } | undefined
  readonly methods: readonly AuthMethod[]
  readonly caller: Caller
  readonly fingerprint?: Fingerprint | undefined
  /** The previous token in the browser's cookie, whose session ends with this sign-in. */
  readonly previousToken?: string | undefined
  /** Set if the submit can be sent again: the same request gets the same session. */
  readonly idempotentRequest?: IdempotentRequest | undefined
}

/**
 * Opens the session of a sign-in, or makes it wait for a second step, as `openSession` does.
 * @throws ApiError unavailable if another transaction keeps the person locked for too long
 * @returns `undefined` if the account was deleted, its password changed, or its provider unlinked while the sign-in was checked
 */
export type LoginRecorder = (login: Login) => Promise<Opened | undefined>

// One statement writes the session and its audit event, both or neither. A repeated request opens no new session, and adds no event. If a
// sign-in has waited too long for its second step, its time starts again, as in `writePendingSignIn`. Of several copies of a request in one
// batch, one is written, because no row can be updated twice in a statement.
//
// While a password is verified, it may be changed, and the change ends all sessions that it finds. The shared lock puts the two in order:
// either the change waits and finds this session, or this statement finds the row locked, and the login is tried again once the change is
// visible. The row of a linked provider gets a shared lock too: this statement may have begun before the transaction that unlinks it has
// ended, and would still see the row in its snapshot. Locking a row reads its latest version.
//
// No login waits here for a lock (`skip locked`), because all others of the batch would wait with it.
//
// The ids and subjects are passed as separate arrays, so that Citus can tell from them which machine has the rows. A session is on the
// machine of its user: the lock and what it protects become visible together (decision 014).
const writeStatement = (lockOfLinks: string) => `
  with login as (
    select * from jsonb_to_recordset($1) as login (
      token_hash text, id uuid, event_id uuid, user_id uuid, account text, password_hash text, social text, subject text,
      must_enrol boolean, trusted_at timestamptz, methods text[], address text, user_agent text, fingerprint jsonb
    )
  ), held as (
    select users.id, users.password_hash, users.second_factor_at, users.trust_after from users where users.id = any($3::uuid[])
    for share skip locked
  ), known as (
    select users.id from users where users.id = any($3::uuid[])
  ), linked as (
    select identities.social, identities.subject, identities.user_id from identities
    where identities.subject = any($4::text[]) ${lockOfLinks}
  ), known_links as (
    select identities.social, identities.subject from identities where identities.subject = any($4::text[])
  ), let_in as (
    select login.*, not 'mfa' = any(login.methods) and (login.must_enrol or held.second_factor_at is not null
      and coalesce(login.trusted_at <= coalesce(held.trust_after, '-infinity'), true)) as is_pending
    from login join held on held.id = login.user_id
    where (login.password_hash is null or login.password_hash = held.password_hash)
      and (login.social is null or (login.social, login.subject, held.id) in (select * from linked))
  ), opened as (
    insert into sessions (token_hash, id, user_id, expires_at, authenticated_at, methods, address, user_agent, fingerprint)
    select token_hash, id, user_id, now() + make_interval(days => $2), now(), methods, address, user_agent, fingerprint
    from let_in where not is_pending
    on conflict do nothing
    returning id
  ), counted as (
    select sessions.user_id, count(*)::int as count from sessions where sessions.user_id = any($3::uuid[]) group by sessions.user_id
  ), waiting as (
    insert into pending_sign_ins (user_id, token_hash, methods, account, address, user_agent, fingerprint, expires_at)
    select distinct on (user_id, token_hash)
      user_id, token_hash, methods, account, address, user_agent, fingerprint, now() + interval '${pendingMinutes} minutes'
    from let_in where is_pending
    on conflict (user_id, token_hash) do update set expires_at = excluded.expires_at
      where excluded.expires_at - pending_sign_ins.expires_at >= interval '${pendingMinutes} minutes'
    returning token_hash
  ), noted as (
    insert into audit_events (id, event, user_id, account, address, user_agent)
    select event_id, case when is_pending then 'login_first_step' else 'login' end, user_id, account, address, user_agent
    from let_in where id in (select id from opened) or token_hash in (select token_hash from waiting)
  )
  select login.id, let_in.id is null as "isLocked", let_in.is_pending as "isPending", coalesce(counted.count, 0) as "sessionsBefore"
  from login left join let_in on let_in.id = login.id left join counted on counted.user_id = login.user_id
  where let_in.id is not null
    or (login.user_id in (select known.id from known) and login.user_id not in (select held.id from held))
    or ((login.social, login.subject) in (select * from known_links)
      and (login.social, login.subject) not in (select linked.social, linked.subject from linked))`

/** Without any subject, Citus refuses a locking read of the providers, because it cannot tell which machine has the rows. */
const statements = { ofAny: writeStatement('for share skip locked'), withoutProviders: writeStatement('') }

/** In ms: the shortest and the longest pause before a login whose rows are locked is tried again. */
const delays = { first: 10, longest: 250 }

export interface LoginRecorderOptions extends BatchOptions {
  /** In ms: how long to keep trying a login whose rows are locked. */
  readonly lockTimeout: number
}

/**
 * Writes all concurrent sign-ins in one statement. If another transaction has locked the rows of one, that one is tried again later, in a
 * later batch.
 * @param days how long a session lasts
 */
export function createLoginRecorder(
  database: Database,
  days: number,
  { lockTimeout, ...options }: LoginRecorderOptions,
): LoginRecorder {
  const record = createBatch(
    async (logins: readonly LoginRow[]) => {
      const subjects = logins.flatMap((login) => login.subject ?? [])
      const statement = subjects.length > 0 ? statements.ofAny : statements.withoutProviders
      const rows = await database.query<OutcomeRow>(statement, [
        JSON.stringify(logins),
        days,
        logins.map((login) => login.user_id),
        subjects,
      ])
      const outcomes = new Map(rows.map((row) => [row.id, describeOutcome(row)] as const))
      return logins.map(({ id }) => outcomes.get(id))
    },
    { ...options, isDistributed: database.isDistributed },
  )

  return async (login) => {
    const token = await createToken(database, login)
    const row = describeRow(login, token)
    const deadline = performance.now() + lockTimeout
    let outcome = await record(row)
    for (let delay = delays.first; outcome?.kind === 'locked'; delay = Math.min(delays.longest, delay * 2)) {
      if (performance.now() >= deadline) throw new ApiError('unavailable')
      await wait(delay)
      outcome = await record(row)
    }
    if (outcome === undefined || outcome.kind === 'pending') return outcome && { kind: 'pending', token }
    // Not in the shared statement, which must not wait: these sessions may be locked. The former session may even be another person's.
    if (outcome.sessionsBefore >= maxSessions) await endOldestSessions(database.drizzle, login.userId)
    const { previousToken } = login
    if (previousToken !== undefined && previousToken !== token)
      await endSession(database.drizzle, previousToken)
    return { kind: 'session', token }
  }
}

interface OutcomeRow {
  readonly id: string
  readonly isLocked: boolean
  readonly isPending: boolean | null
  /** How many sessions the person had before. */
  readonly sessionsBefore: number
}

function describeOutcome({ isLocked, isPending, sessionsBefore }: OutcomeRow) {
  if (isLocked) return { kind: 'locked' } as const
  return isPending === true ? ({ kind: 'pending' } as const) : ({ kind: 'session', sessionsBefore } as const)
}

async function createToken({ drizzle }: Database, { userId, idempotentRequest }: Login): Promise<string> {
  return idempotentRequest === undefined
    ? createSessionToken(userId)
    : createRepeatableToken(drizzle, userId, idempotentRequest)
}

type LoginRow = ReturnType<typeof describeRow>

function describeRow(login: Login, token: string) {
  return {
    token_hash: hashSessionToken(token),
    id: randomUUID(),
    event_id: randomUUID(),
    user_id: login.userId,
    account: login.account,
    password_hash: login.passwordHash,
    social: login.identity?.social,
    subject: login.identity?.subject,
    must_enrol: login.mustEnrol,
    trusted_at: login.trustedAt,
    methods: login.methods,
    address: login.caller.address,
    user_agent: login.caller.userAgent,
    fingerprint: login.fingerprint,
  }
}
