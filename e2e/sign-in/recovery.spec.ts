import { expect, expectNoAxeViolations, newPerson, test } from '../testing/foyer.ts'
import { field, matchGroups, createAccount, ownAddress } from '../testing/forms.ts'
import { readMessage } from '../testing/read-message.ts'

const newPassword = 'Corridor-light-9'

// The mail leads to a page that the service worker may answer.
test.describe('With the service worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test(
    'a person who has forgotten the password sets a new one with the mailed link, which works once',
    { tag: '@any-size' },
    async ({ page, context, foyer, request }) => {
      const person = await createAccount(request)
      await page.goto('/sign-in')
      await page.getByRole('link', { name: 'Forgot password?' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reset your password')
      await expectNoAxeViolations(page)
      await field(page, 'email').fill(person.email)
      await page.getByRole('button', { name: 'Send link' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Check your e-mail' })).toBeFocused()
      await expectNoAxeViolations(page)

      const { text } = await readMessage(request, foyer.sandbox, person.email)
      const link = /http:\S+/.exec(text)?.[0] ?? ''
      const sent: string[] = []
      page.on('request', (made) => sent.push(`${made.url()} ${made.headers()['referer'] ?? ''}`))
      await page.goto(link)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Set a new password')
      // The token is removed from the address, was never part of a request's URL, and survives a reload, so that the form still works.
      await expect(page).toHaveURL(`${foyer.url}/recover/new-password`)
      await page.reload()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Set a new password')
      await expectNoAxeViolations(page)
      await expect(page.locator('form [autocomplete=username]')).toHaveValue(person.email)
      await page.getByLabel('New password', { exact: true }).fill(newPassword)
      await page.getByRole('button', { name: 'Set password' }).click()
      await expect(page).toHaveURL(`${foyer.url}/account`)
      await expect(ownAddress(page, person)).toBeVisible()
      expect(sent.join('\n')).not.toContain(new URL(link).hash.slice('#token='.length))

      await page.goto(link)
      await expect(page.getByText('This link no longer works.')).toBeVisible()
      await expect(page.getByLabel('New password', { exact: true })).toBeHidden()
      await page.getByRole('link', { name: 'Ask for a new link' }).click()
      await expect(page).not.toHaveURL(/new-password/)

      await context.clearCookies()
      const data = { ...person, password: newPassword }
      expect((await page.request.post('/web/v1/auth/login', { data })).status()).toBe(200)
    },
  )
})

test(
  'When the answer to a new password is lost, sending the form again signs the person in',
  { tag: ['@any-size', '@fault'] },
  async ({ page, context, foyer, request }) => {
    const person = await createAccount(request)
    await page.goto('/recover')
    await field(page, 'email').fill(person.email)
    await page.getByRole('button', { name: 'Send link' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Check your e-mail' })).toBeFocused()
    const { text } = await readMessage(request, foyer.sandbox, person.email)
    await page.goto(/http:\S+/.exec(text)?.[0] ?? '')

    const statuses: number[] = []
    await page.route(
      '**/web/v1/auth/recovery/confirm',
      async (route) => {
        statuses.push((await route.fetch()).status())
        // The browser gets neither the answer nor its cookies.
        await context.clearCookies()
        await route.abort()
      },
      { times: 1 },
    )
    await page.getByLabel('New password', { exact: true }).fill(newPassword)
    const button = page.getByRole('button', { name: 'Set password' })
    await button.click()
    await expect(page.getByText('We could not reach the server')).toBeVisible()
    expect(statuses).toEqual([200])
    await button.click()
    await expect(page).toHaveURL(`${foyer.url}/account`)
    await expect(ownAddress(page, person)).toBeVisible()
  },
)

test(
  'A recovery link that is no longer valid says so at once, and a new link works in the same tab',
  { tag: '@any-size' },
  async ({ page, foyer, request }) => {
    const person = await createAccount(request)
    await page.goto(`/recover/new-password#token=${'x'.repeat(43)}`)
    await expect(page.getByText('This link no longer works.')).toBeVisible()
    await request.post(`${foyer.url}/web/v1/auth/recovery`, { data: { email: person.email } })
    const { text } = await readMessage(request, foyer.sandbox, person.email)
    await page.evaluate((link) => location.assign(link), /http:\S+/.exec(text)?.[0] ?? '')
    await page.getByLabel('New password', { exact: true }).fill(newPassword)
    await page.getByRole('button', { name: 'Set password' }).click()
    await expect(page).toHaveURL(`${foyer.url}/account`)
  },
)

test(
  'A person sets a new password with the code from a text message',
  { tag: '@any-size' },
  async ({ page, foyer, request }) => {
    const { password } = newPerson()
    const number = `+4474${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`
    const answer = await request.post('/web/v1/auth/register', { data: { phone: number, password } })
    expect(answer.status()).toBe(201)

    await page.goto('/recover')
    await page.getByRole('tab', { name: 'Phone' }).click()
    await field(page, 'phone').fill(number)
    await page.getByRole('button', { name: 'Send code' }).click()
    const { text } = await readMessage(request, foyer.sandbox, number, /is your code for/)
    await page.getByLabel('Code from the text message').fill(/^\d{6}/.exec(text)?.[0] ?? '')
    await page.getByLabel('New password', { exact: true }).fill(newPassword)
    await expectNoAxeViolations(page)
    await page.getByRole('button', { name: 'Set password' }).click()
    await expect(page.getByRole('main').getByText(matchGroups(number))).toBeVisible()
  },
)
