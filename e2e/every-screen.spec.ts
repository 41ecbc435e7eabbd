import type { Page } from '@playwright/test'
import { expect, expectNothingSideways, expectNoAxeViolations, newPerson, test } from './foyer.ts'
import { enter, field, fillIn, signUp } from './forms.ts'

/** What anybody can open. */
const screens = [
  { path: '/', title: 'Welcome to Foyer' },
  { path: '/sign-in', title: 'Sign in' },
  { path: '/sign-up', title: 'Create an account' },
  { path: '/recover', title: 'Recover your password' },
  { path: '/recover/new-password', title: 'Set a new password' },
  { path: '/recover/new-password#token=made-up', title: 'Set a new password' },
  { path: '/checkout', title: 'Checkout' },
  { path: '/terms', title: 'Terms' },
  { path: '/no/such/room', title: 'There is no room here' },
]

async function openScreen(page: Page, { path, title }: (typeof screens)[number]): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
}

for (const colorScheme of ['light', 'dark'] as const) {
  // A theme has the same colours at any size.
  test.describe(`in the ${colorScheme} theme`, { tag: colorScheme === 'dark' ? '@any-size' : [] }, () => {
    test.use({ colorScheme })

    test('axe finds nothing on what anybody can open', async ({ page }) => {
      for (const screen of screens) {
        await test.step(screen.path, async () => {
          await openScreen(page, screen)
          await expectNoAxeViolations(page)
        })
      }
    })

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
      await enter(page)
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

    test('axe finds nothing on the overview, the account, the questions before an end, and the goodbye', async ({
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
      await page.getByRole('button', { name: 'Delete account…' }).click()
      await page.getByRole('dialog').getByLabel('Your password').fill(person.password)
      await expectNoAxeViolations(page)
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account is deleted')
      await expectNoAxeViolations(page)
    })
  })
}

for (const width of [320, 1280]) {
  test(
    `Nothing scrolls sideways on any screen at ${width} px, with text at 200 % and right to left too`,
    { tag: '@any-size' },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 720 })
      for (const screen of screens) {
        await openScreen(page, screen)
        await expectNothingSideways(page, screen.path)
      }
      await openScreen(page, { path: '/recover', title: 'Recover your password' })
      await field(page, 'email').fill('anna.katharina.montgomery-smith@example-company.com')
      await page.getByRole('button', { name: 'Send the link' }).click()
      await expect(page.getByRole('heading', { name: 'Look in your inbox' })).toBeVisible()
      await expectNothingSideways(page, 'where a long address is told')
      await enter(page)
      await openScreen(page, { path: '/account', title: 'Your account' })
      await expectNothingSideways(page, 'the account')
    },
  )
}

test(
  'No page breaks the content security policy or writes an error to the console',
  { tag: '@any-size' },
  async ({ page }) => {
    const problems: string[] = []
    page.on('console', (message) => {
      // The browser itself reports the 401 of "who is signed in?", and the 404 of a page that is not there.
      if (message.type() === 'error' && !/status of 40[14]/.test(message.text()))
        problems.push(message.text())
    })
    page.on('pageerror', (error) => problems.push(String(error)))
    for (const screen of screens) await openScreen(page, screen)
    await enter(page)
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

test('The chosen theme is kept, is there before the first paint of the next visit, and colours the window too', async ({
  page,
}) => {
  await page.goto('/')
  await expectWindowLikePage(page)
  const html = page.locator('html')
  await page.getByRole('radio', { name: 'Dark' }).check({ force: true })
  // What is pressed before the script answers counts once it does.
  await expect(html).toHaveAttribute('data-theme', 'dark')
  const dark = await expectWindowLikePage(page)
  await page.reload()
  await expect(html).toHaveAttribute('data-theme', 'dark')
  expect(await expectWindowLikePage(page)).toBe(dark)
  await page.getByRole('radio', { name: 'System' }).check({ force: true })
  await expect(html).not.toHaveAttribute('data-theme', 'dark')
  expect(await expectWindowLikePage(page)).not.toBe(dark)
})

/** The colour that the browser gives its own bars is that of the page. */
async function expectWindowLikePage(page: Page): Promise<string> {
  const colours = () =>
    page.evaluate(() => {
      const metas = [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')]
      const brush = document.createElement('canvas').getContext('2d')
      if (brush === null) throw new Error('No canvas.')
      const [window, ground] = [
        metas.find(({ media }) => matchMedia(media).matches)?.content ?? '',
        getComputedStyle(document.documentElement).backgroundColor,
      ].map((colour) => {
        brush.fillStyle = colour
        brush.fillRect(0, 0, 1, 1)
        return brush.getImageData(0, 0, 1, 1).data.join()
      })
      return { window, ground }
    })
  await expect(async () => {
    const { window, ground } = await colours()
    expect(window).toBe(ground)
  }).toPass()
  return (await colours()).window ?? ''
}
