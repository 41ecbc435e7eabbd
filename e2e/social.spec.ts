import { test } from './foyer.ts'
import { consent, expectArrived, providers, setOut, type Social } from './social.ts'

for (const social of Object.keys(providers) as Social[])
  test(`A person signs in with ${providers[social]} and is where they were, with their promo code and form`, async ({
    page,
  }) => {
    await setOut(page, social)
    await consent(page)
    await expectArrived(page, social)
  })
