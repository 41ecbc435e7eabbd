import type { AuthorizationRequest, ProviderAnswer } from '../answer.ts'
import { ServiceError } from '../../operations/outgoing/service-error.ts'
import type { OutgoingFetch } from '../../operations/outgoing/outgoing.ts'
import type { ConfiguredProvider, OpenIdProvider, Profile } from '../provider.ts'
import { toProfile } from '../to-profile.ts'
import type { UseOnce } from '../use-once.ts'

const namespace = 'http://specs.openid.net/auth/2.0'
const selectIdentifier = `${namespace}/identifier_select`

/** The fields that have to be signed (OpenID 2.0, 10.1). */
const signedFields = ['op_endpoint', 'claimed_id', 'identity', 'return_to', 'response_nonce', 'assoc_handle']

/** The allowed fields. Steam ignores unknown ones when it checks the signature, so they are rejected here. */
const fieldNames = new Set(['ns', 'mode', 'signed', 'sig', ...signedFields])

/** In seconds: the maximum age of an answer, and how far Steam's clock may be ahead of ours. */
const maxNonceAgeSeconds = 300
const toleranceSeconds = 60

interface SteamOptions {
  readonly fetch: OutgoingFetch
  readonly useOnce: UseOnce
  readonly now: () => number
}

/** The address of the authorization request (OpenID 2.0, 9.1). */
export function createSteamUrl({ authorizeUrl }: OpenIdProvider, returnTo: string): string {
  const url = new URL(authorizeUrl)
  const fields = {
    ns: namespace,
    mode: 'checkid_setup',
    claimed_id: selectIdentifier,
    identity: selectIdentifier,
    return_to: returnTo,
    realm: new URL(returnTo).origin,
  }
  for (const [name, value] of Object.entries(fields)) url.searchParams.set(`openid.${name}`, value)
  return url.href
}

/** Verifies an answer (OpenID 2.0, 11): each field is compared here; Steam checks the signature, always at its configured address. */
export async function readOpenIdProfile(
  provider: ConfiguredProvider<OpenIdProvider>,
  { openId: answer = {} }: ProviderAnswer,
  { returnTo }: AuthorizationRequest,
  { fetch, useOnce, now }: SteamOptions,
): Promise<Profile> {
  const problem = findProblem(answer, provider, returnTo, now())
  if (problem !== null) throw new ServiceError(problem)
  await verifyWithSteam(provider, answer, fetch)
  const nonce = `${provider.id} ${answer['openid.response_nonce']}`
  if (!(await useOnce(nonce, maxNonceAgeSeconds + toleranceSeconds))) throw new ServiceError('replayed')
  return toProfile(readNumber(provider, answer['openid.claimed_id'] ?? ''), null)
}

/** The reason why the fields do not match our request; `null` if they do. */
function findProblem(
  answer: Readonly<Record<string, string>>,
  provider: OpenIdProvider,
  returnTo: string | null,
  now: number,
): string | null {
  const names = Object.keys(answer)
  const isKnown = (name: string) => name.startsWith('openid.') && fieldNames.has(name.slice('openid.'.length))
  if (!names.every(isKnown)) return 'unknown_field'
  if (names.length !== fieldNames.size) return 'missing_field'
  const get = (name: string) => answer[`openid.${name}`] ?? ''
  if (get('ns') !== namespace) return 'other_namespace'
  if (get('mode') !== 'id_res') return 'other_mode'
  if (get('op_endpoint') !== provider.authorizeUrl) return 'other_endpoint'
  if (returnTo === null || get('return_to') !== returnTo) return 'other_return_to'
  const signed = get('signed').split(',')
  if (!signedFields.every((name) => signed.includes(name))) return 'unsigned_field'
  if (!signed.every((name) => fieldNames.has(name))) return 'unknown_signed_field'
  if (get('claimed_id') !== get('identity')) return 'other_identity'
  if (readNumber(provider, get('claimed_id')) === null) return 'not_a_person'
  return isFresh(get('response_nonce'), now) ? null : 'stale_nonce'
}

function readNumber({ claimedIdPrefix, numberPattern }: OpenIdProvider, claimedId: string): string | null {
  if (!claimedId.startsWith(claimedIdPrefix)) return null
  const number = claimedId.slice(claimedIdPrefix.length).replace(/\/$/, '')
  return numberPattern.test(number) ? number : null
}

/** Is the nonce well-formed and recent? OpenID 2.0, 10.1: UTC to the second, and at most 255 characters. */
function isFresh(nonce: string, now: number): boolean {
  const [, time] = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ)[\x21-\x7e]{0,235}$/.exec(nonce) ?? []
  const age = time === undefined ? NaN : (now - Date.parse(time)) / 1_000
  return age <= maxNonceAgeSeconds && age >= -toleranceSeconds
}

/** Asks Steam whether the signature is valid (OpenID 2.0, 11.4.2). */
async function verifyWithSteam(
  { authorizeUrl }: OpenIdProvider,
  answer: Readonly<Record<string, string>>,
  fetch: OutgoingFetch,
): Promise<void> {
  const body = new URLSearchParams({ ...answer, 'openid.mode': 'check_authentication' })
  const response = await fetch(authorizeUrl, { method: 'POST', body })
  const { status } = response
  if (status !== 200) throw new ServiceError(`status_${status}`, { status })
  if ((await response.text()) !== `ns:${namespace}\nis_valid:true\n`) throw new ServiceError('not_valid')
}
