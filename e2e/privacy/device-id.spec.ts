import { expect, newPerson, test } from '../testing/foyer.ts'
import { field, fillIn } from '../testing/forms.ts'

// R9.5
test('The device keeps its id for a year, in local storage and a cookie, and either restores the other', async ({
  page,
  context,
}) => {
  const readCookie = async () =>
    (await context.cookies()).find(({ name: cookie }) => cookie === 'foyer-device-id')
  const readStored = () => page.evaluate(() => localStorage.getItem('foyer-device-id'))
  const turnToForm = async () => {
    await page.goto('/sign-in')
    await field(page, 'email').click()
    await expect.poll(readCookie).toBeDefined()
    await expect.poll(readStored).not.toBeNull()
  }

  await turnToForm()
  const cookie = await readCookie()
  const id = await readStored()
  expect(cookie).toMatchObject({ value: id, sameSite: 'Lax', path: '/', secure: false, httpOnly: false })
  expect(Math.round(((cookie?.expires ?? 0) * 1000 - Date.now()) / 86_400_000)).toBe(365)

  await page.evaluate(() => localStorage.clear())
  await turnToForm()
  expect([await readStored(), (await readCookie())?.value]).toEqual([id, id])

  await context.clearCookies()
  await turnToForm()
  expect([await readStored(), (await readCookie())?.value]).toEqual([id, id])
})

test('A person sees in the list of devices what this one is', async ({ page }) => {
  const person = newPerson()
  const saving = page.waitForResponse((answer) => answer.url().endsWith('/USER/visitor-save'))
  await page.goto('/sign-up')
  await fillIn(page, person)
  await page.getByRole('button', { name: 'Create account' }).click()
  await saving
  await page.goto('/account/security')
  const { width, height } = await page.evaluate(() => ({ width: screen.width, height: screen.height }))
  const row = page.getByRole('listitem').filter({ hasText: 'This device' })
  await row.getByText('Details').click()
  await expect(row).toContainText(new RegExp(`Screen\\W*${width} × ${height}\\W? pixels`))
  await expect(row).toContainText('American English')
})
