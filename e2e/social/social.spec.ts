import { expect, test } from '../testing/foyer.ts'
import { accountMenu } from '../testing/forms.ts'
import {
  choose,
  consent,
  expectArrived,
  findButton,
  goToProvider,
  providers,
  readAccount,
  type Social,
} from '../testing/social.ts'

/** With an id token, with a profile, and one of each other protocol. */
const whole: readonly Social[] = ['google', 'discord', 'vk', 'telegram', 'steam']
const others = (Object.keys(providers) as Social[]).filter((social) => !whole.includes(social))

for (const social of whole)
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

// R1.2
test('A person signs in with each of the other providers', { tag: '@any-size' }, async ({ page }) => {
  for (const social of others)
    await test.step(providers[social], async () => {
      await page.context().clearCookies()
      await choose(page)
      await page.goto('/sign-in')
      await (await findButton(page, social)).click()
      await expect(accountMenu(page)).toBeVisible()
      const { account, identities } = await readAccount(page)
      expect(account).toMatchObject({ promocode: null, formName: 'sign-in' })
      expect(identities).toMatchObject([{ social }])
    })
})
