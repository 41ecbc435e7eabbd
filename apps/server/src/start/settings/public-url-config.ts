import type { EnvironmentReader } from '../environment.ts'

/** Names of this machine: what people try out here crosses no network. */
const loopback = /^(?:localhost|.*\.localhost|127(?:\.\d+){3}|\[::1\])$/

/** In production it has to be set, as links in messages lead there; without TLS it is warned about. */
export function readPublicUrl(read: EnvironmentReader, isProduction: boolean): string | null {
  const publicUrl = read.origin('PUBLIC_URL')
  if (!isProduction) return publicUrl
  if (!read.isGiven('PUBLIC_URL'))
    read.complain(
      'PUBLIC_URL: not set in production. Name the origin that people open, such as https://id.example.com.',
    )
  if (publicUrl?.startsWith('http:') && !loopback.test(new URL(publicUrl).hostname))
    read.warn(
      `PUBLIC_URL: ${publicUrl} is not https, so passwords and sessions can be read on their way. Put a proxy with TLS in front of Foyer, and name its https origin.`,
    )
  return publicUrl
}
