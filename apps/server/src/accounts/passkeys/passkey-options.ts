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

/** COSE algorithms (RFC 9053): EdDSA, ES256, RS256. Every authenticator supports one of them. */
export const algorithms = [-8, -7, -257]

interface NewOwner {
  readonly userId: string
  /** The identifier, which password managers list. */
  readonly name: string
  /** The person's name; empty: the identifier is displayed. */
  readonly displayName: string
}

/** Options for creating a discoverable passkey, with user verification if the authenticator supports it. */
export function writeCreationOptions(
  { rpId, name }: RelyingParty,
  owner: NewOwner,
  {
    challenge,
    existing,
  }: { readonly challenge: string; readonly existing: CreationOptions['excludeCredentials'] },
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
    excludeCredentials: existing,
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'preferred',
    },
    attestation: 'none',
    extensions: { credProps: true },
  }
}

/** Options for using a passkey. @param allowed empty: any passkey that the authenticator has */
export function writeRequestOptions(
  { rpId }: RelyingParty,
  challenge: string,
  allowed: RequestOptions['allowCredentials'],
  userVerification: RequestOptions['userVerification'] = 'preferred',
): RequestOptions {
  return { challenge, timeout, rpId, allowCredentials: allowed, userVerification }
}

/** The passkeys of a person, in the form that browsers expect. */
export async function listCredentials(
  queries: Queries,
  userId: string,
): Promise<RequestOptions['allowCredentials']> {
  const { credentialId, transports, isBackupEligible } = passkeys
  const rows = await queries
    .select({ id: credentialId, transports, isBackupEligible })
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
  return rows.map((row) => ({ id: row.id, type: 'public-key', transports: listTransports(row) }))
}

/**
 * A synced passkey said how it was reached where it was made, perhaps by a phone beside the computer. Browsers and password managers would
 * not offer it on devices where it is reached in another way.
 */
function listTransports({
  transports,
  isBackupEligible,
}: Pick<typeof passkeys.$inferSelect, 'transports' | 'isBackupEligible'>): string[] {
  return isBackupEligible ? [...new Set([...transports, 'internal', 'hybrid'])] : transports
}
