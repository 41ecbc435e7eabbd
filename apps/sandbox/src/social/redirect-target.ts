const loopback = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * May this provider redirect to that address? Only to Foyer on this machine, at any port, with or without TLS, so that the sandbox is not
 * an open redirector. Registered addresses are compared as text, so the query must be empty.
 */
export function isRedirectTarget(address: string, social: string): boolean {
  const url = readLoopbackUrl(address)
  if (!url || address !== url.origin + url.pathname) return false
  const paths = [`/oauth/${social}`, `/web/v1/auth/${social}/link-callback`]
  if (social === 'google') paths.push('/oauth/google/windows')
  return paths.includes(url.pathname)
}

/** Like `isRedirectTarget`, for protocols that append the state to the address. */
export function isReturnTarget(address: string, social: string): boolean {
  const url = readLoopbackUrl(address)
  return url !== null && url.hash === '' && isRedirectTarget(url.origin + url.pathname, social)
}

function readLoopbackUrl(address: string): URL | null {
  if (!URL.canParse(address)) return null
  const url = new URL(address)
  const isAllowedUrl = /^https?:$/.test(url.protocol) && url.username === '' && url.password === ''
  return isAllowedUrl && loopback.has(url.hostname) ? url : null
}

/** The sandbox's own origin, as the caller sees it. */
export function readOrigin(host: string): string | null {
  const url = readLoopbackUrl(`http://${host}/`)
  return url ? url.origin : null
}
