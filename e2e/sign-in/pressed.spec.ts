import { proveAddress } from '../testing/prove-address.ts'
import type { Page } from '@playwright/test'
import { expect, test } from '../testing/foyer.ts'
import { enter, fillIn, makeAccount } from '../testing/forms.ts'

interface Row {
  readonly what: string
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
  readonly come: string
}

const rows: readonly Row[] = [
  {
    what: 'an address that is taken',
    path: '/sign-up',
    calls: /\/auth\/register$/,
    async send(page) {
      await fillIn(page, await makeAccount(page.request))
      await page.context().clearCookies()
      await page.keyboard.press('Enter')
    },
    pressed: ['link', 'Sign in'],
    come: 'Sign in instead',
  },
  {
    what: 'a link that has been used',
    path: '/recover/new-password#token=used-before',
    calls: /\/recovery\/check$/,
    pressed: ['button', 'Set password'],
    come: 'Ask for a new link',
  },
  {
    what: 'the address and the number of an account',
    path: '/account/profile',
    calls: /\/auth\/identifiers$/,
    isMember: true,
    pressed: ['button', 'Edit: Currency'],
    come: 'Confirmed',
  },
]

for (const { what, path, calls, isMember, send, pressed, come } of rows)
  test(
    `Nothing moves while a finger is down, though an answer arrives about ${what}`,
    { tag: '@any-size' },
    async ({ page, foyer }) => {
      let tell = (): void => {}
      const held = new Promise<void>((resolve) => (tell = resolve))
      const waiting = new Set<string>()
      await page.route(calls, async (route) => {
        waiting.add(route.request().url())
        await held
        await route.continue()
      })
      if (isMember) await proveAddress(page.request, foyer, await enter(page))
      await page.goto(path)
      const [role, name] = pressed
      const below = page.getByRole('main').getByRole(role, { name, exact: true })
      await expect(below).toBeVisible()
      await page.waitForLoadState(send ? 'networkidle' : 'load')
      await send?.(page)
      await expect.poll(() => waiting.size).toBe(1)

      await below.scrollIntoViewIfNeeded()
      // Measures the container, because a pressed button itself moves slightly by its style.
      const read = () =>
        below.evaluate((element) => element.parentElement?.getBoundingClientRect().top ?? Number.NaN)
      const before = await read()
      await below.hover()
      await page.mouse.down()
      const answers = [...waiting].map((url) => page.waitForResponse(url))
      tell()
      for (const answer of answers) await (await answer).finished()
      await page.evaluate(async () => {
        for (let frame = 0; frame < 5; frame++) await new Promise(requestAnimationFrame)
      })
      // Compared to a tenth of a pixel, because browsers lay out in 64ths.
      expect(await read()).toBeCloseTo(before, 1)
      // Released elsewhere, so that the link is not followed.
      await page.mouse.move(1, 1)
      await page.mouse.up()
      await expect(page.getByRole('main').getByText(come).first()).toBeVisible()
    },
  )
