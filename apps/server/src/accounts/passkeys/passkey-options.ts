import { eq } from 'drizzle-orm'
import type { ResponseBody } from '@foyer/core/wire'
import type { Queries } from '../../database/database.ts'
import { passkeys } from '../../database/schema/schema.ts'
import { challengeMinutes } from './challenges.ts'
import { toUserHandle, type RelyingParty } from './relying-party.ts'

type CreationOptions = ResponseBody<'passkeyOptions'>['options']
type RequestOptions = ResponseBody<'passkeySignInOptions'>['options']

/** In ms. */
const timeout = challengeMinutes * 60_000

/** Of COSE (RFC 9053): EdDSA, ES256, RS256. Every authenticator has one of them. */
export const algorithms = [-8, -7, -257]

interface NewOwner {
  readonly userId: string
  /** The identifier, which password managers list. */
  readonly name: string
  /** What the person is called; empty: the same. */
  readonly displayName: string
}

/** For making a passkey that its authenticator finds by itself, verified where it can. */
export function writeCreationOptions(
  { rpId, name }: RelyingParty,
  owner: NewOwner,
  {
    challenge,
    present,
  }: { readonly challenge: string; readonly present: CreationOptions['excludeCredentials'] },
): CreationOptions {
  return {
    rp: { id: rpId, name },
    user: {
      id: toUserHandle(owner.userId),
      name: owner.name,
      displayName: owner.displayName || owner.name,
    },
    challenge,
    pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
    timeout,
    excludeCredentials: present,
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'preferred',
    },
    attestation: 'none',
    extensions: { credProps: true },
  }
}

/** For using one. @param allowed empty: whichever the authenticator has */
export function writeRequestOptions(
  { rpId }: RelyingParty,
  challenge: string,
  allowed: RequestOptions['allowCredentials'],
  userVerification: RequestOptions['userVerification'] = 'preferred',
): RequestOptions {
  return { challenge, timeout, rpId, allowCredentials: allowed, userVerification }
}

/** The passkeys of a person, as browsers take them. */
export async function listCredentials(
  queries: Queries,
  userId: string,
): Promise<RequestOptions['allowCredentials']> {
  const rows = await queries
    .select({ id: passkeys.credentialId, transports: passkeys.transports })
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
  return rows.map(({ id, transports }) => ({ id, type: 'public-key', transports }))
}
