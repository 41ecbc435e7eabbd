import { misconfigured } from './foyer-error.ts'

const example = 'such as https://id.example.com'

/** Names of this machine: nobody can eavesdrop on the way to it. */
const loopback = /^(?:localhost|.+\.localhost|127(?:\.\d+){3}|\[::1\])$/

/**
 * The origin of an address of Foyer.
 * @throws {FoyerError} `foyer_misconfigured`, with what is wrong with it
 */
export function readFoyerUrl(url: unknown, { isHttpAllowed }: { readonly isHttpAllowed: boolean }): string {
  if (url === undefined || url === null || url === '')
    throw misconfigured(`createFoyer needs \`url\`, the address of your Foyer, ${example}.`)
  const quoted = `createFoyer: \`url\` is ${JSON.stringify(url)}`
  if (typeof url !== 'string' || !URL.canParse(url))
    throw misconfigured(`${quoted}, which is no address: write it whole, ${example}.`)
  const { protocol, hostname, origin, href } = new URL(url)
  if (protocol !== 'https:' && protocol !== 'http:')
    throw misconfigured(`${quoted}, which is neither https nor http: write it whole, ${example}.`)
  if (href !== `${origin}/`)
    // Not quoted, since it may hold a password.
    throw misconfigured(`createFoyer: \`url\` says more than where Foyer is: leave it at ${origin}.`)
  if (protocol === 'http:' && isProduction() && !isHttpAllowed && !loopback.test(hostname))
    throw misconfigured(
      `${quoted}, and in production sessions must not travel over http: use https, or say unsafelyAllowHttp if the network between the two is yours alone.`,
    )
  return origin
}

/**
 * The `iss` of Foyer's tokens, as Foyer writes it: the origin of its PUBLIC_URL.
 * @throws {FoyerError} `foyer_misconfigured` for a value that no token can have
 */
export function readIssuer(issuer: unknown): string {
  if (typeof issuer === 'string' && URL.canParse(issuer)) {
    const { origin } = new URL(issuer)
    if (origin !== 'null') return origin
  }
  throw misconfigured(
    `createFoyer: \`issuer\` is ${JSON.stringify(issuer)}, which is no address: give Foyer's PUBLIC_URL, ${example}, or leave it out where that is \`url\`.`,
  )
}

/** Edge runtimes and Deno may have no `process`. */
function isProduction(): boolean {
  const { process } = globalThis as { process?: { env?: Record<string, string | undefined> } }
  return process?.env?.['NODE_ENV'] === 'production'
}
