import { readBase64, readKey, writeBase64 } from './base64.ts'
import { findScryptProblem, type HashFormat } from './hash-format.ts'

/**
 * `$firebase-scrypt$ln=14,r=8,k=<signer key>,ss=<salt separator>$<salt>$<key>`: Firebase encrypts the signer key of a project with
 * a key that scrypt derives. Source: https://github.com/firebase/scrypt
 */
export const firebaseScrypt: HashFormat = {
  id: 'firebase-scrypt',
  read(hash) {
    const [, exponent, blockSize, signerText = '', separatorText = '', saltText = '', keyText = ''] =
      /^\$firebase-scrypt\$ln=([1-9]|[12]\d),r=([1-9]\d{0,2}),k=([A-Za-z\d+/]+),ss=([A-Za-z\d+/]*)\$([A-Za-z\d+/]*)\$([A-Za-z\d+/]+)$/.exec(
        hash,
      ) ?? []
    const separator = readBase64(separatorText)
    const salt = readBase64(saltText)
    const signerKey = readKey(signerText)
    const key = readKey(keyText)
    if (exponent === undefined || separator === undefined || salt === undefined) return undefined
    // The ciphertext is as long as the signer key, so a key of another length cannot match.
    if (signerKey === undefined || key?.length !== signerKey.length) return undefined
    const cost = 2 ** Number(exponent)
    const check = {
      type: 'firebase-scrypt',
      cost,
      blockSize: Number(blockSize),
      salt: Buffer.concat([salt, separator]),
      signerKey,
      key,
    } as const
    const problem = findScryptProblem(cost, check.blockSize, 1)
    return problem === undefined ? { check } : { check, problem }
  },
}

/** The parameters of a Firebase project, from its console. */
export interface FirebaseParameters {
  readonly signerKey: Uint8Array
  readonly saltSeparator: Uint8Array
  /** r, from 1. */
  readonly rounds: number
  /** The exponent of N, from 1. */
  readonly memCost: number
}

export function writeFirebaseScrypt(
  { signerKey, saltSeparator, rounds, memCost }: FirebaseParameters,
  salt: Uint8Array,
  key: Uint8Array,
): string {
  const project = `ln=${memCost},r=${rounds},k=${writeBase64(signerKey)},ss=${writeBase64(saltSeparator)}`
  return `$firebase-scrypt$${project}$${writeBase64(salt)}$${writeBase64(key)}`
}
