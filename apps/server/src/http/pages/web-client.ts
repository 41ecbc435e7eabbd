import { existsSync } from 'node:fs'
import { join } from 'node:path'
import staticFiles from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { publicOrigin } from '../../config.ts'
import type { Context } from '../../context.ts'
import { hasPasswords } from '../../start/settings/sign-in-methods.ts'
import { readPrerenderedPages } from './prerendered-pages.ts'
import { isCallAddress, refuseUnknown } from '../not-found.ts'
import { pagesFolder } from './page-files.ts'

const forever = 'public, max-age=31536000, immutable'

/** Serves the built web client: its files, and its pages for all other addresses that people can open. */
export async function serveWebClient(
  app: FastifyInstance,
  { config, log, sessionCookie }: Pick<Context, 'config' | 'log' | 'sessionCookie'>,
): Promise<void> {
  const { webDir, passwordProfile, signInMethods } = config
  const hasPage = existsSync(join(webDir, 'index.html'))
  if (hasPage) {
    await app.register(staticFiles, {
      root: webDir,
      dotfiles: 'ignore',
      preCompressed: true,
      cacheControl: false,
      // Pages have their own addresses, and depend on the request.
      allowedPath: (path) => !isPageFile(path),
      setHeaders(reply, path) {
        // Files in this folder have a hash of their content in their name.
        const isHashed = path.startsWith(join(webDir, 'assets'))
        reply.setHeader('cache-control', isHashed ? forever : 'no-cache')
        // Served compressed if the browser accepts that.
        reply.setHeader('vary', 'accept-encoding')
      },
    })
  } else {
    log.warn({ webDir }, 'the web client is not built: only the calls are served')
  }
  const socialCount = config.social.providers.length
  const pages = readPrerenderedPages({
    webDir,
    sessionCookie,
    socialCount,
    passwordProfile,
    signInMethods,
    origin: publicOrigin(config),
  })
  // Password managers open this address: https://www.w3.org/TR/change-password-url/
  if (hasPage && hasPasswords(config))
    app.get('/.well-known/change-password', (_request, reply) =>
      reply.redirect('/account/security#password', 303),
    )
  app.setNotFoundHandler(answerPage)

  function answerPage(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    if (!hasPage || !isRead(request)) throw refuseUnknown(app, request)
    if (pages.redirect(request, reply)) return reply
    if (!wantsPage(request)) throw refuseUnknown(app, request)
    return pages.send(request, reply)
  }
}

/** Files of prerendered pages, and index.html. */
function isPageFile(path: string): boolean {
  const name = path.replace(/^\/*/, '')
  return name === '' || name.startsWith(`${pagesFolder}/`) || name.startsWith('index.html')
}

/** Requests for pages are reads outside the contract's addresses. */
function isRead(request: FastifyRequest): boolean {
  return (request.method === 'GET' || request.method === 'HEAD') && !isCallAddress(request)
}

function wantsPage(request: FastifyRequest): boolean {
  const { accept = '*/*' } = request.headers
  if (accept.includes('text/html')) return true
  const [path = ''] = request.url.split('?', 1)
  // Clients that accept anything also get the page, but not in place of a missing file, whose last segment has a dot.
  return accept.includes('*/*') && path.lastIndexOf('.') <= path.lastIndexOf('/')
}
