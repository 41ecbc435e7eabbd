import type { PasskeyCreationOptions } from '../passkeys/make-passkey.ts'
import type { PasskeyRequestOptions } from '../passkeys/request-passkey.ts'

/** The server's answer to the calls that begin the use of a passkey. */
export const requestOptions: PasskeyRequestOptions = {
  challenge: 'Y2hhbGxlbmdl',
  timeout: 300_000,
  rpId: location.hostname,
  allowCredentials: [],
  userVerification: 'preferred',
}

/** The server's answer to the calls that begin the creation of a passkey. */
export const creationOptions: PasskeyCreationOptions = {
  rp: { id: location.hostname, name: 'Foyer' },
  user: { id: 'BwcHBwcHBwcHBwcHBwcHBw', name: 'anna@example.com', displayName: 'anna@example.com' },
  challenge: 'Y2hhbGxlbmdl',
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
  timeout: 300_000,
  excludeCredentials: [],
  authenticatorSelection: {
    residentKey: 'required',
    requireResidentKey: true,
    userVerification: 'preferred',
  },
  attestation: 'none',
  extensions: { credProps: true },
}
