import type { FastifyReply, FastifyRequest } from 'fastify'
import { matchLocale, type Locale } from '@foyer/core/wire'
import { readAcceptLanguage } from '../read-locale.ts'
import { chooseEncoding } from '../choose-encoding.ts'
import { readCookies } from '../cookies/cookies.ts'
import { hasPasswords } from '../../settings/sign-in-methods.ts'
import { isCurrent } from './entity-tag.ts'
import { createPageBody, type PageBody } from './page-body.ts'
import { notFoundPath, openPageFiles, writeSettings, type PageSettings } from './page-files.ts'
import { createPathMatch } from '../guards/path-match.ts'
import { permissionsPolicy } from '../guards/permissions-policy.ts'
import type { TokenCookie } from '../cookies/token-cookie.ts'

/** The request headers that decide which page is sent. */
const pageVary = 'accept-encoding, accept-language, cookie'

/** The cookies in which apps/web keeps the person's choices. They give no access to anything. */
const localeCookie = 'foyer-locale'
const themeCookie = 'foyer-theme'

export interface PrerenderedPages {
  /**
   * Redirects a variant spelling of a page's address to the canonical one, and, where people have no passwords, pages about passwords to the
   * sign-in. False if the address is right, or belongs to no page.
   */
  redirect(request: FastifyRequest, reply: FastifyReply): boolean
  /** Sends the page of this address in the person's language and theme, or the page for 404 if there is none. */
  send(request: FastifyRequest, reply: FastifyReply): FastifyReply
}

type Theme = 'light' | 'dark' | 'system'

/** What decides, besides the address, which page a person gets. */
interface PageVariant {
  readonly locale: Locale
  readonly hasSession: boolean
  readonly theme: Theme
}

interface PrerenderedPagesOptions extends PageSettings {
  readonly webDir: string
  readonly sessionCookie: TokenCookie
  /** The number of social buttons that the page will show. */
  readonly socialCount: number
  /** The public origin, for the metadata that other sites read. */
  readonly origin: string
}

/** Serves the pages that the build of the web client has prerendered. Filled and compressed pages are kept in memory. */
export function readPrerenderedPages(options: PrerenderedPagesOptions): PrerenderedPages {
  const { webDir, sessionCookie, socialCount, origin } = options
  const settings = writeSettings(options)
  const files = openPageFiles(webDir, settings)
  const findPage = createPathMatch(files.paths)
  const bodies = new Map<string, PageBody>()

  function readBody(path: string, { locale, hasSession, theme }: PageVariant): PageBody {
    const key = [path, locale, hasSession, theme].join(' ')
    let body = bodies.get(key)
    if (body === undefined) {
      const withPlaceholders = trimSocialPlaceholders(files.read(path, locale, hasSession), socialCount)
      const filled = insertOrigin(insertSettings(withPlaceholders, settings), origin)
      body = createPageBody(insertTheme(insertCookieState(filled, hasSession), theme))
      bodies.set(key, body)
    }
    return body
  }

  return {
    redirect(request, reply) {
      const [path = '', ...query] = request.url.split('?')
      const page = findPage(path)
      if (page !== undefined && files.isForPasswords(page.path) && !hasPasswords(options)) {
        request.isForPage = true
        // Not permanent: the setting may change.
        void reply.code(303).headers({ location: '/sign-in', 'cache-control': 'no-cache' }).send()
        return true
      }
      const address = page?.address ?? path
      if (address === path) return false
      request.isForPage = true
      // Permanent, because no page will ever have the other spelling. 308 keeps the method, and the query is kept too.
      void reply
        .code(308)
        .headers({ location: [address, ...query].join('?'), 'cache-control': 'no-cache' })
        .send()
      return true
    },
    send(request, reply) {
      const cookies = readCookies(request)
      const preferredLocales = [
        cookies[localeCookie] ?? '',
        ...readAcceptLanguage(request.headers['accept-language']),
      ]
      const page = findPage(request.url.split('?', 1)[0] ?? '')
      request.isForPage = page !== undefined
      const body = readBody(page?.path ?? notFoundPath, {
        locale: matchLocale(preferredLocales),
        // A person with a session gets only the page's frame: otherwise the sign-in form would flash up.
        hasSession: sessionCookie.read(request) !== undefined,
        theme: readTheme(cookies[themeCookie]),
      })
      // The page depends on one person's cookies, so shared caches must not keep it.
      reply.headers({
        'cache-control': 'private, no-cache',
        vary: pageVary,
        'permissions-policy': permissionsPolicy,
      })
      if (page === undefined) {
        // No ETag: a browser that has this page in its cache would get 304 instead of 404.
        reply.code(404)
      } else {
        reply.header('etag', body.tag)
        if (isCurrent(request.headers['if-none-match'], body.tag)) return reply.code(304).send()
      }
      const encoding = chooseEncoding(request.headers['accept-encoding'])
      if (encoding !== 'identity') reply.header('content-encoding', encoding)
      reply.type('text/html; charset=utf-8')
      body.encode(encoding).then(
        (bytes) => reply.send(bytes),
        (error: unknown) => reply.send(error),
      )
      return reply
    },
  }
}

/** The build renders four placeholders for social buttons. The surplus ones are removed, so that nothing shifts when the buttons appear. */
function trimSocialPlaceholders(html: string, count: number): string {
  let index = 0
  return html
    .replace(/data-social-places="\d+"/, `data-social-places="${count}"`)
    .replaceAll(/<div [^>]*data-social-place="[^>]*><\/div>/g, (element) => (index++ < count ? element : ''))
}

/** Tells the app whether there is a session cookie, and so whether to ask for the session (apps/web/src/first-page/prerendered-page.ts). */
function insertCookieState(html: string, isPresent: boolean): string {
  return html.replace('<html ', `<html data-session-cookie="${isPresent ? 'present' : 'absent'}" `)
}

/** What the build writes into each page. */
const defaultSettings = writeSettings({
  signInMethods: ['password', 'code', 'passkey'],
  passwordProfile: 'classic',
  reachableKinds: ['email', 'phone'],
})

/** Tells the app the settings, so that it need not ask (apps/web/src/first-page/prerendered-page.ts). */
function insertSettings(html: string, settings: string): string {
  return html.replace(defaultSettings, settings)
}

/** Puts in the origin, because other sites and search engines accept only absolute URLs. */
function insertOrigin(html: string, origin: string): string {
  return html.replaceAll('{origin}', origin)
}

function readTheme(cookie: string | undefined): Theme {
  return cookie === 'light' || cookie === 'dark' ? cookie : 'system'
}

/** Sets the theme of the page, and marks it in the theme switch in the footer. */
function insertTheme(html: string, theme: Theme): string {
  if (theme === 'system') return html
  return html
    .replace('<html ', `<html data-theme="${theme}" `)
    .replace(' checked="" value="system"', ' value="system"')
    .replace(` value="${theme}"`, ` checked="" value="${theme}"`)
}
