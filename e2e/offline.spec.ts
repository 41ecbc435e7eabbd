import type { BrowserContext, Page } from '@playwright/test'
import { expect, test } from './foyer.ts'
import { field, fillIn, signIn } from './forms.ts'

test.use({ serviceWorkers: 'allow' })

/** Opens a page and waits until the worker has kept what it needs, and is asked. */
async function openWithWorker(page: Page, path: string): Promise<void> {
  await page.goto(path)
  const isControlled = await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    return navigator.serviceWorker.controller !== null
  })
  // A page that was on its way while the worker took over its pages is none of them: the next one is.
  if (!isControlled) await page.reload()
  expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
}

/** Everything that the worker has kept. */
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

test('The app can be installed', async ({ page, context }) => {
  await openWithWorker(page, '/')
  const browser = await context.newCDPSession(page)
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors')
  // Playwright's windows are private ones, where nothing is installed.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([])
  const { errors, data } = await browser.send('Page.getAppManifest')
  expect(errors).toEqual([])
  const { icons } = JSON.parse(data ?? '{}') as { icons: { src: string; sizes: string; type: string }[] }
  for (const { src, sizes, type } of icons) {
    const answer = await page.request.get(src)
    expect(answer.headers()['content-type']).toContain(type)
    const drawn = await page.evaluate(async (url) => {
      const picture = new Image()
      picture.src = url
      await picture.decode()
      return `${picture.naturalWidth}x${picture.naturalHeight}`
    }, src)
    if (sizes !== 'any') expect(drawn).toBe(sizes)
  }
})

test(
  'Without a network the app opens, says that the server is out of reach, and keeps what is typed',
  { tag: '@fault' },
  async ({ page, context, foyer }) => {
    await openWithWorker(page, '/sign-in')
    await goOffline(context, page, '/sign-in')
    await expect(notice(page)).toBeVisible()
    await fillIn(page, foyer.demo)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'what you typed is still here' })).toBeVisible()
    await expect(field(page, 'email')).toHaveValue(foyer.demo.email)
    await context.setOffline(false)
    await expect(async () => {
      // Where the page has not heard of the network by itself.
      if (await notice(page).isVisible()) await retry(page).click({ timeout: 1000 })
      await expect(notice(page)).toHaveCount(0, { timeout: 1000 })
    }).toPass()
    await expect(field(page, 'email')).toHaveValue(foyer.demo.email)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page.getByText(foyer.demo.email)).toBeVisible()
  },
)

for (const path of ['/', '/account']) {
  test(`Without a network ${path} says so to who is signed in, and goes on when it is back`, async ({
    page,
    context,
    foyer,
  }) => {
    await signIn(page, foyer.demo)
    await openWithWorker(page, path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await goOffline(context, page, path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('We cannot reach the server')
    await expect(page.getByRole('form')).toHaveCount(0)
    await context.setOffline(false)
    await expect(async () => {
      // Where the page has not heard of the network by itself.
      if (await retry(page).isVisible()) await retry(page).click({ timeout: 1000 })
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Welcome|Your account/, {
        timeout: 1000,
      })
    }).toPass()
  })
}

test(
  'The worker keeps the shell and files that never change, and no call and no page',
  { tag: '@any-size' },
  async ({ page, foyer }) => {
    await openWithWorker(page, '/sign-in')
    await signIn(page, foyer.demo)
    await page.goto('/account')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account')
    const kept = await listKept(page)
    expect(kept).toContain('/index.html')
    expect(kept.filter((path) => !/^\/(index\.html|early\.js|assets\/.+-[\w-]{8}\.\w+)$/.test(path))).toEqual(
      [],
    )
  },
)
