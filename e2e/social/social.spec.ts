import { expect, test } from '../testing/foyer.ts'
import {
  consent,
  expectArrived,
  findButton,
  promocode,
  providers,
  readAccount,
  goToProvider,
} from '../testing/social.ts'

// Each of the others is arrived from in social-unhappy.spec.ts, after it has answered badly.
for (const social of ['google', 'discord', 'vk', 'telegram', 'steam'] as const)
  // R1.2, R1.3, R4.13
  test(
    `A person signs in with ${providers[social]} and is where they were, with their promo code and form`,
    {
      // The service worker and each protocol: social-link.spec.ts.
      tag: social === 'google' ? [] : '@any-size',
    },
    async ({ page }) => {
      await goToProvider(page, social)
      await consent(page)
      await expectArrived(page, social)
    },
  )

test(
  'A promo code that a person gives on the sign-in page goes along to a provider, and is in the new account',
  { tag: '@any-size' },
  async ({ page }) => {
    await page.goto('/sign-in')
    const button = await findButton(page, 'google')
    await page.getByRole('button', { name: 'Add a promo code' }).click()
    await page.getByLabel('Promo code').fill(promocode)
    await button.click()
    await consent(page)
    await expect.poll(async () => (await page.request.get('/web/v1/auth/session')).status()).toBe(200)
    expect((await readAccount(page)).account).toMatchObject({ promocode, formName: 'sign-in' })
  },
)
