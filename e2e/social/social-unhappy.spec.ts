import type { Locator, Page } from '@playwright/test'
import { expect, expectNoAxeViolations, test } from '../testing/foyer.ts'
import {
  choose,
  expectArrived,
  findButton,
  place,
  promocode,
  providers,
  readAccount,
  goToProvider,
  type Social,
} from '../testing/social.ts'

const said = {
  denied: 'Try again, or choose another way.',
  over: 'is no longer valid: it took too long, was started in another browser, or has already been used. Start again.',
  failed: 'did not respond as expected. Try again in a moment, or choose another way.',
}

interface Row {
  readonly social: Social
  /** The expected message for each answer, by the sandbox's ids. */
  readonly answers: Readonly<Record<string, string>>
  /** The answer that finally succeeds: an unusual but valid one, if there is one. */
  readonly last: string
}

/**
 * Denials and lost states in the query, and an answer in the fragment that the server refuses. All other cases are in tables elsewhere: how
 * the page reads an answer in core's `social/protocols/`, what it tells the person in sign-in's
 * `social/social-callback.failures.test.tsx`, and how the server treats each failure and each forgery in its
 * `social/provider-fetch.test.ts`, `social/protocols/` and `routes/social/`.
 */
const table: readonly Row[] = [
  {
    social: 'google',
    answers: { denied: said.denied, 'wrong-state': said.over, 'no-state': said.over },
    last: 'no-email',
  },
  { social: 'telegram', answers: { denied: said.denied, 'wrong-hash': said.failed }, last: 'usual' },
]

/** Expects the message, and nothing of the answer in the address. A single evaluation, because there are a dozen cases. */
async function expectTold(page: Page, social: Social, message: string): Promise<void> {
  await expect(page.getByRole('alert')).toContainText(message)
  expect(
    await page.evaluate(() => ({
      alert: document.querySelector('[role="alert"]')?.textContent,
      focused: document.activeElement?.matches('h1') ? document.activeElement.textContent : null,
      address: location.pathname + location.search + location.hash,
    })),
  ).toEqual({
    alert: expect.stringContaining(providers[social]),
    focused: 'You are not signed in yet',
    address: `/oauth/${social}`,
  })
}

/** Presses the button, and waits for the callback page, because the previous page has almost the same text. */
async function pressToLeave(page: Page, button: Locator): Promise<void> {
  const isBack = page.waitForEvent('framenavigated')
  await button.click()
  await isBack
}

for (const { social, answers, last } of table)
  // R1.2, R1.3, R4.13
  test(
    `After each faulty answer of ${providers[social]} a person is told so, can try again, and arrives with their page and promo code`,
    { tag: '@fault' },
    async ({ page }) => {
      const [first, ...others] = [...Object.keys(answers), last]
      await choose(page, first)
      await goToProvider(page, social)
      let answer = first
      for (const next of others) {
        await test.step(answer, () => expectTold(page, social, answers[answer] ?? ''))
        await choose(page, next)
        await pressToLeave(page, page.getByRole('button', { name: 'Try again' }))
        answer = next
      }
      await expectArrived(page, social)
    },
  )

test('After a denial, a lost state and a provider failure, another way to sign in keeps the promo code and the page that was asked for', async ({
  page,
}) => {
  await choose(page, 'denied')
  await goToProvider(page, 'google')
  for (const [message, next] of [
    [said.denied, 'no-state'],
    [said.over, 'error-500'],
    [said.failed, 'usual'],
  ] as const) {
    await expectTold(page, 'google', message)
    await expectNoAxeViolations(page)
    await page.getByRole('button', { name: 'Other ways to sign in' }).click()
    await choose(page, next)
    await pressToLeave(page, await findButton(page, next === 'usual' ? 'steam' : 'google'))
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account')
  expect(page.url()).toContain(place)
  const { account, identities } = await readAccount(page)
  expect(account).toMatchObject({ promocode })
  expect(identities).toMatchObject([{ social: 'steam' }])
})
