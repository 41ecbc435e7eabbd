import type { Page } from '@playwright/test'
import { newPerson, expect, expectNoAxeViolations, test } from '../testing/foyer.ts'
import { signUpByCall } from '../testing/forms.ts'
import { languagesOf } from '../testing/paths.ts'

test.describe('A browser set to Egyptian Arabic', () => {
  test.use({ locale: 'ar-EG' })

  test('gets the server’s refusal of a sign-in in Arabic', { tag: '@any-size' }, async ({ page }) => {
    await page.goto('/sign-in')
    await page.getByRole('combobox', { name: 'البريد الإلكتروني' }).fill(newPerson().email)
    await page.getByLabel('كلمة المرور', { exact: true }).fill('Correct-horse-7')
    await page.getByRole('button', { name: 'تسجيل الدخول', exact: true }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'غير صحيحة' })).toBeVisible()
  })
})

/** Returns a function that lists the languages whose messages the page has requested since the last call. */
function watchLanguages(page: Page): () => string[] {
  const files: string[] = []
  page.on('request', (request) => files.push(request.url()))
  return () => languagesOf(files.splice(0))
}

test(
  'The chosen language is kept over a reload, which fetches no other language',
  { tag: '@any-size' },
  async ({ page }) => {
    const readLanguages = watchLanguages(page)
    await page.goto('/sign-in')
    await page.getByRole('combobox', { name: 'Language' }).selectOption('ja-JP')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('ログイン')
    expect(readLanguages()).toEqual(['en-001', 'ja-JP'])
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('ログイン')
    await expect(page.locator('html')).toHaveAttribute('lang', 'ja-JP')
    expect(readLanguages()).toEqual(['ja-JP'])
  },
)

test.describe('A browser set to Hebrew', () => {
  test.use({ locale: 'he-IL' })

  test(
    'gets Hebrew in each part of the site, and loads no other language',
    { tag: '@any-size' },
    async ({ page }) => {
      const readLanguages = watchLanguages(page)
      // The messages of each of these parts are in separate files.
      for (const path of ['/', '/sign-up', '/checkout', '/kit']) {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(page.locator('html')).toHaveAttribute('lang', 'he')
        await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
        await page.waitForLoadState('networkidle')
        expect(readLanguages(), path).toEqual(['he'])
        // The layout of forms may depend on the direction. every-page.spec.ts runs axe on all pages, in English.
        if (path === '/sign-up' || path === '/checkout') await expectNoAxeViolations(page)
      }
      await signUpByCall(page)
      await page.goto('/account/security')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.waitForLoadState('networkidle')
      expect(readLanguages()).toEqual(['he'])
    },
  )
})
