import { createHmac } from 'node:crypto'
import { createChallenge, randomInt, verifySolution, type Challenge, type Solution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { ResponseBody } from '@foyer/core/wire'
import type { AltchaService } from './captcha-config.ts'
import { passed, refused, type Verdict } from './verdict.ts'

/** In minutes: how long a person may take to submit the form after the challenge was fetched. */
const validMinutes = 10

/** The iterations of one key derivation. */
const cost = 2_000

/** Creates a challenge for one form. It is not stored; its signature proves its origin. */
export async function createAltchaChallenge(
  service: AltchaService,
): Promise<ResponseBody<'captchaChallenge'>> {
  const { parameters, signature } = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost,
    counter: randomInt(service.work / 2, service.work),
    deriveKey,
    expiresAt: new Date(Date.now() + validMinutes * 60_000),
    ...secretsOf(service),
  })
  const { algorithm, expiresAt, keyLength, keyPrefix, keySignature, nonce, salt } = parameters
  if (expiresAt === undefined || keySignature === undefined || signature === undefined)
    throw new Error('altcha-lib has made a challenge without a signature or an end.')
  return {
    parameters: { algorithm, cost, expiresAt, keyLength, keyPrefix, keySignature, nonce, salt },
    signature,
  }
}

/** @param payload what the browser sends: the challenge and its solution, as JSON in base64 */
export async function verifyAltcha(service: AltchaService, payload: string): Promise<Verdict> {
  const solved = readSolved(payload)
  if (solved === null) return refused('The proof of work could not be read')
  const result = await verifySolution({ ...solved, deriveKey, ...secretsOf(service) })
    // So far only the signature of the outer part has been checked, so this may still throw.
    .catch(() => ({ verified: false, expired: false }))
  if (result.verified) return passed
  return refused(result.expired ? 'The proof of work came too late' : 'The proof of work is wrong')
}

/** The identity of a challenge, independent of the encoding of its payload. */
export function nameOfChallenge(payload: string): string {
  return readSolved(payload)?.challenge.signature ?? payload
}

function readSolved(payload: string): { challenge: Challenge; solution: Solution } | null {
  try {
    const value: unknown = JSON.parse(Buffer.from(payload, 'base64').toString('utf8'))
    return isSolved(value) ? value : null
  } catch {
    return null
  }
}

function isSolved(value: unknown): value is { challenge: Challenge; solution: Solution } {
  if (!isRecord(value) || !isRecord(value['challenge']) || !isRecord(value['solution'])) return false
  const { parameters, signature } = value['challenge']
  // A challenge without an expiry would be valid for ever, and one without a signature is not ours.
  return isRecord(parameters) && typeof parameters['expiresAt'] === 'number' && typeof signature === 'string'
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

/** Derives two secrets from the configured one. */
function secretsOf({ key }: AltchaService) {
  const derive = (purpose: string) => createHmac('sha256', key).update(purpose).digest('hex')
  return { hmacSignatureSecret: derive('challenge'), hmacKeySignatureSecret: derive('solution') }
}
