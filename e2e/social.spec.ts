import { test } from './foyer.ts'
import { consent, expectArrived, providers, setOut, type Social } from './social.ts'

/** One of each protocol. */
const onPhonesToo = new Set<Social>(['google', 'vk', 'telegram', 'steam'])

for (const social of Object.keys(providers) as Social[])
  test(
    `A person signs in with ${providers[social]} and is where they were, with their promo code and form`,
    {
      tag: onPhonesToo.has(social) ? [] : '@any-size',
    },
    async ({ page }) => {
      await setOut(page, social)
      await consent(page)
      await expectArrived(page, social)
    },
  )
