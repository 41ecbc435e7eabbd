import { expect, expectNoAxeViolations, newPerson, test } from './foyer.ts'
import { field, fillIn, signUp } from './forms.ts'

const screens = [
  { name: 'the first page', path: '/' },
  { name: 'sign-in', path: '/sign-in' },
  { name: 'sign-up', path: '/sign-up' },
  { name: 'not found', path: '/no/such/room' },
]

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme })

    for (const { name, path } of screens) {
      test(`axe finds nothing on ${name}`, async ({ page }) => {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expectNoAxeViolations(page)
      })
    }

    test('axe finds nothing on sign-in with the phone method, an error, and a shown password', async ({
      page,
    }) => {
      await page.goto('/sign-in')
      await page.getByRole('tab', { name: 'Phone' }).click()
      await fillIn(page, { phone: '12', password: 'secret' })
      await page.getByRole('button', { name: /Show password/ }).click()
      await page.getByRole('button', { name: 'Sign in' }).click()
      await expect(page.getByRole('alert')).toContainText('Phone')
      await expectNoAxeViolations(page)
    })

    test('axe finds nothing on sign-in after a refusal of the server', async ({ page }) => {
      const person = newPerson()
      await page.goto('/sign-in')
      await fillIn(page, person)
      await page.keyboard.press('Enter')
      await expect(page.getByRole('alert')).toContainText('do not match')
      await expectNoAxeViolations(page)
    })

    test('axe finds nothing on sign-up with its requirements half met', async ({ page }) => {
      await page.goto('/sign-up')
      await field(page, 'password').fill('onlyletters')
      await page.getByRole('button', { name: 'Create account' }).click()
      await expectNoAxeViolations(page)
    })

    test('axe finds nothing on sign-up with an e-mail that is taken', async ({ page, foyer }) => {
      await page.goto('/sign-up')
      await fillIn(page, foyer.demo)
      await page.getByRole('button', { name: 'Create account' }).click()
      await expect(page.getByRole('link', { name: 'Sign in instead' })).toBeVisible()
      await expectNoAxeViolations(page)
    })

    test('axe finds nothing while the server cannot be reached, and on the way past the bar', async ({
      page,
    }) => {
      await signUp(page)
      await page.route('**/web/v1/auth/sessions', (route) => route.abort())
      await page.goto('/account')
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
      await page.keyboard.press('Tab')
      await expectNoAxeViolations(page)
      await page.route('**/web/v1/auth/session', (route) => route.abort())
      await page.reload()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('We cannot reach the server')
      await expectNoAxeViolations(page)
    })

    test('axe finds nothing on the overview, the account and the question before a session ends', async ({
      page,
      request,
    }) => {
      const person = await signUp(page)
      await expectNoAxeViolations(page)
      // A second session of the same person, from a program.
      const answer = await request.post('/web/v1/auth/login', { data: person })
      expect(answer.status()).toBe(200)
      await page.goto('/account')
      await page.getByRole('button', { name: /^End session/ }).click()
      await expect(page.getByRole('button', { name: 'Yes, end it' })).toBeFocused()
      await expectNoAxeViolations(page)
    })
  })
}

for (const { name, path } of [...screens, { name: 'the account', path: '/account' }]) {
  for (const width of [320, 1280]) {
    test(
      `Nothing scrolls sideways on ${name} at ${width} px, with text at 200 % and right to left too`,
      { tag: '@any-size' },
      async ({ page }) => {
        if (path === '/account') await signUp(page)
        await page.setViewportSize({ width, height: 720 })
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        for (const change of ['none', 'text', 'direction'] as const) {
          await page.evaluate((kind) => {
            if (kind === 'text') document.documentElement.style.fontSize = '200%'
            if (kind === 'direction') document.documentElement.dir = 'rtl'
          }, change)
          const overflow = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          )
          expect(overflow, change).toBeLessThanOrEqual(0)
        }
      },
    )
  }
}

test(
  'No page breaks the content security policy or writes an error to the console',
  { tag: '@any-size' },
  async ({ page }) => {
    const problems: string[] = []
    page.on('console', (message) => {
      // The browser itself reports the 401 of "who is signed in?".
      if (message.type() === 'error' && !message.text().includes('401')) problems.push(message.text())
    })
    page.on('pageerror', (error) => problems.push(String(error)))
    for (const { path } of screens) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    }
    await signUp(page)
    await page.goto('/account')
    await expect(page.getByText('This device')).toBeVisible()
    expect(problems).toEqual([])
  },
)

test('Each page has its own title, and focus goes to its heading when one is followed', async ({ page }) => {
  await page.goto('/sign-in')
  await expect(page).toHaveTitle('Sign in · Foyer')
  await page.getByRole('link', { name: 'Create an account' }).click()
  await expect(page).toHaveTitle('Create an account · Foyer')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('The chosen theme is kept, and is there before the first paint of the next visit', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('radio', { name: 'Dark' }).check({ force: true })
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})
