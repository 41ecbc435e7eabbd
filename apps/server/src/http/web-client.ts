import { existsSync } from 'node:fs'
import { join } from 'node:path'
import staticFiles from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../context.ts'
import { drawnFolder, drawnVary, readDrawnPages } from './drawn-pages.ts'
import { isCallAddress, refuseUnknown } from './not-found.ts'

const forever = 'public, max-age=31536000, immutable'

/** The built web client: its files, and its page for every other address that a person can open. */
export async function serveWebClient(
  app: FastifyInstance,
  { config, log, sessionCookie }: Pick<Context, 'config' | 'log' | 'sessionCookie'>,
): Promise<void> {
  const { webDir } = config
  const hasPage = existsSync(join(webDir, 'index.html'))
  if (hasPage) {
    await app.register(staticFiles, {
      root: webDir,
      dotfiles: 'ignore',
      preCompressed: true,
      cacheControl: false,
      allowedPath: (path) => !path.startsWith(`/${drawnFolder}`),
      setHeaders(reply, path) {
        // The build puts a hash of the content into the names there.
        const isHashed = path.startsWith(join(webDir, 'assets'))
        reply.setHeader('cache-control', isHashed ? forever : 'no-cache')
        // Compressed or not, by what the browser takes; and the empty page stands where a drawn one may.
        reply.setHeader('vary', path.includes('index.html') ? drawnVary : 'accept-encoding')
      },
    })
  } else {
    log.warn({ webDir }, 'the web client is not built: only the calls are served')
  }
  const socialCount = config.social.providers.length
  const drawn = readDrawnPages({ webDir, sessionCookie, socialCount })
  // Of its own: the plugin would give out index.html.
  if (hasPage) app.get('/', answerPage)
  app.setNotFoundHandler(answerPage)

  function answerPage(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    if (!hasPage || !wantsPage(request)) throw refuseUnknown(app, request)
    if (drawn.send(request, reply)) return reply
    if (drawn.isKnown(request)) return reply.sendFile('index.html')
    // The app says so in words. Without a tag, or what a browser has kept of it would be answered with nothing.
    return reply.code(404).sendFile('index.html', { etag: false, lastModified: false, acceptRanges: false })
  }
}

function wantsPage(request: FastifyRequest): boolean {
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  if (!isRead || isCallAddress(request)) return false
  const { accept = '*/*' } = request.headers
  if (accept.includes('text/html')) return true
  // Programs that take anything are given the page too, but never in place of a file that is gone.
  return accept.includes('*/*') && !/\.[^/]*$/.test(request.url.split('?', 1)[0] ?? '')
}
