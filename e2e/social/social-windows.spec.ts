import type { Page, Route } from '@playwright/test'
import { build, defaultClientConditions, type Rolldown } from 'vite'
import { wholeChromiumLaunchOptions } from '../../tools/test/chromium.mjs'
import { root } from '../../tools/run/programs.mjs'
import { expect, test } from '../testing/foyer.ts'
import { consent, findButton, readAccount } from '../testing/social.ts'

// One worker for the file: each would build the script again.
test.describe.configure({ mode: 'default' })
// A browser with the usual settings: it uses the back/forward cache, and blocks popups that nobody has asked for.
test.use({
  // It once sent a provider's answer twice.
  serviceWorkers: 'allow',
  launchOptions: {
    ...wholeChromiumLaunchOptions(),
    ignoreDefaultArgs: ['--disable-back-forward-cache', '--disable-popup-blocking'],
  },
})

const path = '/account'

/** An embedding app's page, served on the product's origin. `?press`: its script presses the button, without a person. */
const source = `
  import { signIn } from '@foyer/core/messages/en-001'
  import { createApi, FoyerProvider, SocialButtons, useSession } from '@foyer/sign-in'
  import { createElement } from 'react'
  import { createRoot } from 'react-dom/client'

  const Who = () => createElement('h1', null, useSession().state.status)
  createRoot(document.getElementById('root')).render(
    createElement(FoyerProvider, { api: createApi({ lang: 'en-001' }), messages: signIn },
      createElement(Who), createElement(SocialButtons, { display: 'popup', visible: 14, promocode: 'WELCOME' })),
  )
  if (location.search === '?press')
    new MutationObserver((_, observer) => {
      const button = document.querySelector('[aria-label="Continue with Google"]')
      if (button === null) return
      observer.disconnect()
      button.click()
    }).observe(document.body, { subtree: true, childList: true })
`

let script = ''

test.beforeAll(async () => {
  const entry = 'virtual:windows'
  const output = await build({
    root,
    configFile: false,
    logLevel: 'error',
    resolve: { conditions: ['foyer-source', ...defaultClientConditions] },
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      {
        name: entry,
        resolveId: (id) => (id === entry ? `${root}/e2e/windows.js` : null),
        load: (id) => (id === `${root}/e2e/windows.js` ? source : null),
      },
    ],
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: entry, output: { codeSplitting: false } },
    },
  })
  const { output: files } = output as Rolldown.RolldownOutput
  script = files[0].code
})

/** Serves the page with the product's own headers. */
async function open(page: Page, query = ''): Promise<void> {
  await page.route(`**${path}.js`, (route) => route.fulfill({ contentType: 'text/javascript', body: script }))
  await page.route(
    ({ pathname }) => pathname === path,
    async (route: Route) => {
      const response = await route.fetch()
      const body = `<!doctype html><title>An app</title><div id="root"></div><script type="module" src="${path}.js"></script>`
      await route.fulfill({ response, body })
    },
  )
  const response = await page.goto(path + query)
  expect(response?.headers()['cross-origin-opener-policy']).toBe('same-origin')
}

// R4.8
test('A window of its own opens, signs a person in and closes, and the page that they never left goes on', async ({
  page,
}) => {
  await open(page)
  const opened = page.context().waitForEvent('page')
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  const window = await opened
  await expect(page.getByText('Continue in the Google window.')).toBeVisible()
  const isClosed = window.waitForEvent('close')
  await consent(window)
  await isClosed
  await expect(page.getByRole('heading')).toHaveText('signed-in')
  expect(new URL(page.url()).pathname).toBe(path)
  const { account, sessions } = await readAccount(page)
  expect([account.promocode, sessions.length]).toEqual(['WELCOME', 1])
})

// R4.8
test('A window that the browser blocks is opened by a link, and the page stays with all that is typed there', async ({
  page,
}) => {
  const asked = page.waitForResponse('**/AUTH/profile-new')
  await open(page, '?press')
  // No locators before the press: evaluating in the page would count as a user gesture, and allow a popup.
  await asked
  const opened = page.context().waitForEvent('page')
  await page.getByRole('link', { name: 'Open Google' }).click()
  await consent(await opened)
  await expect(page.getByRole('heading')).toHaveText('signed-in')
  expect(page.url()).toContain(`${path}?press`)
  expect((await readAccount(page)).account.promocode).toBe('WELCOME')
})

// R4.8
test('A page that the browser has kept as it was left has no spinner when a person comes back, and every button works', async ({
  page,
}) => {
  // The browser may decide against the back/forward cache: short of memory, or with a pending request.
  await expect(async () => {
    await page.goto('/sign-in')
    await page.evaluate(() => Object.assign(window, { isKept: true }))
    await (await findButton(page, 'facebook')).click()
    await expect(page.getByLabel('Answer')).toBeVisible()
    await page.evaluate(() => history.back())
    await expect(page.getByRole('heading', { name: 'Sign in', exact: true })).toBeVisible()
    expect(await page.evaluate(() => 'isKept' in window)).toBe(true)
  }).toPass()
  await expect(page.locator('[aria-busy]')).toHaveCount(0)
  await expect(await findButton(page, 'facebook')).toBeEnabled()
  await (await findButton(page, 'discord')).click()
  await consent(page)
  await expect.poll(async () => (await page.request.get('/web/v1/auth/session')).status()).toBe(200)
  expect((await readAccount(page)).identities).toMatchObject([{ social: 'discord' }])
})
