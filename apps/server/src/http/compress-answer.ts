import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { OperationId } from '@foyer/core/wire'
import { chooseEncoding } from './choose-encoding.ts'

/**
 * Calls whose answers may be compressed. If an answer contains a secret as well as text that an attacker has chosen, the length of
 * the compressed answer reveals the secret bit by bit (BREACH). These answers are the same for everybody, or contain no text
 * of other people. All other answers are sent uncompressed: docs/decisions/068.
 */
const compressed: ReadonlySet<OperationId> = new Set<OperationId>([
  'settings',
  'socialConfigs',
  'captchaIsEnabled',
  'identities',
  'sessions',
])

/** Bytes. Compressing a smaller answer saves less than a packet. */
const minBytes = 1_024

const encoders = {
  // Quality 11, the default, takes far longer and makes the answer hardly smaller.
  br: (text: string) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (text: string) => promisify(gzip)(text),
}

export function isCompressed(id: OperationId): boolean {
  return compressed.has(id)
}

/** Compresses an answer, in Node's thread pool, with an encoding that the client accepts. */
export async function compressAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: unknown,
): Promise<unknown> {
  if (typeof answer !== 'string' || answer.length < minBytes) return answer
  // Appended, because if other origins are allowed, `vary` already names `origin`.
  reply.header('vary', [reply.getHeader('vary'), 'accept-encoding'].filter(Boolean).join(', '))
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  if (encoding === 'identity') return answer
  reply.header('content-encoding', encoding).removeHeader('content-length')
  return encoders[encoding](answer)
}
