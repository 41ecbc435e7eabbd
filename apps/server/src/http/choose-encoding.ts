/** The content encodings of answers. */
export type Encoding = 'br' | 'gzip' | 'identity'

/** Prefers Brotli to gzip (RFC 9110, 12.5.3); a client that accepts neither gets the text uncompressed. */
export function chooseEncoding(header: string | string[] | undefined): Encoding {
  const accepted = new Set(
    String(header ?? '')
      .split(',')
      .map((part) => part.split(';').map((piece) => piece.trim().toLowerCase()))
      .filter(([, quality]) => !/^q=0(\.0*)?$/.test(quality ?? ''))
      .map(([name]) => name),
  )
  if (accepted.has('br')) return 'br'
  return accepted.has('gzip') ? 'gzip' : 'identity'
}
