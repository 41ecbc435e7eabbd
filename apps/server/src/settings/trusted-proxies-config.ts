import type { EnvironmentReader } from './environment.ts'

/** Warns if there must be a proxy but none is named, and refuses to trust everybody. */
export function readTrustedProxies(
  read: EnvironmentReader,
  { isProduction, publicUrl }: { readonly isProduction: boolean; readonly publicUrl: string | null },
): readonly string[] {
  const networks = read.networks('TRUSTED_PROXIES')
  // The server itself has no TLS, so there must be a proxy.
  if (isProduction && publicUrl?.startsWith('https:') && !read.isSet('TRUSTED_PROXIES'))
    read.warn(
      'TRUSTED_PROXIES: not set although PUBLIC_URL is https, so all people seem to come from the address of the proxy, and share its limits. Name it, such as 127.0.0.1.',
    )
  for (const network of networks.filter((each) => /\/0+$/.test(each)))
    read.addProblem(
      `TRUSTED_PROXIES: ${network} is every address, so anybody can choose the address that they are counted by. Name the proxies alone.`,
    )
  return networks
}
