import { expect, test } from '../testing/foyer.ts'
import { signUpByCall, createAccount } from '../testing/forms.ts'

/** How many scripts each page may request before it is interactive. */
const visits = [
  [
    'en-GB',
    'a stranger',
    [
      ['/', 3],
      ['/sign-in', 3],
      ['/sign-up', 5],
      ['/recover', 5],
      ['/recover/new-password', 6],
      ['/checkout', 7],
      ['/terms', 6],
      ['/kit', 7],
      ['/no/such/room', 5],
    ],
  ],
  [
    'en-GB',
    'a member',
    [
      ['/', 10],
      ['/account', 10],
      ['/account/security', 15],
      ['/account/connections', 15],
      ['/checkout', 10],
    ],
  ],
  ['ar-EG', 'a stranger', [['/checkout', 7]]],
  ['ar-EG', 'a member', [['/account', 10]]],
] as const

for (const [locale, visitorKind, paths] of visits)
  test.describe(`A first visit in ${locale}`, { tag: '@any-size' }, () => {
    test.use({ locale })

    test(`by ${visitorKind} loads few scripts before the page answers, all of them named in its HTML, makes no call twice, and is not redirected`, async ({
      browser,
    }) => {
      for (const [path, maxScripts] of paths)
        await test.step(`${path}, ${maxScripts} scripts`, async () => {
          // In a browser that has nothing stored except a signed-in person's cookie.
          const page = await browser.newPage()
          const [scripts, calls, visited]: [string[], string[], string[]] = [[], [], []]
          page.on('request', (request) => {
            const { pathname } = new URL(request.url())
            if (request.resourceType() === 'script' && pathname.startsWith('/assets/')) scripts.push(pathname)
            if (/^\/(web|AUTH|MS-AUTH|USER)\//.test(pathname)) calls.push(`${request.method()} ${pathname}`)
          })
          page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname))
          if (visitorKind === 'a member') await signUpByCall(page)
          // Analytics are requested last, because nothing waits for them.
          const lastRequests = [
            page.waitForResponse('**/web/v1/settings'),
            page.waitForRequest(/start-analytics/),
          ]
          await page.goto(path)
          await expect(page.locator('html')).toHaveAttribute('data-answers')
          await expect(page.locator('html')).toHaveAttribute('lang', locale.startsWith('ar') ? 'ar' : /^en/)
          const listedScripts = await page
            .locator('script[type=module], link[rel=modulepreload]')
            .evaluateAll((elements) =>
              elements.map((element) => element.getAttribute('src') ?? element.getAttribute('href')),
            )
          expect(listedScripts.length).toBeLessThanOrEqual(maxScripts)
          expect(scripts).toEqual(expect.arrayContaining(listedScripts))
          // Later requests, for example for social buttons, do not delay the page.
          expect(new Set(scripts.slice(0, listedScripts.length))).toEqual(new Set(listedScripts))

          await Promise.all(lastRequests)
          await page.waitForLoadState('networkidle')
          expect(calls).toEqual([...new Set(calls)])
          if (path === '/account')
            await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^(Your account|حسابك)$/)
          expect([...new Set(visited)]).toEqual([path])
          await page.close()
        })
    })
  })

test(
  'A signed-in person is shown no sign-in form, not even for a moment: the HTML has none',
  { tag: '@any-size' },
  async ({ request }) => {
    await createAccount(request)
    for (const path of ['/', '/sign-in', '/sign-up', '/checkout']) {
      const answer = await request.get(path, { headers: { accept: 'text/html' } })
      const html = await answer.text()
      expect(html).toContain('<main')
      expect(html).not.toContain('<form')
    }
  },
)
