import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page, Route } from '@playwright/test'
import { root } from '../../tools/run/programs.mjs'
import { expect, newPerson, test as base } from '../testing/foyer.ts'
import { accountMenu, field, fillIn, signIn, signOut, signUp } from '../testing/forms.ts'
import { makeDataDir, startProduct, type Product } from '../testing/products/product.ts'

/** The product with all features that load scripts: a captcha after two failures, a tag manager, a fingerprint agent. */
const test = base.extend<object, { readonly laden: Product }>({
  laden: [
    // oxlint-disable-next-line no-empty-pattern -- playwright reads from it which fixtures are wanted: none
    async ({}, use) => {
      const { dataDir, remove } = await makeDataDir()
      const { product, end } = await startProduct(dataDir, ({ sandbox }) => ({
        CAPTCHA: 'adaptive',
        CAPTCHA_AFTER_ACCOUNT: '2/900',
        CAPTCHA_AFTER_ADDRESS: '1000/900',
        CAPTCHA_AFTER_DEVICE: '1000/900',
        TAG_MANAGER_ID: 'GTM-SANDBOX1',
        TAG_MANAGER_ORIGIN: sandbox,
      }))
      await use(product)
      await end()
      await remove()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ laden }, use) => use(laden.url),
})

// One product is enough for all of them.
test.describe.configure({ mode: 'default' })

/** The scripts that are loaded besides the form: by their address at the service, or by their file name in the build. */
const outside = /\/(gtm|api|gt4)\.js|\/assets\/(create-collector|fp\.esm)/

/** Files of the build that no first page loads. */
const later = [
  'captcha-sender',
  'recaptcha',
  'geetest',
  'altcha',
  'altcha-worker',
  'create-collector',
  'fp.esm',
]

const ways: Readonly<Record<string, (route: Route) => unknown>> = {
  blocked: (route) => route.abort('blockedbyclient'),
  // Never answered. The page's timeouts are reached by moving its clock forward.
  slow: () => undefined,
  broken: (route) => route.fulfill({ contentType: 'text/javascript', body: 'this is not a script' }),
}

async function agree(page: Page): Promise<void> {
  const banner = page.getByRole('region', { name: 'Analytics' })
  await banner.getByRole('button', { name: 'Allow', exact: true }).click()
}

for (const [how, answer] of Object.entries(ways)) {
  // R1.5
  test(
    `With every outside script ${how}, a person signs up and in where no captcha is required`,
    { tag: '@fault' },
    async ({ page }) => {
      const problems: string[] = []
      page.on('pageerror', ({ message }) => problems.push(message))
      await page.context().route(outside, answer)
      await page.goto('/sign-up')
      await agree(page)
      const sending = page.waitForRequest((request) => request.url().endsWith('/auth/register'))
      const person = await signUp(page)
      // What is known of the device without its script.
      const { fingerprint } = (await sending).postDataJSON()
      expect(fingerprint).toMatchObject({ visitorId: null, userAgent: expect.stringContaining('Mozilla') })
      expect(fingerprint).not.toHaveProperty('extended')
      await signOut(page)
      await expect(accountMenu(page)).toHaveCount(0)
      await signIn(page, person)
      // The browser itself says of the tag manager that it is broken.
      expect(problems.filter((message) => !message.includes('Unexpected identifier'))).toEqual([])
    },
  )

  // R9.2
  test(
    `With every outside script ${how}, a person of whom a captcha is required is told what to do`,
    { tag: '@fault' },
    async ({ page, laden }) => {
      const person = newPerson()
      for (const [call, password] of [
        ['register', person.password],
        ['login', 'Wrong-password-1'],
        ['login', 'Wrong-password-1'],
      ])
        await fetch(`${laden.url}/web/v1/auth/${call}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ email: person.email, password }),
        })
      await page.clock.install()
      await page.context().route(outside, answer)
      await page.goto('/sign-in')
      await agree(page)
      await fillIn(page, person)
      const asking = page.waitForRequest(/\/captcha\/recaptcha\/api\.js/)
      await page.getByRole('button', { name: 'Sign in', exact: true }).click()
      await asking
      if (how === 'slow') {
        await expect(page.getByRole('status').filter({ hasText: 'Loading the check' })).toBeVisible()
        await page.clock.fastForward(20_000)
        await expect(page.getByRole('alert')).toHaveText('')
        await page.clock.fastForward(10_000)
      }
      await expect(page.getByRole('alert')).toContainText('could not be loaded')
      await expect(field(page, 'email')).toHaveValue(person.email)
      await expect(field(page, 'password')).toHaveValue(person.password)
      await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeEnabled()
    },
  )
}

test('The form is usable before any of these scripts arrive: none of them is in its first load', async ({
  page,
}) => {
  const built = readdirSync(join(root, 'apps/web/dist/assets'))
  for (const name of later) expect(built.some((file) => file.startsWith(`${name}-`))).toBe(true)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto('/sign-in')
  await page.waitForLoadState('networkidle')
  const early = asked.filter(
    (url) => outside.test(url) || later.some((name) => url.includes(`/assets/${name}-`)),
  )
  expect(early).toEqual([])
  await expect(field(page, 'email')).toBeEditable()
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeEnabled()
})
