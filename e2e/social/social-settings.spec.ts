import { createHash } from 'node:crypto'
import { expect, test } from '../testing/foyer.ts'
import { startOwnProduct } from '../testing/products/own-product.ts'
import { choose, consent, expectArrived, findButton, goToProvider } from '../testing/social.ts'

// A separate product: with Telegram's new sign-in, a short timeout for providers, and a verbose log.
test.describe.configure({ mode: 'serial' })

const ownProduct = startOwnProduct(() => ({
  LOG_LEVEL: 'trace',
  SOCIAL_TELEGRAM_MODE: 'oidc',
  SOCIAL_TIMEOUT: '3',
}))

test(
  'A provider that does not answer in time is given up, and the person is told',
  { tag: '@fault' },
  async ({ page }) => {
    await choose(page, 'slow')
    await page.goto(`${ownProduct().product.url}/sign-in`)
    await (await findButton(page, 'google')).click()
    await expect(page.getByRole('status').filter({ hasText: 'Signing you in' })).toBeVisible()
    await expect(page.getByRole('alert')).toContainText('did not respond as expected')
    await expect(page.getByRole('button', { name: 'Try again' })).toBeEnabled()
  },
)

for (const [social, name] of [
  // Its key set also has a key that no library supports.
  ['telegram', 'Telegram by OpenID Connect'],
  ['vk', 'VK'],
] as const)
  test(`The code verifier for ${name} is in no address, no Referer and no log, and the person is signed in`, async ({
    page,
  }) => {
    const { url } = ownProduct().product
    const requestedUrls: string[] = []
    const referers: string[] = []
    page.on('request', (request) => {
      requestedUrls.push(request.url(), ...Object.values(request.headers()))
      referers.push(request.headers()['referer'] ?? '')
    })
    page.on('response', (response) => requestedUrls.push(...Object.values(response.headers())))
    await goToProvider(page, social, url)
    if (social === 'telegram') {
      await consent(page, 'denied')
      await page.getByRole('button', { name: 'Try again' }).click()
    }
    const linkRequest = page.waitForRequest(`${url}/web/v1/auth/${social}`)
    await consent(page, social === 'telegram' ? 'key-rotated' : 'usual')
    const body = (await linkRequest).postDataJSON() as { code_verifier: string }
    await expectArrived(page, social, url)
    const challenge = createHash('sha256').update(body.code_verifier).digest('base64url')
    const recorded = [...requestedUrls, ownProduct().readLog()].join('\n')
    // Proves that the search works: the code challenge, which is public, is found in both.
    expect([requestedUrls.join(' '), ownProduct().readLog()].map((text) => text.includes(challenge))).toEqual(
      [true, true],
    )
    expect(recorded.includes(body.code_verifier)).toBe(false)
    // The answer is in the page's address for a moment, but must not be in any Referer.
    expect(requestedUrls.some((text) => text.startsWith(`${url}/oauth/`) && text.includes('code='))).toBe(
      true,
    )
    expect(referers.filter((text) => text.startsWith(url) && text.includes('code='))).toEqual([])
  })
