import { expect, expectNoAxeViolations, test } from './foyer.ts'
import { consent, expectArrived, promocode, providers, setOut, type Social } from './social.ts'
import type { Page } from '@playwright/test'

const said = {
  denied: 'was not allowed to go on. Try again and agree there, or choose another way.',
  over: 'is over: it took too long, began in another browser, or was used already. Start again.',
  failed: 'did not answer as it should. Try again in a moment, or choose another way.',
}

const onTheWayBack = { denied: said.denied, 'wrong-state': said.over, 'no-state': said.over }
const fail = (...answers: string[]) => Object.fromEntries(answers.map((answer) => [answer, said.failed]))

const code = fail('no-code', 'expired-code')
const toTheServer = fail('error-500', 'garbage', 'other-shape', 'huge', 'redirecting', 'reset')
const profile = fail('profile-500', 'profile-garbage', 'profile-other')

/** One provider of each protocol, and how what it answers is told: the ids are those of the sandbox. */
const table: readonly (readonly [Social, string, Readonly<Record<string, string>>])[] = [
  ['google', 'on the way back', { ...onTheWayBack, ...code }],
  ['google', 'to the server', toTheServer],
  [
    'google',
    'in the id token',
    fail('unknown-key', 'other-nonce', 'other-audience', 'other-issuer', 'expired-token'),
  ],
  ['discord', 'on the way back', { ...onTheWayBack, ...code }],
  ['discord', 'to the server', { ...toTheServer, ...profile }],
  ['vk', 'on the way back', { ...onTheWayBack, ...code }],
  ['vk', 'to the server', { ...toTheServer, ...profile, ...fail('other-state') }],
  ['telegram', 'on the way back', { ...onTheWayBack, ...fail('garbage') }],
  [
    'telegram',
    'with a forged hash',
    fail('wrong-hash', 'no-hash', 'other-bot', 'old-date', 'future-date', 'changed-field', 'extra-field'),
  ],
  ['steam', 'on the way back', onTheWayBack],
  ['steam', 'to the server', toTheServer],
  [
    'steam',
    'with a forged assertion',
    fail(
      'extra-field',
      'unsigned-identity',
      'other-endpoint',
      'other-return-to',
      'old-nonce',
      'future-nonce',
      'no-ns',
      'openid-1',
      'two-identities',
      'other-host',
      'other-universe',
      'twice',
      'no-nonce',
      'wrong-signature',
    ),
  ],
]

// A dozen ways to and fro, while other journeys share the cores.
test.describe.configure({ timeout: 120_000 })

async function expectTold(page: Page, social: Social, words: string): Promise<void> {
  await expect(page.getByRole('alert')).toContainText(providers[social])
  await expect(page.getByRole('alert')).toContainText(words)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are not signed in yet')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  // Nothing of the answer stays in the address.
  expect(new URL(page.url()).search + new URL(page.url()).hash).toBe('')
}

for (const [social, where, answers] of table)
  test(`Whatever ${providers[social]} answers ${where}, a person is told, tries again, and arrives with all they took along`, async ({
    page,
  }) => {
    await setOut(page, social)
    for (const [answer, words] of Object.entries(answers))
      await test.step(answer, async () => {
        await consent(page, answer)
        await expectTold(page, social, words)
        await page.getByRole('button', { name: 'Try again' }).click()
      })
    await consent(page)
    await expectArrived(page, social)
  })

for (const [social, answer] of [
  ['google', 'no-email'],
  ['discord', 'no-email'],
  ['vk', 'no-email'],
  ['google', 'key-rotated'],
] as const)
  test(`${providers[social]} signs a person in with ${answer}`, async ({ page }) => {
    await setOut(page, social)
    await consent(page, answer)
    await expectArrived(page, social)
  })

test('A provider that takes its time is given up after ten seconds, and the person is told', async ({
  browser,
}) => {
  const context = await browser.newContext()
  await Promise.all(
    (['google', 'discord', 'vk', 'steam'] as const).map(async (social) => {
      const page = await context.newPage()
      await setOut(page, social)
      await consent(page, 'slow')
      await expect(page.getByRole('status').filter({ hasText: 'Signing you in' })).toBeVisible()
      await expect(page.getByRole('alert')).toContainText(said.failed, { timeout: 40_000 })
    }),
  )
  await context.close()
})

for (const [answer, words] of [
  ['denied', said.denied],
  ['no-state', said.over],
  ['error-500', said.failed],
] as const)
  test(`After ${answer} there is another way: the form, with the promo code, and then the page that was asked for`, async ({
    page,
  }) => {
    await setOut(page, 'steam')
    await consent(page, answer)
    await expectTold(page, 'steam', words)
    await expectNoAxeViolations(page)
    await page.getByRole('button', { name: 'Other ways to sign in' }).click()
    await page.getByRole('button', { name: 'Continue with Google' }).click()
    await consent(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account')
    expect(page.url()).toContain('/account?from=letter#devices')
    const { account } = await (await page.request.get('/web/v1/auth/account/export')).json()
    expect(account).toMatchObject({ promocode })
  })
