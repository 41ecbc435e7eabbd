import { misconfigured } from './foyer-error.ts'

/** A web-standard `Request`, a request of Node, or anything else with its headers. */
export interface RequestWithHeaders {
  readonly headers:
    | { get(name: string): string | null }
    | Readonly<Record<string, string | readonly string[] | undefined>>
}

/** With https Foyer reads the first, otherwise the second. Both are passed on, because only Foyer knows which one it reads. */
const foyerCookies = ['__Host-foyer-session', 'foyer-session']

/** Binds the last proof to the browser in which it was given. Without it, Foyer answers as if nobody had given a proof since the sign-in. */
const proofCookies = ['__Host-foyer-proof', 'foyer-proof']

/** No browser stores a longer one (RFC 6265bis, 5.6), and Foyer's has less than a hundred characters. */
const maxCookieLength = 4_096

/** RFC 6265, 4.1.1: what a value can consist of, with or without quotes. A line break would forge a header. */
const cookieValue = /^(?:[!#-+\--:<-[\]-~]+|"[!#-+\--:<-[\]-~]*")$/

/** RFC 6265, 4.1.1: what a name can consist of. */
const cookieName = /^[!#$%&'*+\-.^`|~\w]+$/

/**
 * The name that browsers have for the cookie. With a name that no cookie can have, everybody would seem to be signed out.
 * @throws {FoyerError} `foyer_misconfigured`
 */
export function readCookieName(name: string | undefined): string | undefined {
  if (name === undefined || cookieName.test(name)) return name
  throw misconfigured(
    `createFoyer: \`cookieName\` is ${JSON.stringify(name)}, which no cookie can have as its name: give the one that browsers have, or leave it out where no proxy renames it.`,
  )
}

/**
 * The value of a `Cookie` header that contains only Foyer's cookies of a request; `null` if there are none. Nothing else of the request is
 * passed on.
 * @param cookieName what a proxy renames the cookie to. The value is then passed on under Foyer's own names, which Foyer reads at its inner
 *   address, and under this one, which the proxy reads
 */
export function readSessionCookie(request: RequestWithHeaders, cookieName?: string): string | null {
  const names = cookieName === undefined ? foyerCookies : [cookieName]
  const found = new Map<string, string>()
  for (const pair of readCookieHeader(request).split(';')) {
    const [name, value] = splitOnce(pair)
    // If two cookies have the same name, Foyer reads the first, too.
    if ([...names, ...proofCookies].includes(name) && !found.has(name)) found.set(name, value)
  }
  const usable = [...found].filter(([, value]) => value.length <= maxCookieLength && cookieValue.test(value))
  if (!usable.some(([name]) => names.includes(name))) return null
  const sentValues = usable.flatMap(([name, value]) =>
    name === cookieName
      ? [...new Set([...foyerCookies, name])].map((each) => [each, value])
      : [[name, value]],
  )
  return sentValues.map(([name, value]) => `${name}=${value}`).join('; ')
}

function readCookieHeader(request: RequestWithHeaders): string {
  // oxlint-disable-next-line typescript/no-unnecessary-condition -- callers without types
  const headers = request?.headers
  // oxlint-disable-next-line typescript/no-unnecessary-condition -- as above
  if (typeof headers !== 'object' || headers === null)
    throw misconfigured(
      'The argument is not a request with headers: pass the request itself, or { headers }.',
    )
  if (isHeaders(headers)) return headers.get('cookie') ?? ''
  const value = headers['cookie'] ?? headers['Cookie'] ?? ''
  return typeof value === 'string' ? value : value.join('; ')
}

function isHeaders(headers: RequestWithHeaders['headers']): headers is { get(name: string): string | null } {
  return typeof headers['get'] === 'function'
}

function splitOnce(pair: string): [name: string, value: string] {
  const at = pair.indexOf('=')
  return at === -1 ? ['', ''] : [pair.slice(0, at).trim(), pair.slice(at + 1).trim()]
}
