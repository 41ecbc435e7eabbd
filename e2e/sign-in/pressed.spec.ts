import { proveAddress } from '../testing/prove-address.ts'
import type { Page } from '@playwright/test'
import { expect, test } from '../testing/foyer.ts'
import { signUpByCall, fillIn, createAccount } from '../testing/forms.ts'

interface Row {
  readonly description: string
  readonly path: string
  /** The calls whose answers arrive during the press. */
  readonly calls: RegExp
  /** Is the page for signed-in people? */
  readonly isMember?: true
  /** Triggers the calls; default: opening the page does. */
  readonly send?: (page: Page) => Promise<void>
  /** The element that is pressed while the answers arrive. */
  readonly pressed: readonly ['link' | 'button', string]
  /** The text that appears once the press is over. */
  readonly expectedText: string
}

const rows: readonly Row[] = [
  {
    description: 'an address that is taken',
    path: '/sign-up',
    calls: /\/auth\/register$/,
    async send(page) {
      await fillIn(page, await createAccount(page.request))
      await page.context().clearCookies()
      await page.keyboard.press('Enter')
    },
    pressed: ['link', 'Sign in'],
    expectedText: 'Sign in instead',
  },
  {
    description: 'a link that has been used',
    path: '/recover/new-password#token=used-before',
    calls: /\/recovery\/check$/,
    pressed: ['button', 'Set password'],
    expectedText: 'Ask for a new link',
  },
  {
    description: 'the address and the number of an account',
    path: '/account/profile',
    calls: /\/auth\/identifiers$/,
    isMember: true,
    pressed: ['button', 'Edit: Currency'],
    expectedText: 'Confirmed',
  },
]

for (const { description, path, calls, isMember, send, pressed, expectedText } of rows)
  test(
    `Nothing moves while a finger is down, though an answer arrives about ${description}`,
    { tag: '@any-size' },
    async ({ page, foyer }) => {
      let release = (): void => {}
      const whenReleased = new Promise<void>((resolve) => (release = resolve))
      const heldUrls = new Set<string>()
      await page.route(calls, async (route) => {
        heldUrls.add(route.request().url())
        await whenReleased
        await route.continue()
      })
      if (isMember) await proveAddress(page.request, foyer, await signUpByCall(page))
      await page.goto(path)
      const [role, name] = pressed
      const target = page.getByRole('main').getByRole(role, { name, exact: true })
      await expect(target).toBeVisible()
      await page.waitForLoadState(send ? 'networkidle' : 'load')
      await send?.(page)
      await expect.poll(() => heldUrls.size).toBe(1)

      await target.scrollIntoViewIfNeeded()
      // Measures the container, because a pressed button itself moves slightly by its style.
      const measureTop = () =>
        target.evaluate((element) => element.parentElement?.getBoundingClientRect().top ?? Number.NaN)
      const topBefore = await measureTop()
      await target.hover()
      await page.mouse.down()
      const responses = [...heldUrls].map((url) => page.waitForResponse(url))
      release()
      for (const answer of responses) await (await answer).finished()
      await page.evaluate(async () => {
        for (let frame = 0; frame < 5; frame++) await new Promise(requestAnimationFrame)
      })
      // Compared to a tenth of a pixel, because browsers lay out in 64ths.
      expect(await measureTop()).toBeCloseTo(topBefore, 1)
      // Released elsewhere, so that the link is not followed.
      await page.mouse.move(1, 1)
      await page.mouse.up()
      await expect(page.getByRole('main').getByText(expectedText).first()).toBeVisible()
    },
  )
