import { readConfig } from '../../config.ts'
import { startSandbox, type Sandbox } from '../../sandbox.ts'
import { realTiming, type Timing } from '../fake-context.ts'

/** A sandbox on free ports. */
export function startTestSandbox(timing: Partial<Timing> = {}): Promise<Sandbox> {
  return startSandbox(readConfig({ SANDBOX_PORT: '0', SANDBOX_SMTP_PORT: '0' }), { ...realTiming, ...timing })
}

/** RFC 7636, appendix B. */
export const pkce = {
  verifier: 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk',
  challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
} as const

export const state = JSON.stringify({ state: 'Jx2mVn9QfK4hT7bYc0ZrWsLd', pathname: '/account' })

/**
 * Follows all redirects within the sandbox, with cookies, and returns the last address.
 * @throws Error with the page that was shown instead
 */
export async function followRedirects(
  sandbox: Sandbox,
  address: string,
  cookies = new Map<string, string>(),
): Promise<URL> {
  let url = new URL(address)
  while (url.origin === sandbox.url) {
    const response = await fetch(url, {
      redirect: 'manual',
      headers: { Cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
    })
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      cookies.set(name, value)
    }
    const location = response.headers.get('Location')
    if (location === null) throw new Error(`${response.status} at ${url.pathname}: ${await response.text()}`)
    url = new URL(location, url)
  }
  return url
}

/** Replaces parameters of an address. An empty one is removed. */
export function withParameters(address: string, parameters: Readonly<Record<string, string>>): string {
  const url = new URL(address)
  for (const [name, value] of Object.entries(parameters)) {
    if (value === '') url.searchParams.delete(name)
    else url.searchParams.set(name, value)
  }
  return url.href
}
