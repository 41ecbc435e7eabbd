import { readBase64, readKey, writeBase64 } from './base64.ts'
import { findScryptProblem, type HashFormat } from './hash-format.ts'

/** `$scrypt$ln=14,r=8,p=1$<salt>$<key>` (RFC 7914), where N is 2 to the power of ln. */
export const scrypt: HashFormat = {
  id: 'scrypt',
  read(hash) {
    const [, exponent, blockSize, parallelism, saltText = '', keyText = ''] =
      /^\$scrypt\$ln=([1-9]|[12]\d),r=([1-9]\d{0,2}),p=([1-9]\d{0,2})\$([A-Za-z\d+/]*)\$([A-Za-z\d+/]+)$/.exec(
        hash,
      ) ?? []
    const salt = readBase64(saltText)
    const key = readKey(keyText)
    if (exponent === undefined || salt === undefined || key === undefined) return undefined
    const numbers = {
      cost: 2 ** Number(exponent),
      blockSize: Number(blockSize),
      parallelism: Number(parallelism),
    }
    const check = { type: 'scrypt', ...numbers, salt, key } as const
    const problem = findScryptProblem(numbers.cost, numbers.blockSize, numbers.parallelism)
    return problem === undefined ? { check } : { check, problem }
  },
}

interface ScryptParts {
  /** A power of two. */
  readonly cost: number
  readonly blockSize: number
  readonly parallelism: number
  readonly salt: Uint8Array
  readonly key: Uint8Array
}

export function writeScrypt({ cost, blockSize, parallelism, salt, key }: ScryptParts): string {
  return `$scrypt$ln=${Math.log2(cost)},r=${blockSize},p=${parallelism}$${writeBase64(salt)}$${writeBase64(key)}`
}
