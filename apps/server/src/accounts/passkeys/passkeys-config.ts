import { isIP } from 'node:net'
import type { EnvironmentReader } from '../../settings/environment.ts'
import { readOrigin } from '../../settings/values/addresses.ts'
import type { SignInMethod } from '../../settings/sign-in-methods.ts'

export interface PasskeysConfig {
  /** The domain that passkeys are created for. `null`: this installation has no passkeys. */
  readonly rpId: string | null
  /** Origins besides PUBLIC_URL and ALLOWED_ORIGINS that may use passkeys, such as those of native apps. */
  readonly origins: readonly string[]
}

interface RelatedSettings {
  readonly publicUrl: string | null
  readonly allowedOrigins: readonly string[]
  readonly signInMethods: readonly SignInMethod[]
}

/** The number of labels of related origins that every browser accepts (WebAuthn Level 3, 5.11.1). */
const maxLabels = 5

/**
 * Reads the settings of passkeys. Refuses an RP ID that browsers would refuse, because no passkey could ever be created or used with it.
 */
export function readPasskeysConfig(
  read: EnvironmentReader,
  { publicUrl, allowedOrigins, signInMethods }: RelatedSettings,
): PasskeysConfig {
  const host = publicUrl === null ? 'localhost' : new URL(publicUrl).hostname
  const configuredId = read.matching('PASSKEY_RP_ID', 'a domain such as example.com', isDomain)
  const configuredOrigins = read.list('PASSKEY_ORIGINS')
  const origins = configuredOrigins.filter(isAppOrigin)
  for (const origin of configuredOrigins.filter((each) => !isAppOrigin(each)))
    read.addProblem(
      `PASSKEY_ORIGINS: "${origin}" is neither an https origin nor that of an app, such as android:apk-key-hash:….`,
    )
  const rpId = configuredId ?? (isDomain(host) ? host : null)
  if (!signInMethods.includes('passkey') || rpId === null) return { rpId: null, origins: [] }
  if (!isWithin(host, rpId))
    read.addProblem(
      `PASSKEY_RP_ID: ${rpId} is not the host of PUBLIC_URL (${host}) or a domain above it, so browsers would refuse passkeys. Name ${host}, or a domain above it.`,
    )
  const labels = new Set(listRelated(rpId, [...allowedOrigins, ...origins]).map(labelOf))
  if (labels.size > maxLabels)
    read.warn(
      `PASSKEY_ORIGINS: ${labels.size} names of other domains share passkeys with ${rpId}, and browsers stop at ${maxLabels}. The later ones cannot use them.`,
    )
  return { rpId, origins }
}

/** The web origins outside the RP ID, which `/.well-known/webauthn` lists. */
export function listRelated(rpId: string, origins: readonly string[]): string[] {
  return origins.filter((origin) => origin.startsWith('https:') && !isWithin(new URL(origin).hostname, rpId))
}

function isWithin(host: string, rpId: string): boolean {
  return host === rpId || host.endsWith(`.${rpId}`)
}

/** Roughly the label before the public suffix. For www.example.co.uk it is `co`, not `example`, which only makes the warning late. */
function labelOf(origin: string): string {
  return new URL(origin).hostname.split('.').at(-2) ?? ''
}

/** A single label such as `com` is a public suffix, for which browsers make no passkeys. */
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
