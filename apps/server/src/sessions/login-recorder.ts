import { randomUUID } from 'node:crypto'
import type { Fingerprint } from '@foyer/core/wire'
import { createBatch, type BatchOptions } from '../database/batch.ts'
import type { Database } from '../database/database.ts'
import type { Caller } from '../http/caller.ts'
import { createAttemptToken, type Attempt } from './attempt.ts'
import { createSessionToken, hashSessionToken } from './session-token.ts'

export interface Login {
  readonly userId: string
  /** The e-mail or phone that was given, normalised. */
  readonly account: string
  /** What the password was verified against, where it was a password that let the person in. */
  readonly passwordHash?: string | undefined
  readonly caller: Caller
  readonly fingerprint?: Fingerprint | undefined
  /** What the browser's cookie held before. That session ends: no token outlives a sign-in. */
  readonly formerToken?: string | undefined
  /** Where the submit can be sent again: the same attempt has the same session. */
  readonly attempt?: Attempt | undefined
}

/**
 * Opens the session of a sign-in and returns its token, which is nowhere else.
 * @returns `undefined` when the account is gone, or its password is another one by now
 */
export type LoginRecorder = (login: Login) => Promise<string | undefined>

// One statement: a session and its line in the audit trail are there together or not at all. A submit that was sent
// again opens no session, and so has no line of its own.
//
// Verifying a password takes a while, in which it may be changed, and that ends the sessions that it finds. The shared
// lock puts the two in order: either the change waits and finds this session, or this waits and finds another hash.
// Sessions are touched after the lock, as by the change: each waits for the other in one direction alone.
const statement = `
  with login as (
    select * from jsonb_to_recordset($1) as login (
      token_hash text, id uuid, event_id uuid, user_id uuid, account text, password_hash text,
      address text, user_agent text, fingerprint jsonb, former_hash text
    )
  ), held as (
    select users.id, users.password_hash from users
    where users.id in (select user_id from login)
    order by users.id for share
  ), let_in as (
    select login.* from login join held on held.id = login.user_id
    where login.password_hash is null or login.password_hash = held.password_hash
  ), ended as (
    delete from sessions where token_hash in (select former_hash from let_in)
  ), opened as (
    insert into sessions (token_hash, id, user_id, expires_at, address, user_agent, fingerprint)
    select token_hash, id, user_id, now() + make_interval(days => $2), address, user_agent, fingerprint
    from let_in
    on conflict (token_hash) do nothing
    returning id
  ), noted as (
    insert into audit_events (id, event, user_id, account, address, user_agent)
    select event_id, 'login', user_id, account, address, user_agent
    from let_in where id in (select id from opened)
  )
  select id from let_in`

/** All sign-ins that succeed at the same moment are written together. @param days how long a session lasts */
export function createLoginRecorder(database: Database, days: number, options: BatchOptions): LoginRecorder {
  return createBatch(async (logins: readonly Login[]) => {
    const opened = await Promise.all(
      logins.map(async (login) => ({ login, token: await createToken(database, login) })),
    )
    const rows = opened.map(describeRow)
    const letIn = await database.query<{ id: string }>(statement, [JSON.stringify(rows), days])
    const ids = new Set(letIn.map(({ id }) => id))
    return opened.map(({ token }, index) => (ids.has(rows[index]?.id ?? '') ? token : undefined))
  }, options)
}

async function createToken({ drizzle }: Database, { attempt }: Login): Promise<string> {
  return attempt === undefined ? createSessionToken() : createAttemptToken(drizzle, attempt)
}

function describeRow({ login, token }: { readonly login: Login; readonly token: string }) {
  const isReplaced = login.formerToken !== undefined && login.formerToken !== token
  return {
    token_hash: hashSessionToken(token),
    id: randomUUID(),
    event_id: randomUUID(),
    user_id: login.userId,
    account: login.account,
    password_hash: login.passwordHash,
    address: login.caller.address,
    user_agent: login.caller.userAgent,
    fingerprint: login.fingerprint,
    former_hash: isReplaced ? hashSessionToken(login.formerToken) : null,
  }
}
