import type { APIRequestContext } from '@playwright/test'
import { expect, test } from '../testing/foyer.ts'

/** Reads the metadata for search engines and link previews from the head of a page. */
async function readHead(request: APIRequestContext, path: string, lang: string) {
  const answer = await request.get(path, { headers: { 'Accept-Language': lang } })
  const text = await answer.text()
  const meta = (name: string) =>
    new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(text)?.[1]
  return {
    title: /<title>([^<]*)<\/title>/.exec(text)?.[1],
    description: meta('description'),
    robots: meta('robots'),
    canonical: /<link rel="canonical" href="([^"]*)"/.exec(text)?.[1],
    preview: { title: meta('og:title'), description: meta('og:description'), image: meta('og:image') },
  }
}

const languages = ['en', 'de', 'ar', 'ja']

/** The pages that search engines may index. */
const publicPages = ['/', '/sign-in', '/sign-up', '/recover', '/checkout', '/terms']

test(
  'A link to a public page is previewed with a title, a description and a picture, in the reader’s language',
  { tag: '@any-size' },
  async ({ request, foyer }) => {
    for (const path of publicPages)
      await test.step(path, async () => {
        const descriptions = new Set<string | undefined>()
        for (const lang of languages) {
          const { title, description, robots, canonical, preview } = await readHead(request, path, lang)
          expect(title).toContain('Foyer')
          expect(description).toMatch(/\S{2}/)
          descriptions.add(description)
          expect(robots).toBeUndefined()
          expect(canonical).toBe(`${foyer.url}${path}`)
          expect(preview).toMatchObject({ title, description })
          const picture = await request.get(preview.image ?? '')
          expect(picture.headers()['content-type']).toMatch(/^image\/(png|jpeg)$/)
        }
        expect(descriptions.size).toBe(languages.length)
      })
  },
)

test('All other pages tell search engines not to index them', { tag: '@any-size' }, async ({ request }) => {
  for (const path of [
    '/kit',
    '/kit/notices',
    '/account',
    '/account/profile',
    '/account/security',
    '/account/connections',
    '/account/orders',
    '/account/data',
    '/recover/new-password',
    '/recover/done',
    '/undo',
    '/verify',
    '/goodbye',
    '/oauth/google',
    '/oauth/google/windows',
    '/checkout/orders/F6K9-T7Q2',
    '/no/such/room',
  ])
    await test.step(path, async () => {
      for (const lang of languages) {
        const { robots, description, canonical } = await readHead(request, path, lang)
        expect({ robots, description, canonical }).toEqual({
          robots: 'noindex',
          description: undefined,
          canonical: undefined,
        })
      }
    })
})

test(
  'robots.txt blocks no page that search engines may index, nor what the page needs',
  { tag: '@any-size' },
  async ({ request }) => {
    const answer = await request.get('/robots.txt')
    expect(answer.status()).toBe(200)
    expect(answer.headers()['content-type']).toMatch(/^text\/plain\b/)
    const lines = (await answer.text()).split('\n')
    // RFC 9309: a rule matches all paths that begin with it. These rules have neither wildcards nor exceptions.
    const disallowed = lines.flatMap((line) => /^Disallow:\s*(\S+)$/i.exec(line)?.[1] ?? [])
    expect(lines.filter((line) => /^(user-agent|disallow|allow):/i.test(line))).toEqual([
      'User-agent: *',
      ...disallowed.map((prefix) => `Disallow: ${prefix}`),
    ])
    expect(disallowed).toContain('/web/')
    for (const prefix of disallowed) expect(prefix).toMatch(/^\/[\w/-]+$/)
    // A page's resources may be fetched too, so that search engines can render it.
    for (const path of [...publicPages, '/assets/', '/early.js'])
      expect(
        disallowed.filter((prefix) => path.startsWith(prefix)),
        path,
      ).toEqual([])
  },
)
