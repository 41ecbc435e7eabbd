import { expect } from 'vitest'
import {
  finishAuthorization,
  startAuthorization,
  offerDiscord,
  socialTest as test,
} from '../../testing/social/social-test.ts'

test('a sign-in through a provider reports an unused promo code even when a second step follows', async ({
  startSocial,
  provider,
}) => {
  offerDiscord(provider)
  const { open } = await startSocial({}, { secondFactor: { isRequired: true, trustDays: 0 } })
  const browser = open()
  const { state } = await startAuthorization(browser, 'discord', { promocode: 'NO-SUCH-CODE' })
  expect(await finishAuthorization(browser, 'discord', { state })).toMatchObject({
    status: 403,
    body: {
      code: 'second_factor_needed',
      secondFactor: { unusedPromocode: { code: 'NO-SUCH-CODE', reason: 'not_valid' } },
    },
  })
})
