import { expect, expectNoAxeViolations, newPerson, test } from '../testing/foyer.ts'
import { phoneSize } from '../testing/sizes.ts'
import { fillIn } from '../testing/forms.ts'
import {
  product,
  startWith,
  sendForm,
  expectRefused,
  expectSignedIn,
} from '../testing/products/with-captcha.ts'

// A separate product for each kind, because the sandbox's settings apply to everybody.
test.describe.configure({ mode: 'serial' })

test.describe('GeeTest', () => {
  startWith({ CAPTCHA_KIND: 'geetest' })

  test(
    'Closing GeeTest is explained; above a sign-in dialog it can be answered, and the page below keeps what was typed',
    { tag: '@any-size' },
    async ({ page }) => {
      await sendForm(page, '?captcha=closed')
      await expectRefused(page, 'closed before it was done')

      await page.goto(`${product.url}/checkout`)
      await page.getByLabel('City').fill('Berlin')
      await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click()
      await fillIn(page.getByRole('dialog'), product.demo)
      await page.getByRole('button', { name: 'Sign in', exact: true }).click()
      const puzzle = page.getByRole('dialog', { name: 'GeeTest (eng)' })
      await expect(puzzle).toBeVisible()
      await expectNoAxeViolations(page)
      await page.setViewportSize(phoneSize)
      await expectNoAxeViolations(page)
      await puzzle.getByRole('button', { name: 'I am a person' }).click()
      await expectSignedIn(page)
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(page.getByLabel('City')).toHaveValue('Berlin')
    },
  )
})

test.describe('The proof of work, switched off for sign-up', { tag: '@any-size' }, () => {
  startWith({ CAPTCHA_KIND: 'altcha', ALTCHA_WORK: '40' }, { captcha_register: 'off' })

  test('runs on sign-in and recovery but not on sign-up, needs no action, and works with every other host out of reach', async ({
    page,
  }) => {
    let checks = 0
    page.on('request', (request) => void (request.url().endsWith('/captcha/challenge') && checks++))
    await page.route('**', (route) =>
      new URL(route.request().url()).origin === product.url ? route.continue() : route.abort(),
    )
    for (const [path, person, button, expected] of [
      ['/sign-up', newPerson(), 'Create account', 0],
      ['/sign-in', product.demo, 'Sign in', 1],
      ['/recover', { email: product.demo.email }, 'Send link', 1],
    ] as const)
      await test.step(path, async () => {
        checks = 0
        // Leaves the page first: a page that finds its session gone remembers its address for the next sign-in.
        await page.goto('about:blank')
        await page.context().clearCookies()
        await page.goto(`${product.url}${path}`)
        await fillIn(page, person)
        await page.getByRole('button', { name: button, exact: true }).click()
        await expect(page.getByRole('main').getByText(person.email).first()).toBeVisible()
        expect(checks).toBe(expected)
      })
  })
})
