import type { FastifyInstance } from 'fastify'
import { hasUnstorableText } from '../database/unstorable-text.ts'
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
