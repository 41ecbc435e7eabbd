import { generateKeyPairSync, hash, randomBytes, sign, type KeyObject } from 'node:crypto'
import type { RequestBody, ResponseBody } from '@foyer/core/wire'
import type { Browser } from '../browser.ts'

// A fake password manager or security key by WebAuthn Level 3, which can misbehave in every way that a test needs.

type CreationOptions = ResponseBody<'passkeyOptions'>['options']
type RequestOptions = ResponseBody<'passkeySignInOptions'>['options']
type NewCredential = RequestBody<'addPasskey'>['credential']
type UsedCredential = RequestBody<'passkeySignIn'>['credential']

export interface Behaviour {
  readonly origin?: string
  readonly rpId?: string
  readonly challenge?: string
  readonly isPresent?: boolean
  readonly isVerified?: boolean
  readonly isSynced?: boolean
  readonly counter?: number
  readonly aaguid?: string
  readonly userHandle?: string | null
  /** The page is in a frame on a page of another origin. */
  readonly isFramed?: boolean
  /** The origin of the page that frames it. */
  readonly topOrigin?: string
  /** The client data begins with a byte order mark. */
  readonly hasByteOrderMark?: boolean
  /** Signs with another key. */
  readonly isForged?: boolean
  /** The length of a new passkey's id, in bytes. */
  readonly idBytes?: number
}

export interface Passkey {
  readonly id: string
  readonly userHandle: string
  readonly privateKey: KeyObject
}

const origin = 'http://localhost:3000'

/** Makes an attestation statement in the authenticator's format, signed over the hash of the client data. */
export type Attest = (
  key: { readonly publicKey: KeyObject; readonly privateKey: KeyObject },
  clientDataHash: Buffer,
) => readonly [format: string, statement: Buffer]

/** Makes a passkey. @param attest default: no attestation */
export function createPasskey(
  options: CreationOptions,
  behaviour: Behaviour = {},
  attest: Attest = () => ['none', map([])],
): { credential: NewCredential; passkey: Passkey } {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(behaviour.idBytes ?? 16)
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const coseKey = map([
    [int(1), int(2)],
    [int(3), int(-7)],
    [int(-1), int(1)],
    [int(-2), bytes(Buffer.from(x, 'base64url'))],
    [int(-3), bytes(Buffer.from(y, 'base64url'))],
  ])
  const aaguid = Buffer.from((behaviour.aaguid ?? '0'.repeat(32)).replaceAll('-', ''), 'hex')
  const attested = Buffer.concat([aaguid, Buffer.from([id.length >> 8, id.length & 0xff]), id, coseKey])
  const authData = writeAuthData(options.rp.id, behaviour, attested)
  const clientDataJSON = writeClientData('webauthn.create', options.challenge, behaviour)
  const clientDataHash = hash('sha256', Buffer.from(clientDataJSON, 'base64url'), 'buffer')
  const [format, statement] = attest({ publicKey, privateKey }, clientDataHash)
  const attestationObject = map([
    [text('fmt'), text(format)],
    [text('attStmt'), statement],
    [text('authData'), bytes(authData)],
  ])
  const credential: NewCredential = {
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key',
    response: {
      clientDataJSON,
      attestationObject: attestationObject.toString('base64url'),
      transports: ['internal', 'hybrid'],
    },
  }
  return { credential, passkey: { id: credential.id, userHandle: options.user.id, privateKey } }
}

/** Answers a challenge with a passkey. */
export function answerChallenge(
  options: RequestOptions,
  passkey: Passkey,
  behaviour: Behaviour = {},
): UsedCredential {
  const clientDataJSON = writeClientData('webauthn.get', options.challenge, behaviour)
  const authData = writeAuthData(options.rpId, { counter: 1, ...behaviour })
  const signed = Buffer.concat([authData, hash('sha256', Buffer.from(clientDataJSON, 'base64url'), 'buffer')])
  const key = behaviour.isForged
    ? generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey
    : passkey.privateKey
  const { userHandle = passkey.userHandle } = behaviour
  return {
    id: passkey.id,
    rawId: passkey.id,
    type: 'public-key',
    response: {
      clientDataJSON,
      authenticatorData: authData.toString('base64url'),
      signature: sign('sha256', signed, key).toString('base64url'),
      userHandle,
    },
  }
}

/** Adds a passkey to the account of the signed-in person, whose identifier is proven. */
export async function addPasskey(person: Browser, behaviour: Behaviour = {}): Promise<Passkey> {
  const { body } = await person.call('passkeyOptions', { body: {} })
  const { credential, passkey } = createPasskey(body.options, behaviour)
  const added = await person.call('addPasskey', { body: { credential } })
  if (added.status !== 201) throw new Error(`Adding a passkey was answered ${added.status}: ${added.text}`)
  return passkey
}

/** Signs in with a passkey. */
export async function signInWith(browser: Browser, passkey: Passkey, behaviour: Behaviour = {}) {
  const { body } = await browser.call('passkeySignInOptions', { body: {} })
  return browser.call('passkeySignIn', {
    body: { credential: answerChallenge(body.options, passkey, behaviour) },
  })
}

function writeClientData(type: string, challenge: string, behaviour: Behaviour): string {
  const data = {
    type,
    challenge: behaviour.challenge ?? challenge,
    origin: behaviour.origin ?? origin,
    crossOrigin: behaviour.isFramed ?? false,
    topOrigin: behaviour.topOrigin,
  }
  const mark = behaviour.hasByteOrderMark ? '\uFEFF' : ''
  return Buffer.from(mark + JSON.stringify(data)).toString('base64url')
}

/** Writes the authenticator data (WebAuthn Level 3, 6.1). */
function writeAuthData(
  rpId: string,
  { isPresent = true, isVerified = true, isSynced = true, counter = 0, ...behaviour }: Behaviour,
  attested = Buffer.alloc(0),
): Buffer {
  const flags =
    (isPresent ? 0x01 : 0) |
    (isVerified ? 0x04 : 0) |
    (isSynced ? 0x18 : 0) |
    (attested.length > 0 ? 0x40 : 0)
  const head = Buffer.alloc(5)
  head.writeUInt8(flags, 0)
  head.writeUInt32BE(counter, 1)
  return Buffer.concat([hash('sha256', behaviour.rpId ?? rpId, 'buffer'), head, attested])
}

// CBOR (RFC 8949), as far as an authenticator needs it.

function head(major: number, value: number): Buffer {
  if (value < 24) return Buffer.from([(major << 5) | value])
  if (value < 256) return Buffer.from([(major << 5) | 24, value])
  return Buffer.from([(major << 5) | 25, value >> 8, value & 0xff])
}

export const int = (value: number): Buffer => (value < 0 ? head(1, -1 - value) : head(0, value))
export const bytes = (value: Buffer): Buffer => Buffer.concat([head(2, value.length), value])
export const text = (value: string): Buffer => Buffer.concat([head(3, value.length), Buffer.from(value)])
export const list = (values: readonly Buffer[]): Buffer => Buffer.concat([head(4, values.length), ...values])
export const map = (entries: readonly (readonly [Buffer, Buffer])[]): Buffer =>
  Buffer.concat([head(5, entries.length), ...entries.flat()])
