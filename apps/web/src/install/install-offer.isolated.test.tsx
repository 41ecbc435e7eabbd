import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { anna, renderApp, TestServer } from '../testing/render-app.tsx'

const banner = page.getByRole('complementary', { name: 'Install Foyer' })

function dispatchInstallPrompt(): void {
  const promptFields = { prompt: async () => {}, userChoice: new Promise(() => {}) }
  dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), promptFields))
}

it('waits for a sign-in and, if the browser offers late, for the next page, and is hidden for 30 days when it is closed', async () => {
  await renderApp('/sign-in', new TestServer(null))
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  dispatchInstallPrompt()
  await expect.element(banner).not.toBeInTheDocument()
  await page.getByRole('combobox', { name: 'E-mail' }).fill(anna.email ?? '')
  await page.getByLabelText('Password', { exact: true }).fill('Corridor-1')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect.element(page.getByRole('main').getByText('anna@example.com')).toBeVisible()
  dispatchInstallPrompt()
  await expect.element(banner).not.toBeInTheDocument()
  await page.getByRole('link', { name: /^Orders/ }).click()
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Orders')
  await page.getByRole('link', { name: 'Foyer' }).click()
  await expect.element(banner).toBeVisible()
  const closed = Date.now()
  await banner.getByRole('button', { name: 'Close' }).click()
  await expect.element(banner).not.toBeInTheDocument()
  const days = (Number(localStorage.getItem('next-app-promo-show-time')) - closed) / 86_400_000
  expect(days).toBeCloseTo(30, 2)
})
