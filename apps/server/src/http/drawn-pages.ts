import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { locales, matchLocale, type Locale } from '@foyer/core/wire'
import { readAcceptLanguage } from '../refusals/words.ts'
import { readCookies } from './cookies.ts'
import { createPathMatch } from './path-match.ts'
import type { SessionCookie } from './session-cookie.ts'

/** The folder of the pages that the build of the web client has drawn: for who is signed out, in every language. */
export const drawnFolder = 'prerendered'

/** What the answer is chosen by. */
export const drawnVary = 'accept-encoding, accept-language, cookie'

/** The cookies that apps/web keeps choices in. They open nothing. */
const localeCookie = 'foyer-locale'
const themeCookie = 'foyer-theme'

const encoders = { br: brotliCompressSync, gzip: gzipSync } as const

type Encoding = keyof typeof encoders | 'identity'

export interface DrawnPages {
  /** Whether the app has a page for this address. */
  isKnown(request: FastifyRequest): boolean
  /** Sends the page that was drawn for this address and this person; false where there is none. */
  send(request: FastifyRequest, reply: FastifyReply): boolean
}

interface DrawnPagesOptions {
  readonly webDir: string
  readonly sessionCookie: SessionCookie
  /** As many places are kept for social buttons. */
  readonly socialCount: number
}

/** Reads the pages once; what is written into them, and compressed, is kept. */
export function readDrawnPages({ webDir, sessionCookie, socialCount }: DrawnPagesOptions): DrawnPages {
  const folder = join(webDir, drawnFolder)
  const { files, paths } = readList(folder)
  const isKnownPath = createPathMatch(paths)
  const pages = new Map(
    Object.entries(files).flatMap(([path, file]) =>
      locales.map((locale) => {
        const html = readFileSync(join(folder, locale, `${file}.html`), 'utf8')
        return [keyOf(path, locale), keepPlaces(html, socialCount)] as const
      }),
    ),
  )
  const bodies = new Map<string, Buffer>()
  const tags = new Map<string, string>()

  function readBody(key: string, html: string, encoding: Encoding): Buffer {
    let body = bodies.get(key + encoding)
    if (body === undefined) {
      body = encoding === 'identity' ? Buffer.from(html) : encoders[encoding](html)
      bodies.set(key + encoding, body)
    }
    return body
  }

  return {
    isKnown: (request) => isKnownPath(pathOf(request)),
    send(request, reply) {
      const cookies = readCookies(request)
      const wishes = [cookies[localeCookie] ?? '', ...readAcceptLanguage(request.headers['accept-language'])]
      const html = pages.get(keyOf(pathOf(request), matchLocale(wishes)))
      // With a session the form would be shown for a moment to somebody who is signed in.
      if (html === undefined || sessionCookie.read(request) !== undefined) return false
      const themed = putTheme(html, cookies[themeCookie])
      const tag = tags.get(themed) ?? `W/"${createHash('sha256').update(themed).digest('base64url')}"`
      tags.set(themed, tag)
      // Of one person: a cache between us and them keeps nothing of it.
      reply.code(200).headers({ 'cache-control': 'private, no-cache', vary: drawnVary, etag: tag })
      if (request.headers['if-none-match']?.includes(tag)) {
        void reply.code(304).send()
        return true
      }
      const encoding = chooseEncoding(request.headers['accept-encoding'])
      if (encoding !== 'identity') reply.header('content-encoding', encoding)
      void reply.type('text/html; charset=utf-8').send(readBody(tag, themed, encoding))
      return true
    },
  }
}

interface PageList {
  /** The addresses that are drawn, with the name of the file of each. */
  readonly files: Readonly<Record<string, string>>
  /** All that the app has pages for: a build that says nothing of it has pages everywhere. */
  readonly paths: readonly string[]
}

function readList(folder: string): PageList {
  const list = join(folder, 'pages.json')
  return existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : { files: {}, paths: ['*'] }
}

function keyOf(path: string, locale: Locale): string {
  return `${locale} ${path}`
}

function pathOf(request: FastifyRequest): string {
  const path = request.url.split('?', 1)[0] ?? ''
  return path === '/' ? path : path.replace(/\/$/, '')
}

/** The build draws four places for social buttons. Where fewer will come, what is below them would move. */
function keepPlaces(html: string, count: number): string {
  let place = 0
  return html
    .replace(/data-social-places="\d+"/, `data-social-places="${count}"`)
    .replaceAll(/<div [^>]*data-social-place="[^>]*><\/div>/g, (drawn) => (place++ < count ? drawn : ''))
}

/** On the page, and in the row of choices at its foot. */
function putTheme(html: string, theme: string | undefined): string {
  if (theme !== 'light' && theme !== 'dark') return html
  return html
    .replace('<html ', `<html data-theme="${theme}" `)
    .replace(' checked="" value="system"', ' value="system"')
    .replace(` value="${theme}"`, ` checked="" value="${theme}"`)
}

/** Brotli before gzip (RFC 9110, 12.5.3); a client that says nothing of them gets the page as it is. */
function chooseEncoding(header: string | string[] | undefined): Encoding {
  const accepted = new Set(
    String(header ?? '')
      .split(',')
      .map((part) => part.split(';').map((piece) => piece.trim().toLowerCase()))
      .filter(([, quality]) => !/^q=0(\.0*)?$/.test(quality ?? ''))
      .map(([name]) => name),
  )
  if (accepted.has('br')) return 'br'
  return accepted.has('gzip') ? 'gzip' : 'identity'
}
