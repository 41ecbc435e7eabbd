import { errors } from 'jose'
import { FoyerError, misconfigured } from '../foyer-error.ts'

interface Expected {
  readonly issuer: string
  readonly audience: string
}

export const tokenInvalid = (message: string, options?: ErrorOptions): FoyerError =>
  new FoyerError('token_invalid', message, options)

/** The error for a token that cannot be verified, with a message that names the likely cause. */
export function explainTokenError(error: unknown, expected: Expected): FoyerError {
  const cause = { cause: error }
  if (error instanceof errors.JWTExpired) {
    const seconds = Math.round(Date.now() / 1_000 - (error.payload.exp ?? NaN))
    return new FoyerError(
      'token_expired',
      `The token expired ${seconds} s ago. If it was made just now, the clock of this machine is ahead, or Foyer's is behind.`,
      cause,
    )
  }
  if (error instanceof errors.JWTClaimValidationFailed)
    return tokenInvalid(explainClaim(error, expected), cause)
  if (error instanceof errors.JWKSNoMatchingKey)
    return tokenInvalid(
      'Foyer has no key like the one that the token is signed with: another Foyer has made it, or the key was revoked.',
      cause,
    )
  if (error instanceof errors.JWSSignatureVerificationFailed)
    return tokenInvalid('The signature of the token is wrong: somebody has changed it, or made it up.', cause)
  if (error instanceof errors.JOSEAlgNotAllowed)
    return tokenInvalid('The token is not signed with EdDSA, as all of Foyer are.', cause)
  if (error instanceof errors.JWKSInvalid)
    return misconfigured(
      "The answer for Foyer's public keys contains no keys: check that `url` is its own address.",
      cause,
    )
  if (error instanceof errors.JOSEError) return tokenInvalid('The text is no token of Foyer.', cause)
  // An error of the runtime's own, whose name depends on the runtime.
  return misconfigured(
    "Foyer's public key for the token cannot be used: check that `url` is its own address, and that this runtime knows Ed25519.",
    cause,
  )
}

function explainClaim(error: errors.JWTClaimValidationFailed, { issuer, audience }: Expected): string {
  const { claim, payload } = error
  if (claim === 'iss')
    return `The token is of ${quote(payload.iss)}, not of ${quote(issuer)}: if the first is your Foyer, give it to createFoyer as \`issuer\`.`
  if (claim === 'aud') return `The token is for ${quote(payload.aud)}, not for ${quote(audience)}.`
  return `The token's \`${claim}\` is not as Foyer writes it.`
}

/** An untrusted text, shortened and on one line. */
const quote = (value: unknown) => (JSON.stringify(value) ?? 'nobody').slice(0, 100)
