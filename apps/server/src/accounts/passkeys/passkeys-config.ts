import { isIP } from 'node:net'
import type { EnvironmentReader } from '../../start/environment.ts'
import { readOrigin } from '../../start/settings/addresses.ts'
import type { SignInMethod } from '../../start/settings/sign-in-methods.ts'

export interface PasskeysConfig {
  /** The domain that passkeys are made for. `null`: there are no passkeys here. */
  readonly rpId: string | null
  /** Origins besides PUBLIC_URL and ALLOWED_ORIGINS that may use them, such as those of native apps. */
  readonly origins: readonly string[]
}

interface Surroundings {
  readonly publicUrl: string | null
  readonly allowedOrigins: readonly string[]
  readonly signInMethods: readonly SignInMethod[]
}

/** How many labels of related origins browsers accept, at least (WebAuthn Level 3, 5.11.1). */
const mostLabels = 5

/**
 * Reads the settings of passkeys. Refuses an RP ID that browsers would refuse, because passkeys that were made for it could never
 * be used.
 */
export function readPasskeysConfig(
  read: EnvironmentReader,
  { publicUrl, allowedOrigins, signInMethods }: Surroundings,
): PasskeysConfig {
  const host = publicUrl === null ? 'localhost' : new URL(publicUrl).hostname
  const givenId = read.matching('PASSKEY_RP_ID', 'a domain such as example.com', isDomain)
  const given = read.list('PASSKEY_ORIGINS')
  const origins = given.filter(isAppOrigin)
  for (const origin of given.filter((each) => !isAppOrigin(each)))
    read.complain(
      `PASSKEY_ORIGINS: "${origin}" is neither an https origin nor that of an app, such as android:apk-key-hash:….`,
    )
  const rpId = givenId ?? (isDomain(host) ? host : null)
  if (!signInMethods.includes('passkey') || rpId === null) return { rpId: null, origins: [] }
  if (!isBelow(host, rpId))
    read.complain(
      `PASSKEY_RP_ID: ${rpId} is not the host of PUBLIC_URL (${host}) or a domain above it, so browsers would refuse passkeys. Name ${host}, or a domain above it.`,
    )
  const labels = new Set(listRelated(rpId, [...allowedOrigins, ...origins]).map(labelOf))
  if (labels.size > mostLabels)
    read.warn(
      `PASSKEY_ORIGINS: ${labels.size} names of other domains share passkeys with ${rpId}, and browsers stop at ${mostLabels}. The later ones cannot use them.`,
    )
  return { rpId, origins }
}

/** The web origins outside the RP ID, which `/.well-known/webauthn` names. */
export function listRelated(rpId: string, origins: readonly string[]): string[] {
  return origins.filter((origin) => origin.startsWith('https:') && !isBelow(new URL(origin).hostname, rpId))
}

function isBelow(host: string, rpId: string): boolean {
  return host === rpId || host.endsWith(`.${rpId}`)
}

/** The label before the public suffix, about: `example` of www.example.co.uk counts as `co` here, which only makes the warning late. */
function labelOf(origin: string): string {
  return new URL(origin).hostname.split('.').at(-2) ?? ''
}

/** `com` is a public suffix, for which browsers make no passkeys. */
function isDomain(text: string): boolean {
  const isName = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/.test(
    text,
  )
  return text === 'localhost' || (isName && text.includes('.') && isIP(text) === 0)
}

function isAppOrigin(text: string): boolean {
  if (/^android:apk-key-hash:[\w-]{20,64}=*$/.test(text)) return true
  return text.startsWith('https:') && readOrigin(text) === text
}
