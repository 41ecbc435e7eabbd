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
  readonly caller: Caller
  readonly fingerprint?: Fingerprint | undefined
  /** What the browser's cookie held before. That session ends: no token outlives a sign-in. */
  readonly formerToken?: string | undefined
  /** Where the submit can be sent again: the same attempt has the same session. */
  readonly attempt?: Attempt | undefined
}

/** Opens the session of a sign-in and returns its token, which is nowhere else. */
export type LoginRecorder = (login: Login) => Promise<string>

// One statement: a session and its line in the audit trail are there together or not at all. A submit that was sent
// again opens no session, and so has no line of its own.
const statement = `
  with login as (
    select * from jsonb_to_recordset($1) as login (
      token_hash text, id uuid, event_id uuid, user_id uuid, account text,
      address text, user_agent text, fingerprint jsonb, former_hash text
    )
  ), ended as (
    delete from sessions where token_hash in (select former_hash from login)
  ), opened as (
    insert into sessions (token_hash, id, user_id, expires_at, address, user_agent, fingerprint)
    select token_hash, id, user_id, now() + make_interval(days => $2), address, user_agent, fingerprint
    from login
    on conflict (token_hash) do nothing
    returning id
  )
  insert into audit_events (id, event, user_id, account, address, user_agent)
  select event_id, 'login', user_id, account, address, user_agent
  from login where id in (select id from opened)`

/** All sign-ins that succeed at the same moment are written together. @param days how long a session lasts */
export function createLoginRecorder(database: Database, days: number, options: BatchOptions): LoginRecorder {
  return createBatch(async (logins: readonly Login[]) => {
    const opened = await Promise.all(
      logins.map(async (login) => ({ login, token: await createToken(database, login) })),
    )
    await database.query(statement, [JSON.stringify(opened.map(describeRow)), days])
    return opened.map(({ token }) => token)
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
    address: login.caller.address,
    user_agent: login.caller.userAgent,
    fingerprint: login.fingerprint,
    former_hash: isReplaced ? hashSessionToken(login.formerToken) : null,
  }
}
