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

const fail = (...answers: string[]) => Object.fromEntries(answers.map((answer) => [answer, said.failed]))

interface Row {
  readonly social: Social
  readonly where: string
  /** The expected message for each answer, by the sandbox's ids. */
  readonly answers: Readonly<Record<string, string>>
  /** The answer that finally succeeds; an unusual one, if there is one. */
  readonly last?: string
}

/**
 * Denials, lost states, and of each protocol an answer that the server refuses. All others are in tables of their own: what the page
 * makes of an answer in core's `social/protocols/`, what it says of it in sign-in's `social/social-callback.failures.test.tsx`, and what
 * the server makes of each failure and each forgery in its `social/provider-fetch.test.ts`, `social/protocols/` and `routes/social/`.
 */
const table: readonly Row[] = [
  {
    social: 'google',
    where: 'on the way back',
    answers: { denied: said.denied, 'wrong-state': said.over, 'no-state': said.over },
    last: 'no-email',
  },
  { social: 'google', where: 'to the server', answers: fail('unknown-key'), last: 'key-rotated' },
  { social: 'discord', where: 'in a profile', answers: fail('profile-other'), last: 'no-email' },
  {
    social: 'vk',
    where: 'on the way back and to the server',
    answers: { denied: said.denied, ...fail('other-state') },
    last: 'no-email',
  },
  {
    social: 'telegram',
    where: 'on the way back',
    answers: { denied: said.denied, ...fail('wrong-hash') },
  },
  { social: 'steam', where: 'about its signature', answers: fail('wrong-signature') },
]

/** Expects the message, and nothing of the answer in the address: in one evaluation, because there are a dozen of them. */
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

/** Presses the button, and waits for the callback page, since the page before has much the same text. */
async function pressToLeave(page: Page, button: Locator): Promise<void> {
  const isBack = page.waitForEvent('framenavigated')
  await button.click()
  await isBack
}

for (const { social, where, answers, last = 'usual' } of table)
  // R1.2, R1.3, R4.13
  test(
    `Whatever ${providers[social]} answers ${where}, a person is told, tries again, and arrives with all they took along`,
    { tag: where === 'to the server' ? '@fault' : [] },
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

test('After a denial, a lost state and a failure there are other ways, with the promo code, and then the page that was asked for', async ({
  page,
}) => {
  await choose(page, 'denied')
  await goToProvider(page, 'steam')
  for (const [message, next] of [
    [said.denied, 'no-state'],
    [said.over, 'error-500'],
    [said.failed, 'usual'],
  ] as const) {
    await expectTold(page, 'steam', message)
    await expectNoAxeViolations(page)
    await page.getByRole('button', { name: 'Other ways to sign in' }).click()
    await choose(page, next)
    await pressToLeave(page, await findButton(page, next === 'usual' ? 'google' : 'steam'))
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account')
  expect(page.url()).toContain(place)
  expect((await readAccount(page)).account).toMatchObject({ promocode })
})
