import { existsSync } from 'node:fs'
import { join } from 'node:path'
import staticFiles from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isCallAddress, refuseUnknown } from './not-found.ts'

const forever = 'public, max-age=31536000, immutable'

/** The built web client: its files, and its page for every other address that a person can open. */
export async function serveWebClient(app: FastifyInstance, webDir: string): Promise<void> {
  const hasPage = existsSync(join(webDir, 'index.html'))
  if (hasPage) {
    await app.register(staticFiles, {
      root: webDir,
      dotfiles: 'ignore',
      preCompressed: true,
      cacheControl: false,
      setHeaders(reply, path) {
        // The build puts a hash of the content into the names there.
        const isHashed = path.startsWith(join(webDir, 'assets'))
        reply.setHeader('cache-control', isHashed ? forever : 'no-cache')
        // Compressed or not, by what the browser takes.
        reply.setHeader('vary', 'accept-encoding')
      },
    })
  } else {
    app.log.warn({ webDir }, 'the web client is not built: only the calls are served')
  }
  app.setNotFoundHandler((request, reply) => {
    if (hasPage && wantsPage(request)) return sendPage(reply)
    throw refuseUnknown(app, request)
  })
}

function sendPage(reply: FastifyReply): FastifyReply {
  return reply.sendFile('index.html')
}

function wantsPage(request: FastifyRequest): boolean {
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  if (!isRead || isCallAddress(request)) return false
  const { accept = '*/*' } = request.headers
  if (accept.includes('text/html')) return true
  // Programs that take anything are given the page too, but never in place of a file that is gone.
  return accept.includes('*/*') && !/\.[^/]*$/.test(request.url.split('?', 1)[0] ?? '')
}
