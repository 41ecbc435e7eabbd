import type { BrowserContext, Page } from '@playwright/test'
import { expect, test } from '../testing/foyer.ts'
import { field, fillIn } from '../testing/forms.ts'
import { languagesOf } from '../testing/paths.ts'
import { openWithWorker } from '../testing/open-with-worker.ts'

test.use({ serviceWorkers: 'allow' })

/** All files that the worker has cached. */
function listKept(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const opened = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
    const requests = await Promise.all(opened.map((cache) => cache.keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })
}

const notice = (page: Page) => page.getByRole('status').filter({ hasText: 'We cannot reach the server' })
const retry = (page: Page) => page.getByRole('button', { name: 'Try again' }).first()

async function goOffline(context: BrowserContext, page: Page, path: string): Promise<void> {
  await context.setOffline(true)
  await page.goto(path)
}

test(
  'Without a network the app opens, says that the server is out of reach, and keeps what is typed',
  { tag: ['@any-size', '@fault'] },
  async ({ page, context, foyer }) => {
    await openWithWorker(page, '/sign-in')
    await goOffline(context, page, '/sign-in')
    await expect(notice(page)).toBeVisible()
    await fillIn(page, foyer.demo)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'What you typed is still here' })).toBeVisible()
    await expect(field(page, 'email')).toHaveValue(foyer.demo.email)
    await context.setOffline(false)
    await expect(async () => {
      // Unless the page has noticed by itself that the network is back.
      if (await notice(page).isVisible()) await retry(page).click({ timeout: 1000 })
      await expect(notice(page)).toHaveCount(0, { timeout: 1000 })
    }).toPass()
    await expect(field(page, 'email')).toHaveValue(foyer.demo.email)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page.getByRole('main').getByText(foyer.demo.email)).toBeVisible()
  },
)

test.describe('A browser set to Taiwanese Chinese', () => {
  test.use({ locale: 'zh-TW' })

  test(
    'caches only English, its own language and the chosen one for use without a network',
    { tag: '@any-size' },
    async ({ page, context }) => {
      await openWithWorker(page, '/')
      await page.getByRole('combobox', { name: '語言' }).selectOption('he')
      await expect(page.locator('html')).toHaveAttribute('lang', 'he')
      const languages = ['en-001', 'he', 'zh-Hant']
      await expect
        .poll(async () => (await listKept(page)).filter((file) => languagesOf([file]).length > 0).length)
        .toBe(4 * languages.length)
      expect(languagesOf(await listKept(page)).toSorted()).toEqual(languages)
      await goOffline(context, page, '/checkout')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('lang', 'he')
    },
  )
})

/** Expects that Chromium can install the app, with icons of the sizes given in the manifest. */
async function expectInstallable(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors')
  // Playwright's windows are incognito, where apps cannot be installed.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([])
  const { errors, data } = await browser.send('Page.getAppManifest')
  expect(errors).toEqual([])
  const { icons } = JSON.parse(data ?? '{}') as { icons: { src: string; sizes: string; type: string }[] }
  for (const { src, sizes, type } of icons) {
    const answer = await page.request.get(src)
    expect(answer.headers()['content-type']).toContain(type)
    const paintedSize = await page.evaluate(async (url) => {
      const picture = new Image()
      picture.src = url
      await picture.decode()
      return `${picture.naturalWidth}x${picture.naturalHeight}`
    }, src)
    if (sizes !== 'any') expect(paintedSize).toBe(sizes)
  }
}

// R1.17
test(
  'The app can be installed, and without a network even unvisited pages open, say so, and link to the first page',
  { tag: '@any-size' },
  async ({ page, context }) => {
    await openWithWorker(page, '/')
    await expectInstallable(page)
    await context.setOffline(true)
    for (const [path, heading] of [
      ['/', 'Welcome to Foyer'],
      ['/sign-up', 'Create an account'],
      ['/recover', 'Reset your password'],
      ['/recover/new-password', /./],
      ['/recover/done', 'Sign in'],
      ['/undo', 'Undo the change'],
      ['/verify', 'Sign in'],
      ['/checkout', 'Checkout'],
      ['/checkout/orders/F6K9-T7Q2', 'Order F6K9-T7Q2'],
      ['/terms', /./],
      ['/kit', 'Form kit'],
      ['/kit/notices', 'Notices and dialogs'],
      ['/account', 'Sign in'],
      ['/goodbye', 'Welcome to Foyer'],
      ['/oauth/google', /./],
      ['/oauth/google/windows', 'We cannot reach the server'],
      ['/no/such/room', 'Page not found'],
    ] as const) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(heading)
      await expect(notice(page).or(page.getByText('Check your connection')).first(), path).toBeVisible()
      await expect(retry(page), path).toBeVisible()
      await expect(page.locator('a[href="/"]').first(), path).toBeVisible()
    }
  },
)

test(
  'Without a network the overview and the account tell a signed-in person so, and recover when it is back; no call and no page is cached',
  { tag: '@any-size' },
  async ({ page, context, foyer }) => {
    const answer = await page.request.post('/web/v1/auth/login', { data: foyer.demo })
    expect(answer.status()).toBe(200)
    await openWithWorker(page, '/')
    for (const [path, heading] of [
      ['/', 'Welcome'],
      ['/account', 'Your account'],
    ] as const) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
      await goOffline(context, page, path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('We cannot reach the server')
      await expect(page.getByRole('form')).toHaveCount(0)
      await context.setOffline(false)
      await expect(async () => {
        // Unless the page has noticed by itself that the network is back.
        if (await retry(page).isVisible()) await retry(page).click({ timeout: 1000 })
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading, { timeout: 1000 })
      }).toPass()
    }
    const cachedUrls = await listKept(page)
    // Only the shell, and files that never change.
    expect(cachedUrls).toContainEqual(expect.stringMatching(/^\/assets\/shell-\w{8}\.html$/))
    expect(cachedUrls.filter((path) => !/^\/(early\.js|assets\/.+-[\w-]{8}\.\w+)$/.test(path))).toEqual([])
  },
)
