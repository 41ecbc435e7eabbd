import type { Locator, Page } from '@playwright/test'
import { expect, expectNoAxeViolations, test } from '../testing/foyer.ts'
import {
  choose,
  expectArrived,
  findButton,
  returnPath,
  promocode,
  providers,
  readAccount,
  goToProvider,
  type Social,
} from '../testing/social.ts'

const messages = {
  denied: 'Try again, or choose another way.',
  expired:
    'is no longer valid: it took too long, was started in another browser, or has already been used. Start again.',
  failed: 'did not respond as expected. Try again in a moment, or choose another way.',
}

interface Row {
  readonly social: Social
  /** The expected message for each answer, by the sandbox's ids. */
  readonly answers: Readonly<Record<string, string>>
  /** The answer that finally succeeds: an unusual but valid one, if there is one. */
  readonly lastAnswer: string
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
    answers: { denied: messages.denied, 'wrong-state': messages.expired, 'no-state': messages.expired },
    lastAnswer: 'no-email',
  },
  {
    social: 'telegram',
    answers: { denied: messages.denied, 'wrong-hash': messages.failed },
    lastAnswer: 'usual',
  },
]

/** Expects the message, and nothing of the answer in the address. A single evaluation, because there are a dozen cases. */
async function expectMessage(page: Page, social: Social, message: string): Promise<void> {
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
async function pressAndLeave(page: Page, button: Locator): Promise<void> {
  const whenReturned = page.waitForEvent('framenavigated')
  await button.click()
  await whenReturned
}

for (const { social, answers, lastAnswer } of table)
  // R1.2, R1.3, R4.13
  test(
    `After each faulty answer of ${providers[social]} a person is told so, can try again, and arrives with their page and promo code`,
    { tag: '@fault' },
    async ({ page }) => {
      const [first, ...otherAnswers] = [...Object.keys(answers), lastAnswer]
      await choose(page, first)
      await goToProvider(page, social)
      let answer = first
      for (const nextAnswer of otherAnswers) {
        await test.step(answer, () => expectMessage(page, social, answers[answer] ?? ''))
        await choose(page, nextAnswer)
        await pressAndLeave(page, page.getByRole('button', { name: 'Try again' }))
        answer = nextAnswer
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
    [messages.denied, 'no-state'],
    [messages.expired, 'error-500'],
    [messages.failed, 'usual'],
  ] as const) {
    await expectMessage(page, 'google', message)
    await expectNoAxeViolations(page)
    await page.getByRole('button', { name: 'Other ways to sign in' }).click()
    await choose(page, next)
    await pressAndLeave(page, await findButton(page, next === 'usual' ? 'steam' : 'google'))
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account')
  expect(page.url()).toContain(returnPath)
  const { account, identities } = await readAccount(page)
  expect(account).toMatchObject({ promocode })
  expect(identities).toMatchObject([{ social: 'steam' }])
})
