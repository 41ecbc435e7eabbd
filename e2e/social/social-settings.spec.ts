import { createHash } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect, test } from '../testing/foyer.ts'
import { startOwnProduct } from '../testing/products/own-product.ts'
import {
  choose,
  consent,
  expectArrived,
  findButton,
  providers,
  goToProvider,
  type Social,
} from '../testing/social.ts'

// A separate product: with Telegram's new sign-in, a short timeout for providers, and a verbose log.
test.describe.configure({ mode: 'serial' })

const own = startOwnProduct(() => ({
  LOG_LEVEL: 'trace',
  SOCIAL_TELEGRAM_MODE: 'oidc',
  SOCIAL_TIMEOUT: '3',
}))

test('Telegram signs a person in by OpenID Connect too, with a key beside its own that no library takes', async ({
  page,
}) => {
  await goToProvider(page, 'telegram', own().product.url)
  for (const answer of ['unknown-key', 'other-nonce', 'denied']) {
    await consent(page, answer)
    await page.getByRole('button', { name: 'Try again' }).click()
  }
  await consent(page, 'key-rotated')
  await expectArrived(page, 'telegram', own().product.url)
})

test(
  'A provider that takes its time is given up, and the person is told',
  { tag: '@fault' },
  async ({ page }) => {
    await choose(page, 'slow')
    const tabs: Page[] = []
    for (const social of ['google', 'discord', 'vk', 'steam'] as const) {
      // A new tab is in front; those before it are in the background.
      const tab = await page.context().newPage()
      tabs.push(tab)
      await tab.goto(`${own().product.url}/sign-in`)
      await (await findButton(tab, social)).click()
      await expect(tab.getByRole('status').filter({ hasText: 'Signing you in' })).toBeVisible()
    }
    for (const tab of tabs) {
      await tab.bringToFront()
      await expect(tab.getByRole('alert')).toContainText('did not respond as expected')
      await expect(tab.getByRole('button', { name: 'Try again' })).toBeEnabled()
    }
  },
)

for (const social of ['google', 'discord', 'vk'] as const satisfies Social[])
  test(`The verifier of ${providers[social]} is in no address, no Referer and no log`, async ({ page }) => {
    const { url } = own().product
    const seen: string[] = []
    const referers: string[] = []
    page.on('request', (request) => {
      seen.push(request.url(), ...Object.values(request.headers()))
      referers.push(request.headers()['referer'] ?? '')
    })
    page.on('response', (response) => seen.push(...Object.values(response.headers())))
    await goToProvider(page, social, url)
    const asked = page.waitForRequest(`${url}/web/v1/auth/${social}`)
    await consent(page)
    const body = (await asked).postDataJSON() as { code_verifier: string }
    await expectArrived(page, social, url)
    const challenge = createHash('sha256').update(body.code_verifier).digest('base64url')
    const all = [...seen, own().readLog()].join('\n')
    // Checks that the search itself works: the code challenge, which is public, is in both.
    expect([seen.join(' '), own().readLog()].map((text) => text.includes(challenge))).toEqual([true, true])
    expect(all.includes(body.code_verifier)).toBe(false)
    // Nor is the answer, which is in the page's address for a moment, in any Referer.
    expect(seen.some((text) => text.startsWith(`${url}/oauth/`) && text.includes('code='))).toBe(true)
    expect(referers.filter((text) => text.startsWith(url) && text.includes('code='))).toEqual([])
  })
