import { ServiceError } from './service-error.ts'

/**
 * Reads an answer to its end, up to a limit.
 * @param maxBytes of the body, decompressed; `null`: the body is not read
 * @throws ServiceError too_large
 */
export async function readBody(
  { body, status, headers }: Response,
  maxBytes: number | null,
): Promise<Response> {
  if (maxBytes === null) {
    await body?.cancel()
    return new Response(null, { status, headers })
  }
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of body ?? []) {
    length += chunk.byteLength
    // Leaving the loop cancels the stream, so the rest is not read.
    if (length > maxBytes) throw new ServiceError('too_large')
    chunks.push(chunk)
  }
  const bytes = new Uint8Array(Buffer.concat(chunks))
  return new Response(mayHaveBody(status) ? bytes : null, { status, headers })
}

/** Fetch standard, 'null body status': `new Response` throws for a body with one of these. */
function mayHaveBody(status: number): boolean {
  return status !== 204 && status !== 205
}
