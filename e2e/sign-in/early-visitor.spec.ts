import type { Page } from '@playwright/test'
import { expect, newPerson, test } from '../testing/foyer.ts'
import { field, fillIn, ownAddress } from '../testing/forms.ts'
import { expectAnswers, holdScripts } from '../testing/hold-scripts.ts'

test(
  'What was typed before the script arrived stays, with its caret, and signs the person in',
  { tag: '@any-size' },
  async ({ page, foyer }) => {
    const pageErrors: string[] = []
    page.on('pageerror', ({ message }) => pageErrors.push(message))
    const release = await holdScripts(page)
    await page.goto('/sign-in', { waitUntil: 'commit' })
    await field(page, 'password').pressSequentially(foyer.demo.password)
    const email = field(page, 'email')
    await email.pressSequentially(foyer.demo.email.slice(1))
    // Moves the caret to the start, where the first letter is still missing.
    await page.keyboard.press('Home')
    await release()
    await expectAnswers(page)
    await expect(email).toBeFocused()
    await page.keyboard.type(foyer.demo.email.slice(0, 1))
    await expect(email).toHaveValue(foyer.demo.email)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page.getByRole('main').getByText(foyer.demo.email)).toBeVisible()
    expect(pageErrors).toEqual([])
  },
)

test(
  'Credentials that a browser filled in before the script arrived, without an event, sign the person in',
  { tag: '@any-size' },
  async ({ page, foyer }) => {
    const release = await holdScripts(page)
    await page.goto('/sign-in', { waitUntil: 'commit' })
    await expect(field(page, 'password')).toBeVisible()
    await page.evaluate(({ email, password }) => {
      for (const [name, value] of Object.entries({ email, password })) {
        const input = document.querySelector<HTMLInputElement>(`input[name="${name}"]`)
        if (input !== null) input.value = value
      }
    }, foyer.demo)
    await release()
    await expectAnswers(page)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page.getByRole('main').getByText(foyer.demo.email)).toBeVisible()
  },
)

test(
  'A language chosen before the script arrived applies once it has',
  { tag: '@any-size' },
  async ({ page }) => {
    const release = await holdScripts(page)
    await page.goto('/sign-in', { waitUntil: 'commit' })
    await page.getByRole('combobox', { name: 'Language' }).selectOption('ar-XX')
    await release()
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('تسجيل الدخول')
  },
)

test(
  'What was typed on the sign-up page before the script arrived creates the account',
  { tag: '@any-size' },
  async ({ page }) => {
    const person = newPerson()
    const release = await holdScripts(page)
    await page.goto('/sign-up', { waitUntil: 'commit' })
    await field(page, 'email').pressSequentially(person.email)
    await field(page, 'password').pressSequentially(person.password)
    await release()
    await expectAnswers(page)
    await expect(page.getByText('3 of 3 requirements done')).toBeAttached()
    await field(page, 'password').press('Enter')
    await expect(ownAddress(page, person)).toBeVisible()
  },
)

/** Opens the page with only `early.js` loaded; returns a function that lets the other scripts load. */
async function openWithEarlyScript(page: Page): Promise<() => Promise<void>> {
  const release = await holdScripts(page, '/early.js')
  const earlyResponse = page.waitForResponse('**/early.js')
  await page.goto('/sign-in', { waitUntil: 'commit' })
  await earlyResponse
  return release
}

/** Expects that a replayed action happens only once. */
async function expectOnce(page: Page, expectDone: () => Promise<void>): Promise<void> {
  await expectDone()
  await expectAnswers(page)
  await expectDone()
}

test(
  'Choosing a method, showing the password and choosing a theme before hydration take effect exactly once after it',
  { tag: '@any-size' },
  async ({ page }) => {
    const release = await openWithEarlyScript(page)
    await page.getByRole('tab', { name: 'Phone' }).click()
    await page.getByRole('button', { name: 'Show password' }).press('Space')
    await page.getByRole('radio', { name: 'Dark' }).check({ force: true })
    await release()
    await expectOnce(page, async () => {
      await expect(field(page, 'phone')).toBeVisible()
      await expect(field(page, 'password')).toHaveAttribute('type', 'text')
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    })
  },
)

test(
  'Choosing a method with an arrow key before hydration takes effect exactly once after it',
  { tag: '@any-size' },
  async ({ page }) => {
    const release = await openWithEarlyScript(page)
    await page.getByRole('tab', { name: 'E-mail' }).press('ArrowRight')
    await release()
    await expectOnce(page, () => expect(field(page, 'phone')).toBeVisible())
  },
)

for (const stage of ['early.js alone', 'no script at all']) {
  test(
    `Pressing Enter with ${stage} loaded sends the password nowhere`,
    { tag: '@any-size' },
    async ({ page, foyer }) => {
      const hasEarlyScript = stage !== 'no script at all'
      const release = await holdScripts(page, hasEarlyScript ? '/early.js' : undefined)
      const earlyResponse = hasEarlyScript ? page.waitForResponse('**/early.js') : null
      await page.goto('/sign-in', { waitUntil: 'commit' })
      await earlyResponse
      await fillIn(page, foyer.demo)
      const requestedUrls: string[] = []
      page.on('request', (request) => requestedUrls.push(request.url() + (request.postData() ?? '')))
      await field(page, 'password').press('Enter')
      await expect(field(page, 'password')).toHaveValue(foyer.demo.password)
      expect(new URL(page.url()).search).toBe('')
      expect(
        requestedUrls.filter((text) => text.includes(foyer.demo.password) || text.includes('?')),
      ).toEqual([])
      await release()
      // An action before hydration is replayed once the page is interactive, but only if it could be recorded.
      if (!hasEarlyScript) {
        await expectAnswers(page)
        await field(page, 'password').press('Enter')
      }
      await expect(page.getByRole('main').getByText(foyer.demo.email)).toBeVisible()
      expect(requestedUrls.filter((text) => text.includes('/auth/login'))).toHaveLength(1)
    },
  )
}

test(
  'When early.js arrives last, presses and submits still take effect',
  { tag: '@any-size' },
  async ({ page, foyer }) => {
    let releaseRequest = (): void => undefined
    const whenReleased = new Promise<void>((resolve) => {
      releaseRequest = resolve
    })
    await page.route('**/early.js', async (route) => {
      await whenReleased
      await route.continue()
    })
    await page.goto('/sign-in', { waitUntil: 'commit' })
    await expectAnswers(page)
    releaseRequest()
    // All scripts have run: the window's load event waits for them.
    await page.waitForLoadState('load')
    await page.getByRole('button', { name: 'More options' }).click()
    await expect(page.getByRole('button', { name: 'More options' })).toBeHidden()
    await page.getByRole('button', { name: 'Show password' }).click()
    await expect(field(page, 'password')).toHaveAttribute('type', 'text')
    await fillIn(page, foyer.demo)
    await field(page, 'password').press('Enter')
    await expect(page.getByRole('main').getByText(foyer.demo.email)).toBeVisible()
  },
)
