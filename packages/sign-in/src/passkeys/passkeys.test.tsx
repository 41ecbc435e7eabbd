import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { describeFailure } from '../api/describe-failure.ts'
import { creationOptions, requestOptions } from '../testing/passkey-options.ts'
import { addVirtualAuthenticator, type VirtualAuthenticator } from '../testing/virtual-authenticator.ts'
import { makePasskey } from './make-passkey.ts'
import { toPasskeyError } from './passkey-error.ts'
import { requestPasskey } from './request-passkey.ts'
import { loadWebAuthnBytes } from './webauthn-bytes.ts'

let authenticator: VirtualAuthenticator
const { signal } = new AbortController()
const base64url = expect.stringMatching(/^[\w-]+$/)

beforeEach(async () => {
  authenticator = await addVirtualAuthenticator()
})
afterEach(async () => {
  vi.restoreAllMocks()
  await authenticator.remove()
})

/** Takes the JSON methods away, as in an older browser. */
function forgetJson(): void {
  const { prototype } = PublicKeyCredential
  vi.spyOn(prototype, 'toJSON').mockImplementation(() => {
    throw new TypeError('Illegal invocation')
  })
  for (const name of ['parseRequestOptionsFromJSON', 'parseCreationOptionsFromJSON'] as const)
    vi.spyOn(PublicKeyCredential as object as Record<string, unknown>, name, 'get').mockReturnValue(undefined)
  expect(PublicKeyCredential.parseRequestOptionsFromJSON).toBeUndefined()
}

const browsers = [
  ['that has the JSON methods of WebAuthn', () => undefined],
  ['that has none', forgetJson],
] as const

describe.each(browsers)('In a browser %s', (_browser, prepare) => {
  beforeEach(prepare)

  it('a passkey is created in the form that the API expects', async () => {
    const made = await makePasskey(creationOptions, signal)
    expect(made).toEqual({
      id: base64url,
      rawId: made.id,
      type: 'public-key',
      authenticatorAttachment: 'platform',
      clientExtensionResults: { credProps: { rk: true } },
      response: { clientDataJSON: base64url, attestationObject: base64url, transports: ['internal'] },
    })
    expect(readClientData(made.response)).toMatchObject({
      type: 'webauthn.create',
      challenge: creationOptions.challenge,
    })
    expect(await authenticator.list()).toHaveLength(1)
  })

  it('a passkey is used in the form that the API expects', async () => {
    const made = await makePasskey(creationOptions, signal)
    const used = await requestPasskey(requestOptions, signal)
    expect(used).toEqual({
      id: made.id,
      rawId: made.id,
      type: 'public-key',
      authenticatorAttachment: 'platform',
      response: {
        clientDataJSON: base64url,
        authenticatorData: base64url,
        signature: base64url,
        userHandle: creationOptions.user.id,
      },
    })
    expect(readClientData(used.response)).toMatchObject({
      type: 'webauthn.get',
      challenge: requestOptions.challenge,
    })
  })

  it('a listed passkey is used, and no second one is created beside it', async () => {
    const { id } = await makePasskey(creationOptions, signal)
    const listed = [{ id, type: 'public-key' as const, transports: ['internal'] }]
    const used = await requestPasskey({ ...requestOptions, allowCredentials: listed }, signal)
    expect(used.id).toBe(id)
    const again = makePasskey({ ...creationOptions, excludeCredentials: listed }, signal)
    await expect(again).rejects.toMatchObject({ code: 'passkey_exists' })
  })
})

it('A passkey is created though its JSON form lacks the results of extensions', async () => {
  const response = { clientDataJSON: 'e30', attestationObject: 'e30' }
  const credential = { toJSON: () => ({ id: 'aWQ', rawId: 'aWQ', type: 'public-key', response }) }
  vi.spyOn(navigator.credentials, 'create').mockResolvedValue(credential as unknown as Credential)
  const made = await makePasskey(creationOptions, signal)
  expect(made).toEqual({ id: 'aWQ', rawId: 'aWQ', type: 'public-key', response })
})

describe('A passkey request', () => {
  it.each([
    ['NotAllowedError', 'passkey_cancelled'],
    ['AbortError', 'passkey_cancelled'],
    ['UnknownError', 'passkey_cancelled'],
    ['SecurityError', 'passkey_impossible'],
    ['NotSupportedError', 'passkey_impossible'],
  ])('that fails with %s is reported as %s', async (name, code) => {
    const refuse = () => Promise.reject(new DOMException('No', name))
    vi.spyOn(navigator.credentials, 'get').mockImplementation(refuse)
    vi.spyOn(navigator.credentials, 'create').mockImplementation(refuse)
    await expect(requestPasskey(requestOptions, signal)).rejects.toMatchObject({ code })
    await expect(makePasskey(creationOptions, signal)).rejects.toMatchObject({ code })
  })

  it('is impossible for another site’s passkeys', async () => {
    const foreign = { ...requestOptions, rpId: 'elsewhere.example' }
    await expect(requestPasskey(foreign, signal)).rejects.toMatchObject({ code: 'passkey_impossible' })
  })

  it('is impossible in a browser without WebAuthn', async () => {
    vi.stubGlobal('PublicKeyCredential', undefined)
    await expect(requestPasskey(requestOptions, signal)).rejects.toMatchObject({ code: 'passkey_impossible' })
    vi.unstubAllGlobals()
  })

  it('is not blamed on the browser if a part of the page could not be loaded', async () => {
    const fail = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
    const error: unknown = await loadWebAuthnBytes(fail).catch(toPasskeyError)
    expect(error).toMatchObject({ code: 'passkey_unloaded' })
    expect(describeFailure(error, (key) => key, 'en-001')).toBe('failure_offline')
  })

  it('is cancelled when it is aborted', async () => {
    await authenticator.add()
    await authenticator.answerAtOnce(false)
    const abort = new AbortController()
    const asked = requestPasskey(requestOptions, abort.signal)
    abort.abort()
    await expect(asked).rejects.toMatchObject({ code: 'passkey_cancelled' })
  })
})

function readClientData({ clientDataJSON }: { readonly clientDataJSON: string }): unknown {
  return JSON.parse(atob(clientDataJSON.replaceAll('-', '+').replaceAll('_', '/')))
}
