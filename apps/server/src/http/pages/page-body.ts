import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { Encoding } from '../choose-encoding.ts'
import { createTag } from './entity-tag.ts'

/** A page as it is sent. */
export interface PageBody {
  /** Its `ETag`. */
  readonly tag: string
  /** Compresses the page when it is first sent in this encoding. Later answers send the same bytes. */
  encode(encoding: Encoding): Promise<Buffer>
}

/** In Node's thread pool, because a page takes milliseconds at the quality that makes it smallest. */
const encoders: Readonly<Record<Encoding, (html: string) => Promise<Buffer>>> = {
  br: promisify<string, Buffer>(brotliCompress),
  gzip: promisify<string, Buffer>(gzip),
  identity: async (html) => Buffer.from(html),
}

export function createPageBody(html: string): PageBody {
  const encoded = new Map<Encoding, Promise<Buffer>>()
  return {
    tag: createTag(html),
    encode(encoding) {
      const bytes = encoded.get(encoding) ?? encoders[encoding](html)
      encoded.set(encoding, bytes)
      return bytes
    },
  }
}
