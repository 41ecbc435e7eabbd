import { expect, test } from '../testing/foyer.ts'
import { enter } from '../testing/forms.ts'

test.describe('A first visit', { tag: '@any-size' }, () => {
  for (const [who, path] of [
    ['a stranger', '/'],
    ['a stranger', '/sign-in'],
    ['a stranger', '/sign-up'],
    ['a stranger', '/recover'],
    ['a stranger', '/checkout'],
    ['a stranger', '/terms'],
    ['a stranger', '/no/such/room'],
    ['a member', '/'],
    ['a member', '/account'],
    ['a member', '/checkout'],
  ] as const)
    test(`of ${who} to ${path} makes no call twice`, async ({ page }) => {
      const calls: string[] = []
      page.on('request', (request) => {
        const { pathname } = new URL(request.url())
        if (/^\/(web|AUTH|MS-AUTH|USER)\//.test(pathname)) calls.push(`${request.method()} ${pathname}`)
      })
      if (who === 'a member') await enter(page)
      const settings = page.waitForResponse('**/web/v1/settings')
      await page.goto(path)
      // Analytics are requested last, because nothing waits for them.
      await page.waitForRequest(/start-analytics/)
      await settings
      await page.waitForLoadState('networkidle')
      expect(calls).toEqual([...new Set(calls)])
    })

  for (const [locale, who, path, most] of [
    ['en-GB', 'a stranger', '/', 3],
    ['en-GB', 'a stranger', '/sign-in', 3],
    ['en-GB', 'a stranger', '/sign-up', 5],
    ['en-GB', 'a stranger', '/recover', 5],
    ['en-GB', 'a stranger', '/recover/new-password', 6],
    ['en-GB', 'a stranger', '/checkout', 7],
    ['en-GB', 'a stranger', '/terms', 6],
    ['en-GB', 'a stranger', '/no/such/room', 5],
    ['en-GB', 'a member', '/account', 9],
    ['ar-EG', 'a stranger', '/', 3],
    ['ar-EG', 'a stranger', '/sign-in', 3],
    ['ar-EG', 'a stranger', '/sign-up', 5],
    ['ar-EG', 'a stranger', '/recover', 5],
    ['ar-EG', 'a stranger', '/checkout', 7],
    ['ar-EG', 'a stranger', '/terms', 6],
    ['ar-EG', 'a member', '/account', 9],
  ] as const)
    test.describe(`in ${locale}`, () => {
      test.use({ locale })

      test(`of ${who} to ${path} asks for no more than ${most} scripts before it answers, all of them named by the page`, async ({
        page,
      }) => {
        const asked: string[] = []
        page.on('request', (request) => {
          if (request.resourceType() === 'script' && request.url().includes('/assets/'))
            asked.push(new URL(request.url()).pathname)
        })
        if (who === 'a member') await enter(page)
        await page.goto(path)
        await expect(page.locator('html')).toHaveAttribute('data-answers')
        await expect(page.locator('html')).toHaveAttribute('lang', locale.startsWith('ar') ? 'ar' : /^en/)
        const named = await page
          .locator('script[type=module], link[rel=modulepreload]')
          .evaluateAll((elements) =>
            elements.map((element) => element.getAttribute('src') ?? element.getAttribute('href')),
          )
        expect(named.length).toBeLessThanOrEqual(most)
        expect(asked).toEqual(expect.arrayContaining(named))
        // Later requests, such as for social buttons, block nothing.
        expect(new Set(asked.slice(0, named.length))).toEqual(new Set(named))
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
