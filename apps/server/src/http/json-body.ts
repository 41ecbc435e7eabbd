import { isUtf8 } from 'node:buffer'
import type { FastifyInstance } from 'fastify'
import { hasUnstorableText } from '../database/unstorable-text.ts'
import { ApiError } from '../api-error.ts'

/** Only JSON bodies are read. A key that could reach an object's prototype gets an error code of its own, not that of bad syntax. */
export function readJsonBodies(app: FastifyInstance): void {
  const parseSafely = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    // Decoding would turn invalid UTF-8 into U+FFFD: different passwords would become equal, and a broken name would be stored.
    if (!isUtf8(body)) {
      done(new ApiError('bad_json'))
      return
    }
    const text = body.toString('utf8')
    void parseSafely(request, text, (error, value) => {
      if (error !== null && text !== '') done(new ApiError(isJson(text) ? 'forbidden_key' : 'bad_json'))
      // Only escapes can produce such characters, because the text itself is valid UTF-8.
      else if (text.includes('\\u') && hasUnstorableText(value)) done(new ApiError('invalid_request'))
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
