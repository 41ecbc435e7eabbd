/** Wraps a number or an address in Unicode's LRI and PDI, so that it reads left to right in any sentence. */
export function isolate(text: string): string {
  return `\u2066${text}\u2069`
}
