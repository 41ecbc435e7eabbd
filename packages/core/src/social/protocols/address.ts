/** An address with more parameters; those that it has by itself, such as scopes, stay. */
export function addParameters(address: string, parameters: Readonly<Record<string, string | null>>): string {
  const url = new URL(address)
  for (const [name, value] of Object.entries(parameters))
    if (value !== null) url.searchParams.set(name, value)
  // A space as `+` is the way of forms (RFC 6749, appendix B), and yet not every provider reads it.
  url.search = url.search.replaceAll('+', '%20')
  return url.href
}
