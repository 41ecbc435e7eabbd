import { findProvider, writesStateInBase64 } from './providers.ts'

/** The state that travels to a provider and back (specification, section 3: social-login state). */
export interface SocialState {
  /** The one-use state that `profile-new` answered; empty when linking. */
  readonly state: string
  /** The path to return to. Pass it through `safeTarget` before navigating there. */
  readonly pathname: string
  /** The address on another domain at which the sign-in was started. */
  readonly domainInitiatorRedirect?: string
  /** True when linking: the server has already finished the request. */
  readonly vkLink?: boolean
  readonly promocode?: string
  readonly formName?: string
  /** Accepted, but never written: a verifier in an address would end up in histories and logs. */
  readonly codeVerifier?: string
}

/** How long, in minutes, a state can be used. The server and the browser forget it then. */
export const stateMinutes = 10

/** The maximum length of a state parameter in (ASCII) characters: 2 KB. */
export const maxStateLength = 2048

/**
 * Encodes the `state` parameter: base64 for vk and steam, URI-encoded JSON otherwise, without the verifier. If it is
 * longer than 2 KB, or than the provider accepts, the path is replaced by `/`.
 * @throws RangeError when it is too long even without the path
 */
export function encodeState(social: string, state: SocialState): string {
  const limit = findProvider(social)?.maxStateLength ?? maxStateLength
  const text = writeState(social, state)
  if (text.length <= limit) return text
  const withoutPath = writeState(social, { ...state, pathname: '/' })
  if (withoutPath.length <= limit) return withoutPath
  throw new RangeError(`A state for ${social} is at most ${limit} characters long, and this is longer.`)
}

/** Decodes what `encodeState` wrote; returns `null` for anything else. Never throws. */
export function decodeState(social: string, text: string | null | undefined): SocialState | null {
  if (typeof text !== 'string' || text.length > maxStateLength) return null
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
 * Encodes JSON to text that is valid base64 and base64url, because VK only accepts letters, digits, `_` and `-`. ASCII
 * without `>`, `?`, `~` and DEL never yields the two sextets (62 and 63) that the alphabets encode differently, and
 * trailing spaces make padding unnecessary.
 */
function encodeBase64(json: string): string {
  const ascii = json.replace(
    /[^ -=@-}]/g,
    (unit) => String.raw`\u` + unit.charCodeAt(0).toString(16).padStart(4, '0'),
  )
  return btoa(ascii + ' '.repeat((3 - (ascii.length % 3)) % 3))
}

/** Decodes base64 in either alphabet, with or without padding, to UTF-8 text. */
function decodeBase64(text: string): string {
  const bytes = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return new TextDecoder('utf-8', { fatal: true }).decode(
    Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)),
  )
}

type Check = (value: unknown) => boolean

const isText: Check = (value) => typeof value === 'string'

/**
 * One check per field. The maximum lengths are those of wire/social.ts; other fields are bounded by the length of the
 * whole state.
 */
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
  if (typeof value !== 'object' || value === null) return null
  // Own names only: JSON can contain `__proto__`.
  const isKnown = Object.entries(value).every(
    ([name, field]) => Object.hasOwn(checks, name) && checks[name as keyof SocialState](field),
  )
  return isKnown && 'state' in value && 'pathname' in value ? (value as SocialState) : null
}
