import { newPerson, expect, expectNoAxeViolations, test } from '../testing/foyer.ts'

const screens = ['/', '/sign-in', '/sign-up', '/no/such/room']

test.describe('A browser that asks for the Arabic of Egypt', () => {
  test.use({ locale: 'ar-EG' })

  test('gets Arabic from right to left on its first visit, on every page', async ({ page }) => {
    for (const path of screens) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
      await expectNoAxeViolations(page)
    }
  })

  test('is refused in Arabic by the server', { tag: '@any-size' }, async ({ page }) => {
    await page.goto('/sign-in')
    await page.getByRole('combobox', { name: 'البريد الإلكتروني' }).fill(newPerson().email)
    await page.getByLabel('كلمة المرور', { exact: true }).fill('Correct-horse-7')
    await page.getByRole('button', { name: 'تسجيل الدخول', exact: true }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'غير صحيحة' })).toBeVisible()
  })
})

test(
  'The language that is chosen is kept over a reload, and no other language is fetched',
  { tag: '@any-size' },
  async ({ page }) => {
    const scripts: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url())
    })
    await page.goto('/sign-in')
    await page.getByRole('combobox', { name: 'Language' }).selectOption('ja-JP')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('ログイン')
    scripts.length = 0
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('ログイン')
    await expect(page.locator('html')).toHaveAttribute('lang', 'ja-JP')
    const languages = /\/(en-001|(?:ru|ar|de|ja|ko|pt|id)-[a-z]{2}|es|fr)-[\w-]+\.js$/
    expect(scripts.flatMap((url) => languages.exec(url)?.[1] ?? [])).toEqual(['ja-jp'])
  },
)

test(
  'What was typed and the page itself stay when the language changes',
  { tag: '@any-size' },
  async ({ page }) => {
    await page.goto('/sign-up')
    await page.getByRole('combobox', { name: 'E-mail' }).fill('anna@example.com')
    await page.getByRole('combobox', { name: 'Language' }).selectOption('de-DE')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Konto erstellen')
    await expect(page.getByRole('combobox', { name: 'E-Mail' })).toHaveValue('anna@example.com')
    expect(new URL(page.url()).pathname).toBe('/sign-up')
  },
)
