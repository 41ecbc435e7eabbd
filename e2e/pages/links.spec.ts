import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../tools/run/programs.mjs'
import { expect, test } from '../testing/foyer.ts'
import { enter } from '../testing/forms.ts'
import { openPaths } from '../testing/paths.ts'

for (const [who, starts] of [
  ['a stranger', openPaths],
  // What else anybody can open has the same links for who is signed in, or leads them on.
  ['a person who is signed in', ['/', '/account', '/checkout', '/no/such/room']],
] as const) {
  test(`Every link that ${who} meets leads to a page`, async ({ page, foyer }) => {
    test.slow()
    const addresses = new Set<string>(starts)
    if (who !== 'a stranger') await enter(page)
    const followed = new Map<string, string>()
    // Grows during the loop: links on each page are followed too.
    for (const address of addresses) {
      const answer = await page.goto(address)
      expect(answer?.status(), address).toBe(address === '/no/such/room' ? 404 : 200)
      // A text file, such as that of the licences, is no page.
      if (answer?.headers()['content-type']?.startsWith('text/plain')) continue
      const heading = page.getByRole('heading', { level: 1 })
      await expect(heading).toBeVisible()
      followed.set(address, (await heading.textContent()) ?? '')
      const links = await page.getByRole('link').evaluateAll((all) =>
        all.map((link) => {
          const { origin, pathname, hash } = new URL((link as HTMLAnchorElement).href)
          const isThere =
            pathname !== location.pathname || hash === '' || document.querySelector(hash) !== null
          return { origin, pathname, isThere }
        }),
      )
      for (const { origin, pathname, isThere } of links) {
        expect(isThere, `a place on ${address}`).toBe(true)
        expect(origin).toBe(foyer.url)
        addresses.add(pathname)
      }
    }
    const nowhere = [...followed].filter(([, title]) => title === 'Page not found')
    expect(nowhere.map(([address]) => address)).toEqual(['/no/such/room'])
    expect(followed.size).toBeGreaterThanOrEqual(starts.length)
  })
}

test(
  'Every address that the app has a page for can be opened, and answers so to programs',
  { tag: '@any-size' },
  async ({ request }) => {
    const list = readFileSync(join(root, 'apps/web/dist/prerendered/pages.json'), 'utf8')
    const paths = (JSON.parse(list) as { path: string }[]).map(({ path }) => path)
    expect(paths).toContain('/oauth/:social')
    for (const path of paths.filter((each) => each.startsWith('/'))) {
      const answer = await request.get(path.replace(':social', 'google').replace(':number', 'F6K9-T7Q2'), {
        headers: { accept: 'text/html' },
      })
      expect(answer.status(), path).toBe(200)
    }
  },
)
