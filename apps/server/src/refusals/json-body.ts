import type { FastifyInstance } from 'fastify'
import { Refusal } from './refusal.ts'

/** JSON is the only body we read. A key that could reach an object's prototype is refused by name, not as bad syntax. */
export function readJsonBodies(app: FastifyInstance): void {
  const parseSafely = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    parseSafely(request, String(body), (error, value) => {
      if (error === null || body.length === 0) done(error, value)
      else done(new Refusal(isJson(String(body)) ? 'forbidden_key' : 'bad_json'))
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
