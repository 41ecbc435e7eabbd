import { createDecipheriv } from 'node:crypto'
import { inflateRawSync } from 'node:zlib'
import { hasUnstorableText } from '../../database/unstorable-text.ts'

/** Why a sealed result could not be decrypted. */
export type SealedProblem =
  | 'no_key'
  | 'not_base64'
  | 'wrong_header'
  | 'too_short'
  | 'not_authentic'
  | 'too_large'
  | 'not_deflated'
  | 'not_json'
  | 'not_storable'

export type Unsealed =
  | { readonly result: object; readonly problem: null }
  | { readonly result: null; readonly problem: SealedProblem }

// The format of Fingerprint's sealed client results: header, nonce, AES-256-GCM of raw-deflated JSON, tag.
const header = Buffer.from('9E85DCED', 'hex')
const nonceBytes = 12
const tagBytes = 16

/** A limit, because a few kilobytes can inflate to gigabytes (a decompression bomb). */
const maxInflatedBytes = 128 * 1024
/** A limit, because PostgreSQL parses JSON recursively. */
const maxDepth = 32

/**
 * Decrypts the sealed result of a commercial fingerprint agent. Never throws: a failure is returned with its reason.
 * @param keys tried in order; the first that fits is used
 */
export function unseal(sealed: string, keys: readonly Buffer[]): Unsealed {
  if (keys.length === 0) return fail('no_key')
  if (!/^[A-Za-z\d+/]*={0,2}$/.test(sealed) || sealed.length % 4 !== 0) return fail('not_base64')
  const bytes = Buffer.from(sealed, 'base64')
  if (!bytes.subarray(0, header.length).equals(header)) return fail('wrong_header')
  if (bytes.length <= header.length + nonceBytes + tagBytes) return fail('too_short')
  const deflated = keys.map((key) => decrypt(bytes, key)).find((opened) => opened !== undefined)
  return deflated === undefined ? fail('not_authentic') : inflate(deflated)
}

function decrypt(bytes: Buffer, key: Buffer): Buffer | undefined {
  const nonceEnd = header.length + nonceBytes
  const tagStart = bytes.length - tagBytes
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(header.length, nonceEnd), {
    authTagLength: tagBytes,
  })
  decipher.setAuthTag(bytes.subarray(tagStart))
  try {
    return Buffer.concat([decipher.update(bytes.subarray(nonceEnd, tagStart)), decipher.final()])
  } catch {
    return undefined
  }
}

function inflate(deflated: Buffer): Unsealed {
  try {
    return parse(inflateRawSync(deflated, { maxOutputLength: maxInflatedBytes }))
  } catch (error) {
    const isTooLarge = error instanceof RangeError && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE'
    return fail(isTooLarge ? 'too_large' : 'not_deflated')
  }
}

function parse(json: Buffer): Unsealed {
  let result: unknown
  try {
    result = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(json))
  } catch {
    return fail('not_json')
  }
  if (typeof result !== 'object' || result === null || Array.isArray(result)) return fail('not_json')
  if (hasUnstorableText(result) || isDeeperThan(maxDepth, result)) return fail('not_storable')
  return { result, problem: null }
}

function isDeeperThan(levels: number, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  return levels === 0 || Object.values(value).some((part) => isDeeperThan(levels - 1, part))
}

function fail(problem: SealedProblem): Unsealed {
  return { result: null, problem }
}
