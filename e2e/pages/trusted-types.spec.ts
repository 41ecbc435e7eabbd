import { expect, test } from '../testing/foyer.ts'
import { signUp } from '../testing/forms.ts'
import { requireTrustedTypes, allowedSinks } from '../testing/require-trusted-types.ts'

test.use({ serviceWorkers: 'allow' })

test('Languages, sign-up and the account work where Trusted Types are required and no policy is allowed', async ({
  page,
}) => {
  const refusedSinks = await requireTrustedTypes(page)

  await page.goto('/no/such/room')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const isRequired = await page.evaluate(() => {
    try {
      document.createElement('div').innerHTML = '<b>'
      return false
    } catch {
      return true
    }
  })
  expect(isRequired).toBe(true)
  // Clears the violation that this test has just caused itself.
  await expect.poll(() => refusedSinks.splice(0).some((sink) => sink.includes('innerHTML'))).toBe(true)

  await page.goto('/sign-in')
  await page.getByRole('combobox', { name: 'Language' }).selectOption('ja-JP')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja-JP')
  await page.getByRole('combobox', { name: '言語' }).selectOption('en-001')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in')
  await signUp(page)
  for (const room of ['Profile', 'Security', 'Connections', 'Orders', 'Data']) {
    await page.getByRole('navigation', { name: 'Your account' }).getByRole('link', { name: room }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(room)
    await expect(page.getByRole('main').getByRole('region').first()).toBeVisible()
  }
  expect(refusedSinks.filter((refusedSink) => !allowedSinks.test(refusedSink))).toEqual([])
})
