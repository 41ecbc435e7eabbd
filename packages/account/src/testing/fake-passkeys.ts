import type { ResponseBody } from '@foyer/core/wire'
import { afterEach, beforeEach, vi } from 'vitest'

/** The path of the calls about passkeys. */
export const passkeysPath = '/web/v1/auth/passkeys'

/** What the server asks a browser to make. */
export const creationOptions: ResponseBody<'passkeyOptions'>['options'] = {
  rp: { id: 'localhost', name: 'Shop' },
  user: { id: 'dXNlcg', name: 'anna@example.com', displayName: 'Anna Petrova' },
  challenge: 'Y2hhbGxlbmdl',
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
  timeout: 600_000,
  excludeCredentials: [],
  authenticatorSelection: {
    residentKey: 'required',
    requireResidentKey: true,
    userVerification: 'preferred',
  },
  attestation: 'none',
  extensions: { credProps: true },
}

const credential = {
  id: 'c3luY2Vk',
  rawId: 'c3luY2Vk',
  type: 'public-key',
  response: { clientDataJSON: 'e30', attestationObject: 'e30' },
  clientExtensionResults: {},
}

/**
 * Fakes in each test of a file a browser that creates passkeys without asking, and a password manager. Returns what the password manager is
 * told.
 */
export function fakePasskeys() {
  const accepted = vi.fn<(options: object) => Promise<void>>()
  const details = vi.fn<(options: object) => Promise<void>>()
  const { signalAllAcceptedCredentials, signalCurrentUserDetails } = PublicKeyCredential
  beforeEach(() => {
    const createdCredential: unknown = Object.assign(Object.create(PublicKeyCredential.prototype), {
      toJSON: () => credential,
    })
    vi.spyOn(navigator.credentials, 'create').mockResolvedValue(createdCredential as Credential)
    Object.assign(PublicKeyCredential, {
      signalAllAcceptedCredentials: accepted.mockReset().mockResolvedValue(undefined),
      signalCurrentUserDetails: details.mockReset().mockResolvedValue(undefined),
    })
  })
  afterEach(() => {
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
    Object.assign(PublicKeyCredential, { signalAllAcceptedCredentials, signalCurrentUserDetails })
  })
  return { accepted, details }
}

/** Makes the browser refuse to create a passkey, with an error of this name. */
export function refusePasskeys(name: string): void {
  vi.spyOn(navigator.credentials, 'create').mockRejectedValue(new DOMException('', name))
}
