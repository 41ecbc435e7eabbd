import type { Exchanged } from '../calls/exchange.ts'
import type { CallFoyer } from '../calls/create-caller.ts'
import { FoyerError, misconfigured } from '../foyer-error.ts'
import { isSignedOut } from '../calls/look-up.ts'
import { codeOf, readFields, readInstant, readText, unexpected } from '../calls/read-answer.ts'

const path = '/web/v1/auth/token'

/** A token that tells a service behind the back end who is signed in. */
export interface FoyerToken {
  readonly token: string
  /** A minute after it was made. */
  readonly expiresAt: Date
}

/** @param audience the service that is to accept it; default: Foyer's own address @returns `null`: nobody is signed in */
export function requestToken(call: CallFoyer, cookie: string, audience?: string): Promise<FoyerToken | null> {
  const headers = { cookie, accept: 'application/json', 'content-type': 'application/json' }
  return call(path, { method: 'POST', headers, body: JSON.stringify({ audience }) }, (answer) =>
    readToken(answer, audience),
  )
}

function readToken(answer: Exchanged, audience: string | undefined): FoyerToken | null {
  if (isSignedOut(answer)) return null
  const code = codeOf(answer)
  if (code === 'tokens_off')
    throw misconfigured('Foyer makes no tokens, because its SERVER_SECRET is not set: set it.')
  if (code === 'audience_unknown')
    throw misconfigured(
      `Foyer makes no tokens for ${JSON.stringify(audience)}: add this audience to its TOKEN_AUDIENCES.`,
    )
  if (code === 'identifier_unproven')
    throw new FoyerError(
      'identifier_unproven',
      'Foyer makes no token for this person until they have proven that their address or number is theirs.',
    )
  if (answer.status !== 200) throw unexpected(answer)
  const fields = readFields(answer.body, 'token')
  return { token: readText(fields, 'token'), expiresAt: readInstant(fields, 'expiresAt') }
}
