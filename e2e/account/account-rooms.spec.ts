import type { Page } from '@playwright/test'
import { findFaults } from '../playground/testing/page-faults.ts'
import { expect, expectNoAxeViolations, expectNoHorizontalOverflow, test } from '../testing/foyer.ts'
import { signUpByCall, tabTo } from '../testing/forms.ts'
import { holdScripts } from '../testing/hold-scripts.ts'
import { rooms } from '../testing/screens.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const nav = (page: Page) => page.getByRole('navigation', { name: 'Your account' })
const backLink = (page: Page) =>
  page.getByRole('main').getByRole('link', { name: 'Your account', exact: true })

/** Forced colours remove backgrounds and shadows: all controls must still be visible, and the link of the current room marked. */
async function expectSeenInForcedColors(page: Page, path: string): Promise<void> {
  await expect(page.locator('[data-skeleton]')).toHaveCount(0)
  await page.emulateMedia({ forcedColors: 'active' })
  expect(await findFaults(page, 'findForcedColorFaults'), path).toEqual([])
  const current = nav(page).locator('[aria-current=page]')
  if (await current.count()) await expect(current).toHaveCSS('outline-style', 'solid')
  await page.emulateMedia({ forcedColors: 'none' })
}

test(
  'Each account room has its address, title and mark in the navigation, shows its controls in forced colours, and is reached by Back',
  { tag: '@any-size' },
  async ({ page }) => {
    await signUpByCall(page)
    await page.goto('/account')
    await expect(page).toHaveTitle('Your account · Foyer')
    await expect(heading(page)).toHaveText('Your account')
    await expectSeenInForcedColors(page, '/account')
    for (const { path, title } of rooms.slice(1)) {
      await nav(page).getByRole('link', { name: title }).click()
      await expect(page).toHaveURL(new RegExp(`${path}$`))
      await expect(page).toHaveTitle(`${title} · Foyer`)
      await expect(heading(page)).toHaveText(title)
      await expect(heading(page)).toBeFocused()
      await expect(nav(page).locator('[aria-current=page]')).toHaveText(new RegExp(`^${title}`))
      await expectSeenInForcedColors(page, path)
    }
    for (const { path, title } of rooms.slice(0, -1).toReversed()) {
      await page.goBack()
      await expect(page).toHaveURL(new RegExp(`${path}$`))
      await expect(page).toHaveTitle(`${title} · Foyer`)
      await expect(heading(page)).toHaveText(title)
    }
    await page.goto('/')
    await expect(heading(page)).toHaveText('Welcome')
    await expect(nav(page)).toBeVisible()
    await expectSeenInForcedColors(page, '/')
  },
)

test(
  'On a narrow screen the account is a list of rooms that does not scroll sideways, and each room links back to it',
  { tag: '@any-size' },
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await signUpByCall(page)
    await page.goto('/account')
    await expect(heading(page)).toHaveText('Your account')
    await expect(page.getByText('Member since')).toBeHidden()
    await expectNoAxeViolations(page)
    for (const { path, title } of rooms.slice(1)) {
      await nav(page).getByRole('link', { name: title }).click()
      await expect(page).toHaveURL(new RegExp(`${path}$`))
      await expect(heading(page)).toBeFocused()
      await expect(nav(page)).toBeHidden()
      if (title === 'Security') await expectNoAxeViolations(page)
      await tabTo(page, backLink(page), 'Shift+Tab')
      await page.keyboard.press('Enter')
      await expect(heading(page)).toHaveText('Your account')
      await expect(nav(page)).toBeVisible()
    }
    await expect(page.getByText('Your e-mail address is not confirmed yet.')).toBeVisible()
    await expectNoHorizontalOverflow(page, 'the list of rooms')
  },
)

test.describe('On a slow connection', () => {
  test(
    'the skeleton of the account appears within 300 ms, before any script has arrived',
    { tag: '@any-size' },
    async ({ page }) => {
      await signUpByCall(page)
      const release = await holdScripts(page)
      await page.goto('/account/security', { waitUntil: 'commit' })
      const outline = page.locator('[data-skeleton]')
      await expect(outline).toBeVisible()
      const timing = await outline.evaluate((element) => {
        const { delay = 0, duration = 0 } = element.getAnimations()[0]?.effect?.getTiming() ?? {}
        return { delay, end: delay + Number(duration) }
      })
      expect(timing).toEqual({ delay: 150, end: 290 })
      await release()
      await expect(heading(page)).toHaveText('Security')
      await expect(page.getByText('This device')).toBeVisible()
      await expect(outline).toHaveCount(0)
    },
  )

  test(
    'the skeleton of a room stands where its list will be, and is still for people who prefer reduced motion',
    { tag: '@any-size' },
    async ({ page }) => {
      await signUpByCall(page)
      let resolveHeld = (): void => undefined
      const held = new Promise<void>((resolve) => (resolveHeld = resolve))
      await page.route('**/web/v1/auth/sessions', async (route) => {
        await held
        await route.continue()
      })
      const devices = page.getByRole('region', { name: 'Devices and sessions' })
      const isPulsing = () =>
        devices
          .locator('[data-skeleton] i')
          .first()
          .evaluate((bar) => getComputedStyle(bar, '::before').animationName)
      await page.goto('/account/security')
      await expect(devices.locator('[data-skeleton]')).toBeVisible()
      await expect(devices.getByRole('status')).toHaveText('Loading your devices')
      expect(await isPulsing()).toMatch(/breathe/)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      expect(await isPulsing()).toBe('none')
      await expectNoAxeViolations(page)
      resolveHeld()
      await expect(page.getByText('This device')).toBeVisible()
    },
  )
})
