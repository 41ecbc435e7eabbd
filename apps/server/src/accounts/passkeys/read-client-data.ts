import { hash, timingSafeEqual } from 'node:crypto'
import { ApiError } from '../../api-error.ts'
import type { RelyingParty } from './relying-party.ts'

/** What a browser reports about a WebAuthn ceremony (WebAuthn Level 3, 5.8.1). */
export interface ClientData {
  readonly challenge: string
  readonly origin: string
  /** The page was in a frame on a page of another origin. Browsers may leave it out. */
  readonly crossOrigin?: unknown
  /** The origin of the page around that frame. Not all browsers name it. */
  readonly topOrigin?: unknown
}

/** @throws ApiError passkey_invalid */
export function readClientData(clientDataJSON: string): ClientData {
  try {
    // The decoder skips a byte order mark, as WebAuthn Level 3, 7.1 and 7.2 require.
    const data: unknown = JSON.parse(new TextDecoder().decode(Buffer.from(clientDataJSON, 'base64url')))
    const { challenge, origin, crossOrigin, topOrigin } = Object(data) as Partial<ClientData>
    if (typeof challenge === 'string' && typeof origin === 'string')
      return { challenge, origin, crossOrigin, topOrigin }
  } catch {
    // Not JSON.
  }
  throw new ApiError('passkey_invalid')
}

/**
 * The checks that have error codes of their own. The library repeats them together with all others, except the one for frames: none of our
 * pages may be in a frame.
 * @param authenticatorData in base64url; it begins with the hash of the RP ID
 * @throws ApiError passkey_origin, passkey_rp_id
 */
export function checkRelyingParty(
  { rpId, origins }: RelyingParty,
  { origin, crossOrigin = false, topOrigin }: ClientData,
  authenticatorData: Buffer,
): void {
  if (!origins.includes(origin) || crossOrigin !== false || topOrigin !== undefined)
    throw new ApiError('passkey_origin')
  const actual = authenticatorData.subarray(0, 32)
  const expected = hash('sha256', rpId, 'buffer')
  if (actual.length !== expected.length || !timingSafeEqual(actual, expected))
    throw new ApiError('passkey_rp_id')
}
