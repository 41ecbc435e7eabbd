import { expect, test } from '../testing/foyer.ts'
import { enter } from '../testing/forms.ts'

test.describe('A first visit', { tag: '@any-size' }, () => {
  for (const [locale, who, path, most] of [
    ['en-GB', 'a stranger', '/', 3],
    ['en-GB', 'a stranger', '/sign-in', 3],
    ['en-GB', 'a stranger', '/sign-up', 5],
    ['en-GB', 'a stranger', '/recover', 5],
    ['en-GB', 'a stranger', '/recover/new-password', 6],
    ['en-GB', 'a stranger', '/checkout', 7],
    ['en-GB', 'a stranger', '/terms', 6],
    ['en-GB', 'a stranger', '/no/such/room', 5],
    ['en-GB', 'a member', '/', 10],
    ['en-GB', 'a member', '/account', 10],
    ['en-GB', 'a member', '/account/security', 15],
    ['en-GB', 'a member', '/account/connections', 15],
    ['en-GB', 'a member', '/checkout', 10],
    ['ar-EG', 'a stranger', '/', 3],
    ['ar-EG', 'a stranger', '/sign-in', 3],
    ['ar-EG', 'a stranger', '/sign-up', 5],
    ['ar-EG', 'a stranger', '/recover', 5],
    ['ar-EG', 'a stranger', '/checkout', 7],
    ['ar-EG', 'a stranger', '/terms', 6],
    ['ar-EG', 'a member', '/account', 10],
  ] as const)
    test.describe(`in ${locale}`, () => {
      test.use({ locale })

      test(`of ${who} to ${path} asks for no more than ${most} scripts before it answers, all of them named by the page, and makes no call twice`, async ({
        page,
      }) => {
        const [scripts, calls]: [string[], string[]] = [[], []]
        page.on('request', (request) => {
          const { pathname } = new URL(request.url())
          if (request.resourceType() === 'script' && pathname.startsWith('/assets/')) scripts.push(pathname)
          if (/^\/(web|AUTH|MS-AUTH|USER)\//.test(pathname)) calls.push(`${request.method()} ${pathname}`)
        })
        if (who === 'a member') await enter(page)
        // Analytics are requested last, because nothing waits for them.
        const last = [page.waitForResponse('**/web/v1/settings'), page.waitForRequest(/start-analytics/)]
        await page.goto(path)
        await expect(page.locator('html')).toHaveAttribute('data-answers')
        await expect(page.locator('html')).toHaveAttribute('lang', locale.startsWith('ar') ? 'ar' : /^en/)
        const named = await page
          .locator('script[type=module], link[rel=modulepreload]')
          .evaluateAll((elements) =>
            elements.map((element) => element.getAttribute('src') ?? element.getAttribute('href')),
          )
        expect(named.length).toBeLessThanOrEqual(most)
        expect(scripts).toEqual(expect.arrayContaining(named))
        // Later requests, such as for social buttons, block nothing.
        expect(new Set(scripts.slice(0, named.length))).toEqual(new Set(named))

        await Promise.all(last)
        await page.waitForLoadState('networkidle')
        expect(calls).toEqual([...new Set(calls)])
      })
    })
})

test('Who is signed in is shown no form, not even for a moment', { tag: '@any-size' }, async ({ page }) => {
  await enter(page)
  for (const path of ['/', '/sign-in', '/sign-up', '/checkout']) {
    const answer = await page.request.get(path, { headers: { accept: 'text/html' } })
    const html = await answer.text()
    expect(html).toContain('<main')
    expect(html).not.toContain('<form')
  }
})

test(
  'Who is signed in stays on the page of theirs where the browser has forgotten all but the cookie',
  { tag: '@any-size' },
  async ({ page }) => {
    await enter(page)
    // Only the cookie is left of the sign-in: no page has seen it.
    const visited: string[] = []
    page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname))
    await page.goto('/account')
    await expect(page.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible()
    expect([...new Set(visited)]).toEqual(['/account'])
  },
)
