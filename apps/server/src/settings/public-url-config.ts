import type { EnvironmentReader } from './environment.ts'
import { isLoopback } from './values/addresses.ts'

/** Required in production, because links in messages lead there. Warns if it has no TLS. */
export function readPublicUrl(read: EnvironmentReader, isProduction: boolean): string | null {
  const publicUrl = read.origin('PUBLIC_URL')
  if (!isProduction) return publicUrl
  if (!read.isSet('PUBLIC_URL'))
    read.addProblem(
      'PUBLIC_URL: not set in production. Name the origin that people open, such as https://id.example.com.',
    )
  if (publicUrl?.startsWith('http:') && !isLoopback(new URL(publicUrl)))
    read.warn(
      `PUBLIC_URL: ${publicUrl} is not https, so passwords and sessions can be read on their way. Put a proxy with TLS in front of Foyer, and name its https origin.`,
    )
  return publicUrl
}
