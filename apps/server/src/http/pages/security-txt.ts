import type { FastifyInstance } from 'fastify'
import { publicOrigin } from '../../config.ts'
import type { Context } from '../../context.ts'

const path = '/.well-known/security.txt'

/** In days. RFC 9116 recommends less than a year. */
const lifetimeDays = 180

/** Serves security.txt (RFC 9116), if a contact is configured. */
export function securityTxt(app: FastifyInstance, { config }: Context): void {
  const { securityContact } = config
  if (securityContact === null) return
  const canonical = publicOrigin(config) + path
  app.get(path, (_request, reply) => {
    // Counted from midnight, so that the text is the same all day. Generated for each request, so the file never expires.
    const expires = new Date()
    expires.setUTCHours(0, 0, 0, 0)
    expires.setUTCDate(expires.getUTCDate() + lifetimeDays)
    return reply
      .headers({ 'cache-control': 'public, max-age=86400' })
      .type('text/plain; charset=utf-8')
      .send(
        `Contact: ${securityContact}\nExpires: ${expires.toISOString()}\nCanonical: ${canonical}\nPreferred-Languages: en\n`,
      )
  })
}
