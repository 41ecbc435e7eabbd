import { createCipheriv, randomBytes } from 'node:crypto'
import { deflateRawSync } from 'node:zlib'

interface SealOptions {
  readonly key: Buffer
  readonly header?: string
  /** Replaces the compressed text. */
  readonly content?: Buffer
}

/** Seals a result like the service of the commercial agent. Written from its published format, independently of `unseal`. */
export function seal(text: string | Buffer, { key, header = '9e85dced', content }: SealOptions): string {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', key, nonce)
  const closed = Buffer.concat([cipher.update(content ?? deflateRawSync(text)), cipher.final()])
  return Buffer.concat([Buffer.from(header, 'hex'), nonce, closed, cipher.getAuthTag()]).toString('base64')
}
