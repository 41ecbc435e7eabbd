import { existsSync } from 'node:fs'
import { join } from 'node:path'
import staticFiles from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { publicOrigin } from '../../config.ts'
import type { Context } from '../../context.ts'
import { listReachableKinds } from '../../notifications/messages-config.ts'
import { hasPasswords } from '../../settings/sign-in-methods.ts'
import { createFileTags, createTag } from './entity-tag.ts'
import { readPrerenderedPages } from './prerendered-pages.ts'
import { isCallAddress, createNotFoundError } from '../not-found.ts'
import { pagesFolder } from './page-files.ts'

const immutableCaching = 'public, max-age=31536000, immutable'

export interface WebClient {
  /** Has the web client been built? Otherwise only the calls are served. */
  readonly hasPages: boolean
  /**
   * Answers with the page of this address after redirecting to its canonical spelling, or with the page for 404.
   * @returns false for a request for a call or a missing file, which gets no page
   */
  answer(request: FastifyRequest, reply: FastifyReply): boolean
}

/** Reads the pages of the built web client. */
export function openWebClient({
  config,
  sessionCookie,
}: Pick<Context, 'config' | 'sessionCookie'>): WebClient {
  const { webDir, passwordProfile, signInMethods } = config
  const hasPages = existsSync(join(webDir, 'index.html'))
  const pages = readPrerenderedPages({
    webDir,
    sessionCookie,
    socialCount: config.social.providers.length,
    passwordProfile,
    signInMethods,
    reachableKinds: listReachableKinds(config.messages),
    origin: publicOrigin(config),
  })
  return {
    hasPages,
    answer(request, reply) {
      if (!hasPages || !isRead(request)) return false
      if (pages.redirect(request, reply)) return true
      if (!wantsPage(request)) return false
      pages.send(request, reply)
      return true
    },
  }
}

/** Serves the built web client: its files, and its pages for all other addresses that people can open. */
export async function serveWebClient(
  app: FastifyInstance,
  { config, log }: Pick<Context, 'config' | 'log'>,
  client: WebClient,
): Promise<void> {
  const { webDir } = config
  if (client.hasPages) {
    const readTag = createFileTags()
    await app.register(staticFiles, {
      root: webDir,
      dotfiles: 'ignore',
      preCompressed: true,
      cacheControl: false,
      // These would go by a file's time, and images that are built reproducibly give the files of all releases the same time.
      etag: false,
      lastModified: false,
      // Not as files: pages have addresses of their own, and depend on the request.
      allowedPath: (path) => !isPageFile(path) && !isOutside(path),
      setHeaders(reply, path, stat) {
        // The names of files in this folder contain a hash of their content.
        const isHashed = path.startsWith(join(webDir, 'assets'))
        reply.setHeader('cache-control', isHashed ? immutableCaching : 'no-cache')
        reply.setHeader('etag', isHashed ? createTag(path.slice(webDir.length)) : readTag(path, stat))
        // Served compressed if the browser accepts that.
        reply.setHeader('vary', 'accept-encoding')
      },
    })
  } else {
    log.warn({ webDir }, 'the web client is not built: only the calls are served')
  }
  // Password managers open this address: https://www.w3.org/TR/change-password-url/
  if (client.hasPages && hasPasswords(config))
    app.get('/.well-known/change-password', (_request, reply) =>
      reply.redirect('/account/security#password', 303),
    )
  app.setNotFoundHandler((request, reply) => {
    if (!client.answer(request, reply)) throw createNotFoundError(app, request)
    return reply
  })
}

/** Files of prerendered pages, and index.html. */
function isPageFile(path: string): boolean {
  const name = path.replace(/^\/*/, '')
  return name === '' || name.startsWith(`${pagesFolder}/`) || name.startsWith('index.html')
}

/** A path that cannot name a file. The file server would call it a bad request, but to the person who opened it, it is an unknown address. */
function isOutside(path: string): boolean {
  return path.includes('\0') || path.split(/[\\/]/).includes('..')
}

/** Could the request be for a page? Those are reads outside the contract's addresses. */
function isRead(request: FastifyRequest): boolean {
  return (request.method === 'GET' || request.method === 'HEAD') && !isCallAddress(request)
}

function wantsPage(request: FastifyRequest): boolean {
  const { accept = '*/*' } = request.headers
  if (accept.includes('text/html')) return true
  const [path = ''] = request.url.split('?', 1)
  // Clients that accept anything also get the page, unless the last segment has a dot: then it is probably a missing file.
  return accept.includes('*/*') && path.lastIndexOf('.') <= path.lastIndexOf('/')
}
