/** A key shorter than this could be guessed, and an empty one would be equal to everything of its length. */
const minKeyBytes = 16
const maxKeyBytes = 256

/** Decodes base64 without padding, as in the PHC string format. `undefined` if the text is anything else. */
export function readBase64(text: string): Buffer | undefined {
  const bytes = Buffer.from(text, 'base64')
  return writeBase64(bytes) === text ? bytes : undefined
}

/** Like `readBase64`, for a derived key, whose length is limited. */
export function readKey(text: string): Buffer | undefined {
  const bytes = readBase64(text)
  return bytes !== undefined && bytes.length >= minKeyBytes && bytes.length <= maxKeyBytes ? bytes : undefined
}

/** Base64 without padding. */
export function writeBase64(bytes: Uint8Array): string {
  return Buffer.from(bytes)
    .toString('base64')
    .replace(/={1,2}$/, '')
}
