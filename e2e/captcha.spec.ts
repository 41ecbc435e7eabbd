import { expect, expectNoAxeViolations, test } from './foyer.ts'
import { field, fillIn } from './forms.ts'
import { makeDataDir, startProduct, type Product } from './product.ts'
import { requireTrustedTypes } from './require-trusted-types.ts'
import type { Page } from '@playwright/test'

// A product of its own for each kind: its sandbox is told what to do, for everybody.
test.describe.configure({ mode: 'serial' })

let product: Product
let end: () => Promise<void>

function startWith(settings: Readonly<Record<string, string>>): void {
  test.beforeAll(async () => {
    const { dataDir, remove } = await makeDataDir()
    const running = await startProduct(dataDir, { CAPTCHA: 'on', ...settings })
    product = running.product
    end = async () => {
      await running.end()
      await remove()
    }
  })
  test.afterAll(() => end())
}

async function choose(choice: Readonly<Record<string, string>>): Promise<void> {
  await fetch(`${product.sandbox}/captcha`, {
    method: 'POST',
    body: new URLSearchParams({ arrival: 'usual', verification: 'usual', ...choice }),
  })
}

async function sendForm(page: Page, query = ''): Promise<void> {
  await page.goto(`${product.url}/sign-in${query}`)
  await fillIn(page, product.demo)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

async function expectRefused(page: Page, words: string): Promise<void> {
  await expect(page.getByRole('alert')).toContainText(words)
  await expect(field(page, 'email')).toHaveValue(product.demo.email)
  await expect(field(page, 'password')).toHaveValue(product.demo.password)
}

const expectSignedIn = (page: Page) => expect(page.getByText(product.demo.email)).toBeVisible()

test.describe('reCAPTCHA', () => {
  startWith({ CAPTCHA_KIND: 'recaptcha' })
  test.beforeEach(() => choose({}))

  test('A person ticks the box of reCAPTCHA in the form, and is signed in', async ({ page }) => {
    await sendForm(page)
    const tick = page.frameLocator('iframe[title="reCAPTCHA"]').getByRole('button', { name: 'I am a person' })
    await expect(tick).toBeVisible()
    await expectNoAxeViolations(page)
    await tick.click()
    await expectSignedIn(page)
  })

  test(
    'A person whom reCAPTCHA takes for a machine is told so, and can try again',
    { tag: '@any-size' },
    async ({ page }) => {
      await sendForm(page)
      const box = page.frameLocator('iframe[title="reCAPTCHA"]')
      await box.getByRole('button', { name: 'Fail' }).click()
      await expectRefused(page, 'could not confirm that you are a person')
      await page.getByRole('button', { name: 'Sign in', exact: true }).click()
      await box.getByRole('button', { name: 'I am a person' }).click()
      await expectSignedIn(page)
    },
  )

  test(
    'Where Trusted Types are required, the box of reCAPTCHA appears all the same, and is ticked',
    { tag: '@any-size' },
    async ({ page }) => {
      const refused = await requireTrustedTypes(page, 'foyer goog#html')
      await sendForm(page)
      await page
        .frameLocator('iframe[title="reCAPTCHA"]')
        .getByRole('button', { name: 'I am a person' })
        .click()
      await expectSignedIn(page)
      expect(refused.filter((sink) => !sink.includes('HTMLIFrameElement srcdoc'))).toEqual([])
    },
  )

  test(
    'A person can give the check up, and is where they were',
    { tag: ['@any-size', '@fault'] },
    async ({ page }) => {
      await sendForm(page)
      await page.getByRole('button', { name: 'Cancel the check' }).click()
      await expectRefused(page, 'closed before it was done')
    },
  )

  for (const arrival of ['blocked', 'broken'])
    test(
      `With its script ${arrival}, a person is told what to do`,
      { tag: ['@any-size', '@fault'] },
      async ({ page }) => {
        await choose({ arrival })
        await sendForm(page)
        await expectRefused(page, 'could not be loaded')
      },
    )

  test(
    'While its script is on its way, the check says so and can be given up',
    { tag: ['@any-size', '@fault'] },
    async ({ page }) => {
      await choose({ arrival: 'slow' })
      await sendForm(page)
      await expect(page.getByRole('status').filter({ hasText: 'Loading the check' })).toBeVisible()
      await page.getByRole('button', { name: 'Cancel the check' }).click()
      await expectRefused(page, 'closed before it was done')
    },
  )

  for (const verification of ['slow', 'error-500', 'garbage', 'redirect'])
    test(
      `Nobody passes while Google's answer to the server is ${verification}; the form can be sent again`,
      { tag: '@any-size' },
      async ({ page }) => {
        await choose({ verification })
        // The server gives up a slow one after five seconds.
        const answer = page.waitForResponse((response) => response.url().endsWith('/auth/login'))
        await sendForm(page, '?captcha=solved')
        expect((await answer).status()).toBe(403)
        await expectRefused(page, 'could not confirm that you are a person')
        await choose({})
        await page.getByRole('button', { name: 'Sign in', exact: true }).click()
        await expectSignedIn(page)
      },
    )
})

test.describe('GeeTest', () => {
  startWith({ CAPTCHA_KIND: 'geetest' })
  test.beforeEach(() => choose({}))

  test('A person answers GeeTest in its window, and is signed in', async ({ page }) => {
    await sendForm(page)
    const dialog = page.getByRole('dialog', { name: 'GeeTest (eng)' })
    await expect(dialog).toBeVisible()
    await expectNoAxeViolations(page)
    await dialog.getByRole('button', { name: 'I am a person' }).click()
    await expectSignedIn(page)
  })

  test(
    'A person answers GeeTest above the modal that they sign in with, and the page below is as it was',
    { tag: '@any-size' },
    async ({ page }) => {
      await page.goto(`${product.url}/checkout`)
      await page.getByLabel('City').fill('Berlin')
      await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click()
      await fillIn(page, product.demo)
      await page.getByRole('button', { name: 'Sign in', exact: true }).click()
      const puzzle = page.getByRole('dialog', { name: 'GeeTest (eng)' })
      await expect(puzzle).toBeVisible()
      await puzzle.getByRole('button', { name: 'I am a person' }).click()
      await expectSignedIn(page)
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(page.getByLabel('City')).toHaveValue('Berlin')
    },
  )

  for (const [outcome, words] of [
    ['failed', 'could not confirm that you are a person'],
    ['closed', 'closed before it was done'],
    ['error', 'did not work'],
  ] as const)
    test(
      `GeeTest ${outcome}: a person is told, and nothing typed is lost`,
      { tag: ['@any-size', '@fault'] },
      async ({ page }) => {
        await sendForm(page, `?captcha=${outcome}`)
        await expectRefused(page, words)
      },
    )

  test(
    'With GeeTest blocked, a person is told what to do',
    { tag: ['@any-size', '@fault'] },
    async ({ page }) => {
      await choose({ arrival: 'blocked' })
      await sendForm(page)
      await expectRefused(page, 'could not be loaded')
    },
  )
})

test.describe('the proof of work', () => {
  startWith({ CAPTCHA_KIND: 'altcha', ALTCHA_WORK: '40' })

  test('A person does nothing, and is signed in, with every other host out of reach', async ({ page }) => {
    await page.route('**', (route) =>
      new URL(route.request().url()).origin === product.url ? route.continue() : route.abort(),
    )
    await sendForm(page)
    await expectSignedIn(page)
  })
})

test.describe('the adaptive captcha', () => {
  startWith({ CAPTCHA: 'adaptive', CAPTCHA_AFTER_ACCOUNT: '2/900' })

  test('It is not loaded while it is not needed; where it is, the form goes again by itself', async ({
    page,
  }) => {
    await choose({ arrival: 'blocked' })
    await sendForm(page)
    await expectSignedIn(page)
    await page.getByRole('button', { name: 'Sign out' }).click()
    await choose({})
    for (const _ of [1, 2])
      await page.request.post(`${product.url}/web/v1/auth/login`, {
        data: { ...product.demo, password: 'Wrong-password-1' },
      })
    await sendForm(page, '?captcha=solved')
    await expectSignedIn(page)
  })
})
