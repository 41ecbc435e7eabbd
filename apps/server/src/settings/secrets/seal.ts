import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

/** Encrypts secrets in the database, so that somebody who reads the database, or a backup, can neither sign tokens nor generate codes. */
export interface Seal {
  /** @param name is authenticated too: a value that was sealed under another name does not open */
  seal(plain: Buffer, name: string): string
  /** @returns `undefined` if it was sealed with another secret or under another name, or is damaged */
  open(sealed: string, name: string): Buffer | undefined
}

const algorithm = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16

/** What is sealed: each kind has its own key. */
export type SealedKind = 'token keys' | 'authenticator secrets'

/**
 * @param secrets the first one seals, and all of them open, so that operators can rotate secrets
 * @returns `undefined` if there are no secrets
 */
export function createSeal(secrets: readonly string[], kind: SealedKind): Seal | undefined {
  const keys = secrets.map((secret) => Buffer.from(hkdfSync('sha256', secret, '', `foyer ${kind}`, 32)))
  const [first] = keys
  if (first === undefined) return undefined
  return {
    seal(plain, name) {
      const nonce = randomBytes(nonceBytes)
      const cipher = createCipheriv(algorithm, first, nonce).setAAD(Buffer.from(name))
      const sealed = [nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()]
      return Buffer.concat(sealed).toString('base64url')
    },
    open(sealed, name) {
      const bytes = Buffer.from(sealed, 'base64url')
      if (bytes.length < nonceBytes + tagBytes) return undefined
      for (const key of keys) {
        const plain = decrypt(key, bytes, name)
        if (plain !== undefined) return plain
      }
      return undefined
    },
  }
}

function decrypt(key: Buffer, bytes: Buffer, name: string): Buffer | undefined {
  const options = { authTagLength: tagBytes }
  const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, nonceBytes), options)
    .setAAD(Buffer.from(name))
    .setAuthTag(bytes.subarray(-tagBytes))
  try {
    return Buffer.concat([decipher.update(bytes.subarray(nonceBytes, -tagBytes)), decipher.final()])
  } catch {
    return undefined
  }
}
