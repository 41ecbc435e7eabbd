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

/**
 * With an id token, with a profile, and one of each other protocol: on the desktop these whole ways are walked by social-once.spec.ts,
 * social-settings.spec.ts and social-unhappy.spec.ts, and with the service worker by social-link.spec.ts.
 */
const whole: ReadonlySet<Social> = new Set(['google', 'discord', 'vk', 'telegram', 'steam'])
const others = (Object.keys(providers) as Social[]).filter((social) => !whole.has(social))

// R1.2, R1.3, R4.13
test(
  'A person signs in with Google and is where they were, with their promo code and form',
  { tag: '@phone' },
  async ({ page }) => {
    await goToProvider(page, 'google')
    await consent(page)
    await expectArrived(page, 'google')
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
