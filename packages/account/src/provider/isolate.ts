/** Isolates left-to-right text in a sentence of either direction: U+2066 and U+2069 of the Unicode bidirectional algorithm. */
export function isolate(text: string): string {
  return `\u2066${text}\u2069`
}
