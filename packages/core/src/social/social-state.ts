import { findProvider, writesStateInBase64 } from './providers.ts'

/** What travels with a person to a provider and back (specification, section 3: social-login state). */
export interface SocialState {
  /** The one-use state that `profile-new` answered; empty where an account is being linked. */
  readonly state: string
  /** Where the person was, and comes back to; pass it through `safeTarget` before going there. */
  readonly pathname: string
  /** The address on another domain that the sign-in was started from. */
  readonly domainInitiatorRedirect?: string
  /** An account is being linked: the server has finished by itself. */
  readonly vkLink?: boolean
  readonly promocode?: string
  readonly formName?: string
  /** Read, never written: a verifier in an address would be in histories and logs. */
  readonly codeVerifier?: string
}

/** The longest state parameter that is written or read, in characters, which are all ASCII: 2 KB. */
export const maxStateLength = 2048

/**
 * The `state` parameter for a provider: base64 for vk and steam, URI-encoded JSON otherwise, without the verifier.
 * A path that makes it longer than 2 KB, or than the provider takes, gives way to `/`.
 * @throws RangeError when it is longer without the path too
 */
export function encodeState(social: string, state: SocialState): string {
  const limit = findProvider(social)?.maxStateLength ?? maxStateLength
  const text = writeState(social, state)
  if (text.length <= limit) return text
  const withoutPath = writeState(social, { ...state, pathname: '/' })
  if (withoutPath.length <= limit) return withoutPath
  throw new RangeError(`A state for ${social} is at most ${limit} characters long, and this is longer.`)
}

/** What `encodeState` has written; `null` for anything else, however long or broken. Never throws. */
export function decodeState(social: string, text: string | null | undefined): SocialState | null {
  if (typeof text !== 'string' || text === '' || text.length > maxStateLength) return null
  try {
    const json = writesStateInBase64(social) ? decodeBase64(text) : decodeURIComponent(text)
    return readState(JSON.parse(json))
  } catch {
    return null
  }
}

function writeState(social: string, state: SocialState): string {
  const { codeVerifier: _, ...written } = state
  const json = JSON.stringify(written)
  return writesStateInBase64(social) ? encodeBase64(json) : encodeURIComponent(json)
}

/**
 * Base64 that is base64url too, because VK takes letters, digits, `_` and `-` alone: in ASCII without `>`, `?`, `~`
 * and DEL no sextet is 62 or 63, the two that the alphabets write differently, and JSON may end in spaces, so that
 * nothing needs padding.
 */
function encodeBase64(json: string): string {
  const ascii = json.replace(
    /[^ -=@-}]/g,
    (unit) => String.raw`\u` + unit.charCodeAt(0).toString(16).padStart(4, '0'),
  )
  return btoa(ascii + ' '.repeat((3 - (ascii.length % 3)) % 3))
}

/** Either alphabet, padded or not; the bytes are UTF-8. */
function decodeBase64(text: string): string {
  const bytes = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return new TextDecoder('utf-8', { fatal: true }).decode(
    Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)),
  )
}

type Check = (value: unknown) => boolean

const isText: Check = (value) => typeof value === 'string'

/** One row for each field. The lengths are the contract's (wire/social.ts); that of the whole bounds the others. */
const checks: Readonly<Record<keyof SocialState, Check>> = {
  state: isText,
  pathname: isText,
  domainInitiatorRedirect: isText,
  vkLink: (value) => typeof value === 'boolean',
  promocode: isText,
  formName: (value) => typeof value === 'string' && value.length <= 64,
  codeVerifier: (value) => typeof value === 'string' && /^[A-Za-z0-9._~-]{43,128}$/.test(value),
}

function readState(value: unknown): SocialState | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null
  // `__proto__` in JSON is an own name like any other, and none of ours.
  const isKnown = Object.entries(value).every(
    ([name, field]) => Object.hasOwn(checks, name) && checks[name as keyof SocialState](field),
  )
  return isKnown && 'state' in value && 'pathname' in value ? (value as SocialState) : null
}
