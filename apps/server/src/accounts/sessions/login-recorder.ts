import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Fingerprint } from '@foyer/core/wire'
import { createBatch, type BatchOptions } from '../../database/batch.ts'
import type { Database } from '../../database/database.ts'
import { HttpError } from '../../http/errors/http-error.ts'
import type { Caller } from '../../http/guards/caller.ts'
import { createRepeatableToken, type IdempotentRequest } from './idempotent-request.ts'
import { createSessionToken, hashSessionToken } from './session-token.ts'

export interface Login {
  readonly userId: string
  /** The identifier as given, normalised. */
  readonly account: string
  /** The hash that the password was verified against, if the person signed in with a password. */
  readonly passwordHash?: string | undefined
  /** The linked account, if the person signed in through a provider. */
  readonly identity?: { readonly social: string; readonly subject: string } | undefined
  readonly caller: Caller
  readonly fingerprint?: Fingerprint | undefined
  /** The previous token in the browser's cookie, whose session ends with this sign-in. */
  readonly formerToken?: string | undefined
  /** Set if the submit can be sent again: the same request gets the same session. */
  readonly idempotentRequest?: IdempotentRequest | undefined
}

/**
 * Opens the session of a sign-in and returns its token, which is stored nowhere.
 * @throws HttpError unavailable while another transaction goes on locking the person
 * @returns `undefined` if meanwhile the account was deleted, its password changed, or its provider unlinked
 */
export type LoginRecorder = (login: Login) => Promise<string | undefined>

// One statement writes the session and its audit event, both or neither. A repeated request opens no new session, and adds no event.
//
// While a password is verified, it may be changed, and the change ends all sessions that it finds. The shared lock puts the
// two in order: either the change waits and finds this session, or this statement finds the row locked, and its login is tried again when
// the change is there to be seen. The identity is locked for the same reason: a recovery may unlink it meanwhile.
//
// No login waits here for a lock, because all others of the batch would wait with it.
const statement = `
  with login as (
    select * from jsonb_to_recordset($1) as login (
      token_hash text, id uuid, event_id uuid, user_id uuid, account text, password_hash text, social text, subject text,
      address text, user_agent text, fingerprint jsonb, former_hash text
    )
  ), held as (
    select users.id, users.password_hash from users
    where users.id in (select user_id from login)
    for share skip locked
  ), linked as (
    select identities.social, identities.subject, identities.user_id from identities
    where (social, subject, user_id) in (
      select login.social, login.subject, held.id from login join held on held.id = login.user_id
    )
    for share skip locked
  ), former as (
    select sessions.token_hash from sessions
    where token_hash in (select former_hash from login)
    for update skip locked
  ), known as (
    select users.id from users where users.id in (select user_id from login)
  ), known_links as (
    select identities.social, identities.subject, identities.user_id from identities
    where (social, subject) in (select login.social, login.subject from login)
  ), known_former as (
    select sessions.token_hash from sessions where token_hash in (select former_hash from login)
  ), judged as (
    select login.*,
      (login.user_id not in (select held.id from held) and login.user_id in (select known.id from known))
      or (login.social is not null
        and (login.social, login.subject, login.user_id) not in (select * from linked)
        and (login.social, login.subject, login.user_id) in (select * from known_links))
      or (login.former_hash is not null
        and login.former_hash not in (select former.token_hash from former)
        and login.former_hash in (select known_former.token_hash from known_former)) as is_locked
    from login
  ), let_in as (
    select judged.* from judged join held on held.id = judged.user_id
    where not is_locked
      and (judged.password_hash is null or judged.password_hash = held.password_hash)
      and (judged.social is null or (judged.social, judged.subject, held.id) in (select * from linked))
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
  select id, is_locked as "isLocked" from judged where is_locked or id in (select id from let_in)`

/** In ms: the first pause before a login is tried again whose rows are locked, and the longest. */
const pauses = { first: 10, longest: 250 }

export interface LoginRecorderOptions extends BatchOptions {
  /** In ms: how long a login is tried again while its rows are locked. */
  readonly patience: number
}

/**
 * Writes all concurrent sign-ins in one statement. One whose rows another transaction has locked is tried again later, with those that come
 * then.
 * @param days how long a session lasts
 */
export function createLoginRecorder(
  database: Database,
  days: number,
  { patience, ...options }: LoginRecorderOptions,
): LoginRecorder {
  const record = createBatch(async (logins: readonly LoginRow[]) => {
    const rows = await database.query<{ id: string; isLocked: boolean }>(statement, [
      JSON.stringify(logins),
      days,
    ])
    const outcomes = new Map(rows.map(({ id, isLocked }) => [id, isLocked ? 'locked' : 'let in']))
    return logins.map(({ id }) => outcomes.get(id))
  }, options)

  return async (login) => {
    const token = await createToken(database, login)
    const row = describeRow(login, token)
    const until = performance.now() + patience
    for (let pause = pauses.first; ; pause = Math.min(pauses.longest, pause * 2)) {
      const outcome = await record(row)
      if (outcome !== 'locked') return outcome === undefined ? undefined : token
      if (performance.now() >= until) throw new HttpError('unavailable')
      await wait(pause)
    }
  }
}

async function createToken({ drizzle }: Database, { idempotentRequest }: Login): Promise<string> {
  return idempotentRequest === undefined
    ? createSessionToken()
    : createRepeatableToken(drizzle, idempotentRequest)
}

type LoginRow = ReturnType<typeof describeRow>

function describeRow(login: Login, token: string) {
  const isReplaced = login.formerToken !== undefined && login.formerToken !== token
  return {
    token_hash: hashSessionToken(token),
    id: randomUUID(),
    event_id: randomUUID(),
    user_id: login.userId,
    account: login.account,
    password_hash: login.passwordHash,
    social: login.identity?.social,
    subject: login.identity?.subject,
    address: login.caller.address,
    user_agent: login.caller.userAgent,
    fingerprint: login.fingerprint,
    former_hash: isReplaced ? hashSessionToken(login.formerToken) : null,
  }
}
