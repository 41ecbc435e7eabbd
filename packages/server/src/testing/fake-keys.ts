import {
  exportJWK,
  generateKeyPair,
  SignJWT,
  type JWK,
  type JWTHeaderParameters,
  type JWTPayload,
} from 'jose'
import { ada } from './people.ts'

/** The keys of the fake, and tokens as Foyer makes them. */
export interface FakeKeys {
  /** What is in the JWKS. */
  readonly published: { keys: JWK[] }
  /** Makes a key and signs with it from now on. @param isAlone revokes those before */
  rotate(isAlone?: boolean): Promise<void>
  sign(claims?: JWTPayload, header?: Partial<JWTHeaderParameters>): Promise<string>
}

export async function createFakeKeys(issuer: string): Promise<FakeKeys> {
  const published: FakeKeys['published'] = { keys: [] }
  let current = await makeKey('first')
  published.keys = [current.jwk]

  return {
    published,
    async rotate(isAlone = false) {
      current = await makeKey(`key-${published.keys.length}`)
      published.keys = isAlone ? [current.jwk] : [...published.keys, current.jwk]
    },
    sign(claims = {}, header = {}) {
      const now = Math.floor(Date.now() / 1_000)
      const usual: JWTPayload = {
        iss: issuer,
        aud: issuer,
        sub: ada.id,
        sid: ada.session.id,
        amr: ['pwd', 'otp', 'mfa'],
        acr: '2',
        auth_time: now - 100,
        iat: now,
        exp: now + 60,
        jti: 'a-token',
      }
      return new SignJWT({ ...usual, ...claims })
        .setProtectedHeader({ alg: 'EdDSA', kid: current.jwk.kid, typ: 'JWT', ...header })
        .sign(current.privateKey)
    },
  }
}

async function makeKey(kid: string) {
  const { publicKey, privateKey } = await generateKeyPair('EdDSA', { crv: 'Ed25519' })
  const jwk = { ...(await exportJWK(publicKey)), kid, alg: 'EdDSA', use: 'sig' }
  return { jwk, privateKey }
}
