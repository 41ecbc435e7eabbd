/** Creates an `Idempotency-Key`: 128 random bits in hex. `crypto.randomUUID` is missing on pages that are not served over https. */
export function createIdempotencyKey(): string {
  const bytes = new Uint8Array(16)
  crypto.getRandomValues(bytes)
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
