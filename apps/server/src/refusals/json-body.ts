import type { FastifyInstance } from 'fastify'
import { Refusal } from './refusal.ts'

/** JSON is the only body we read. A key that could reach an object's prototype is refused by name, not as bad syntax. */
export function readJsonBodies(app: FastifyInstance): void {
  const parseSafely = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = String(body)
    void parseSafely(request, text, (error, value) => {
      if (error !== null && text !== '') done(new Refusal(isJson(text) ? 'forbidden_key' : 'bad_json'))
      // The body is UTF-8, where only an escape can write what we look for. Few bodies have one.
      else if (text.includes('\\u') && hasUnstorableText(value)) done(new Refusal('invalid_request'))
      else done(error, value)
    })
  })
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/**
 * PostgreSQL takes neither U+0000 nor half a surrogate pair. It would fail the whole statement, and with it the
 * sign-ins of everybody who shares it. Keeps its own list, because a deep body would overflow the stack.
 */
function hasUnstorableText(body: unknown): boolean {
  const parts = [body]
  for (const part of parts) {
    if (typeof part === 'string' && (part.includes('\0') || /\p{Surrogate}/u.test(part))) return true
    if (typeof part !== 'object' || part === null) continue
    for (const [key, value] of Object.entries(part)) parts.push(key, value)
  }
  return false
}
