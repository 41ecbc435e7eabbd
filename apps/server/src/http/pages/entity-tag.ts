import { createHash } from 'node:crypto'
import { readFileSync, type Stats } from 'node:fs'
import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'

/** An `ETag` that is the same for the same content. Weak, because the same content is sent in several encodings. */
export function createTag(content: string | Buffer): string {
  return `W/"${createHash('sha256').update(content).digest('base64url')}"`
}

/** RFC 9110, 13.1.2: tags are compared weakly, so without `W/`, and `*` stands for whatever is there now. */
export function isCurrent(tags: string | undefined, tag: string): boolean {
  return tags !== undefined && (tags.trim() === '*' || tags.includes(tag.replace('W/', '')))
}

/** Reads the tag of a file by its content. Reads each file once, and again when it has been replaced. */
export function createFileTags(): (path: string, stat: Pick<Stats, 'ctimeMs'>) => string {
  const tags = new Map<string, { readonly changedAt: number; readonly tag: string }>()
  return (path, { ctimeMs }) => {
    const known = tags.get(path)
    if (known?.changedAt === ctimeMs) return known.tag
    const tag = createTag(readFileSync(path))
    tags.set(path, { changedAt: ctimeMs, tag })
    return tag
  }
}

/** Answers 304 instead of a file that the client has already. Add it before the hooks that count answers. */
export function answerNotModified(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    const tag = reply.getHeader('etag')
    const isFile = reply.statusCode === 200 && payload instanceof Readable && typeof tag === 'string'
    if (!isFile || !isCurrent(request.headers['if-none-match'], tag)) {
      done(null, payload)
      return
    }
    payload.destroy()
    reply.code(304)
    done(null, null)
  })
}
