/** Adds parameters to an address. Parameters that it has already, such as scopes, are kept. */
export function addParameters(address: string, parameters: Readonly<Record<string, string | null>>): string {
  const url = new URL(address)
  for (const [name, value] of Object.entries(parameters))
    if (value !== null) url.searchParams.set(name, value)
  // Some providers do not decode `+` as a space (RFC 6749, appendix B), so spaces are written as `%20`.
  url.search = url.search.replaceAll('+', '%20')
  return url.href
}
