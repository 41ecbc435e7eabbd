import { expect, expectNoAxeViolations, newPerson, test } from '../testing/foyer.ts'
import { phoneSize } from '../testing/sizes.ts'
import { fillIn, signOut } from '../testing/forms.ts'
import {
  product,
  startWith,
  choose,
  sendForm,
  expectRefused,
  expectSignedIn,
} from '../testing/products/with-captcha.ts'

// A separate product for each kind, because the sandbox's settings apply to everybody.
test.describe.configure({ mode: 'serial' })

test.describe('GeeTest', () => {
  startWith({ CAPTCHA_KIND: 'geetest' })
  test.beforeEach(() => choose({}))

  test('A person answers GeeTest in its window, and is signed in', { tag: '@any-size' }, async ({ page }) => {
    await sendForm(page)
    const dialog = page.getByRole('dialog', { name: 'GeeTest (eng)' })
    await expect(dialog).toBeVisible()
    await expectNoAxeViolations(page)
    await page.setViewportSize(phoneSize)
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
      await fillIn(page.getByRole('dialog'), product.demo)
      await page.getByRole('button', { name: 'Sign in', exact: true }).click()
      const puzzle = page.getByRole('dialog', { name: 'GeeTest (eng)' })
      await expect(puzzle).toBeVisible()
      await puzzle.getByRole('button', { name: 'I am a person' }).click()
      await expectSignedIn(page)
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(page.getByLabel('City')).toHaveValue('Berlin')
    },
  )

  for (const [outcome, message] of [
    ['failed', 'could not confirm that you are human'],
    ['closed', 'closed before it was done'],
    ['error', 'did not work'],
  ] as const)
    test(
      `GeeTest ${outcome}: a person is told, and nothing typed is lost`,
      { tag: ['@any-size', '@fault'] },
      async ({ page }) => {
        await sendForm(page, `?captcha=${outcome}`)
        await expectRefused(page, message)
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

test.describe('the adaptive captcha', { tag: '@any-size' }, () => {
  startWith({ CAPTCHA: 'adaptive', CAPTCHA_AFTER_ACCOUNT: '2/900' })

  test('It is not loaded while it is not needed; where it is, the form goes again by itself', async ({
    page,
  }) => {
    await choose({ arrival: 'blocked' })
    await sendForm(page)
    await expectSignedIn(page)
    await signOut(page)
    await choose({})
    for (const _ of [1, 2])
      await page.request.post(`${product.url}/web/v1/auth/login`, {
        data: { ...product.demo, password: 'Wrong-password-1' },
      })
    await sendForm(page, '?captcha=solved')
    await expectSignedIn(page)
  })
})

test.describe('the proof of work, which sign-up alone is spared', { tag: '@any-size' }, () => {
  startWith({ CAPTCHA_KIND: 'altcha', ALTCHA_WORK: '40' }, { captcha_register: 'off' })

  for (const [form, path, button, isChecked] of [
    ['Sign-up', '/sign-up', 'Create account', false],
    ['Sign-in', '/sign-in', 'Sign in', true],
    ['Recovery', '/recover', 'Send link', true],
  ] as const)
    test(`${form} ${isChecked ? 'has' : 'has not'} the check, as the switch of its own says; a person does nothing, and goes on with every other host out of reach`, async ({
      page,
    }) => {
      const checks: string[] = []
      page.on('request', (made) => {
        if (made.url().endsWith('/captcha/challenge')) checks.push(made.url())
      })
      await page.route('**', (route) =>
        new URL(route.request().url()).origin === product.url ? route.continue() : route.abort(),
      )
      await page.goto(`${product.url}${path}`)
      const { email, password } = form === 'Sign-up' ? newPerson() : product.demo
      await fillIn(page, form === 'Recovery' ? { email } : { email, password })
      await page.getByRole('button', { name: button, exact: true }).click()
      await expect(page.getByRole('main').getByText(email).first()).toBeVisible()
      expect(checks).toHaveLength(isChecked ? 1 : 0)
    })
})
