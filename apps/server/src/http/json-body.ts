import type { FastifyInstance } from 'fastify'
import { hasUnstorableText } from '../database/unstorable-text.ts'
import { HttpError } from './errors/http-error.ts'

/** Only JSON bodies are read. A key that could reach an object's prototype gets its own error code, and not that of bad syntax. */
export function readJsonBodies(app: FastifyInstance): void {
  const parseSafely = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = String(body)
    void parseSafely(request, text, (error, value) => {
      if (error !== null && text !== '') done(new HttpError(isJson(text) ? 'forbidden_key' : 'bad_json'))
      // Invalid UTF-8 is rejected earlier, so only escapes can produce such characters.
      else if (text.includes('\\u') && hasUnstorableText(value)) done(new HttpError('invalid_request'))
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
