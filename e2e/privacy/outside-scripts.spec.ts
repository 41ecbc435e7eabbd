import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page, Route } from '@playwright/test'
import { root } from '../../tools/run/programs.mjs'
import { expect, newPerson, test } from '../testing/foyer.ts'
import { accountMenu, field, fillIn, ownAddress, signIn, signOut, verifyLater } from '../testing/forms.ts'
import { startOwnProduct } from '../testing/products/own-product.ts'

// All tests share one product.
test.describe.configure({ mode: 'default' })

/** A product with all features that load scripts: a captcha after two failures, a tag manager, a fingerprint agent. */
const laden = startOwnProduct(({ sandbox }) => ({
  CAPTCHA: 'adaptive',
  CAPTCHA_AFTER_ACCOUNT: '2/900',
  CAPTCHA_AFTER_ADDRESS: '1000/900',
  CAPTCHA_AFTER_DEVICE: '1000/900',
  TAG_MANAGER_ID: 'GTM-SANDBOX1',
  TAG_MANAGER_ORIGIN: sandbox,
}))

const open = (page: Page, path: string) => page.goto(laden().product.url + path)

/** The scripts that are loaded in addition to the form: by their address at the service, or by their file name in the build. */
const thirdParty = /\/(gtm|api|gt4)\.js|\/assets\/(create-collector|fp\.esm)/

/** Files of the build that no page loads initially. */
const onDemand = [
  'captcha-sender',
  'recaptcha',
  'geetest',
  'altcha',
  'altcha-worker',
  'create-collector',
  'fp.esm',
]

const failures: Readonly<Record<string, (route: Route) => unknown>> = {
  blocked: (route) => route.abort('blockedbyclient'),
  // Never answered. The test reaches the page's timeouts by moving its clock forward.
  slow: () => undefined,
  broken: (route) => route.fulfill({ contentType: 'text/javascript', body: 'this is not a script' }),
}

async function agree(page: Page): Promise<void> {
  const banner = page.getByRole('region', { name: 'Analytics' })
  await banner.getByRole('button', { name: 'Allow', exact: true }).click()
}

/** Creates an account by calls, and fails twice to sign in to it, so that a captcha is required from then on. */
async function makeSuspect() {
  const person = newPerson()
  for (const [call, password] of [
    ['register', person.password],
    ['login', 'Wrong-password-1'],
    ['login', 'Wrong-password-1'],
  ])
    await fetch(`${laden().product.url}/web/v1/auth/${call}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: person.email, password }),
    })
  return person
}

for (const [failure, answer] of Object.entries(failures))
  // R1.5, R9.2
  test(
    `With every outside script ${failure}, a person signs up and in unless a captcha is required, and is told when it cannot be loaded`,
    { tag: '@fault' },
    async ({ page }) => {
      const problems: string[] = []
      page.on('pageerror', ({ message }) => problems.push(message))
      const checks: string[] = []
      page.on('request', (request) => {
        if (request.url().includes('/captcha/recaptcha/')) checks.push(request.url())
      })
      await page.context().route(thirdParty, answer)
      const submit = page.getByRole('button', { name: 'Sign in', exact: true })
      await open(page, '/sign-up')
      await agree(page)
      const sending = page.waitForRequest((request) => request.url().endsWith('/auth/register'))
      const person = newPerson()
      await fillIn(page, person)
      await page.getByRole('button', { name: 'Create account' }).click()
      await verifyLater(page)
      await expect(ownAddress(page, person)).toBeVisible()
      // The device data that is available without the agent's script.
      const { fingerprint } = (await sending).postDataJSON()
      expect(fingerprint).toMatchObject({ visitorId: null, userAgent: expect.stringContaining('Mozilla') })
      expect(fingerprint).not.toHaveProperty('extended')
      await signOut(page)
      await expect(accountMenu(page)).toHaveCount(0)
      await signIn(page, person)
      // The browser itself reports the broken tag manager script.
      expect(problems.filter((message) => !message.includes('Unexpected identifier'))).toEqual([])
      expect(checks).toEqual([])

      const suspiciousPerson = await makeSuspect()
      await page.context().clearCookies()
      if (failure === 'slow') await page.clock.install()
      await open(page, '/sign-in')
      await fillIn(page, suspiciousPerson)
      await submit.click()
      await expect.poll(() => checks.length).toBeGreaterThan(0)
      if (failure === 'slow') {
        await expect(page.getByRole('status').filter({ hasText: 'Loading the check' })).toBeVisible()
        await page.clock.fastForward(20_000)
        await expect(page.getByRole('alert')).toHaveText('')
        await page.clock.fastForward(10_000)
      }
      await expect(page.getByRole('alert')).toContainText('could not be loaded')
      await expect(field(page, 'email')).toHaveValue(suspiciousPerson.email)
      await expect(field(page, 'password')).toHaveValue(suspiciousPerson.password)
      await expect(submit).toBeEnabled()
    },
  )

test('The form is usable before any outside script arrives: none of them is in its first load', async ({
  page,
}) => {
  const built = readdirSync(join(root, 'apps/web/dist/assets'))
  for (const name of onDemand) expect(built.some((file) => file.startsWith(`${name}-`))).toBe(true)
  const requestedUrls: string[] = []
  page.on('request', (request) => requestedUrls.push(request.url()))
  await open(page, '/sign-in')
  await page.waitForLoadState('networkidle')
  const earlyRequests = requestedUrls.filter(
    (url) => thirdParty.test(url) || onDemand.some((name) => url.includes(`/assets/${name}-`)),
  )
  expect(earlyRequests).toEqual([])
  await expect(field(page, 'email')).toBeEditable()
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeEnabled()
})
