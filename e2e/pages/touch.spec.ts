import type { Page } from '@playwright/test'
import { expect, expectNoAxeViolations, test } from '../testing/foyer.ts'
import { accountMenu, signUpByCall, signUp } from '../testing/forms.ts'
import { proveAddress } from '../testing/prove-address.ts'
import { openScreen, rooms, screens } from '../testing/screens.ts'

test.use({ colorScheme: 'dark' })

/** Finds controls that are smaller than 44 × 44 px, by testing where presses hit them. Links within a sentence may be as low as a line. */
function findSmallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const minSize = 44
    const controls = 'a[href], button, input, select, summary, [role=tab], [role=menuitem], [role=option]'

    const isInSentence = (element: Element): boolean =>
      getComputedStyle(element).display === 'inline' &&
      [...(element.parentElement?.childNodes ?? [])].some(
        (node) => node.nodeType === Node.TEXT_NODE && /\p{L}/u.test(node.textContent ?? ''),
      )
    const receives = (element: HTMLElement, x: number, y: number): boolean => {
      const hitElement = document.elementFromPoint(x, y)
      return (
        hitElement !== null &&
        (element.contains(hitElement) || hitElement.closest('label')?.control === element)
      )
    }
    /** How far from its middle presses hit the element, in both directions. */
    const measureReach = (element: HTMLElement, x: number, y: number, dx: number, dy: number): number => {
      let length = 0
      for (const sign of [-1, 1])
        for (
          let step = 1;
          step <= minSize && receives(element, x + sign * dx * step, y + sign * dy * step);
          step++
        )
          length++
      return length + 1
    }

    // While a modal dialog is open, nothing outside of it can be pressed.
    const layer = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document
    return [...layer.querySelectorAll<HTMLElement>(controls)].flatMap((element) => {
      const isVisible = element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      if (
        !isVisible ||
        element.matches(':disabled, [inert] *, [aria-hidden=true] *') ||
        isInSentence(element)
      )
        return []
      element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
      const { left, top, width, height } = element.getBoundingClientRect()
      const [x, y] = [left + width / 2, top + height / 2]
      // An element that is hidden until it has the focus.
      if (!receives(element, x, y)) return []
      const size = [measureReach(element, x, y, 1, 0), measureReach(element, x, y, 0, 1)] as const
      const name = element.getAttribute('aria-label') ?? (element.textContent || element.getAttribute('name'))
      return Math.min(...size) < minSize ? [`${element.tagName} “${name}”: ${size.join(' × ')} px`] : []
    })
  })
}

async function expectTargets(page: Page, description: string): Promise<void> {
  expect.soft(await findSmallTargets(page), description).toEqual([])
}

test('Every control on public pages, outside of sentences, is at least 44 px in size, and axe finds nothing in the dark theme', async ({
  page,
}) => {
  for (const screen of screens) {
    await openScreen(page, screen)
    await expectTargets(page, screen.path)
    await expectNoAxeViolations(page)
  }
  await page.goto('/sign-up')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.locator('[aria-invalid=true]').first()).toBeVisible()
  await expectTargets(page, 'sign-up with errors')
  await page.goto('/checkout')
  await page.getByRole('button', { name: /^(Country:|Choose a country)/ }).click()
  await expect(page.getByRole('option').nth(3)).toBeVisible()
  await expectTargets(page, 'the list of countries')
})

/** Records layout shifts, with the elements that move. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const moved: string[] = []
    Object.assign(window, { moved })
    new PerformanceObserver((list) => {
      // Less than a thousandth is a pixel or two of a line that is shown in another font.
      for (const entry of (list.getEntries() as LayoutShift[]).filter(({ value }) => value >= 0.001))
        for (const { node, previousRect, currentRect } of entry.sources)
          // An element that enters the window was under no finger before.
          if (previousRect.height > 0)
            moved.push(
              `${entry.value.toFixed(4)} ${entry.hadRecentInput ? 'after input' : 'by itself'}: ${
                node instanceof Element ? node.outerHTML.slice(0, 90) : (node?.nodeName ?? 'gone')
              } ${previousRect.y} → ${currentRect.y}`,
            )
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

interface LayoutShift extends PerformanceEntry {
  readonly value: number
  readonly hadRecentInput: boolean
  readonly sources: readonly {
    readonly node: Node | null
    readonly previousRect: DOMRectReadOnly
    readonly currentRect: DOMRectReadOnly
  }[]
}

const readShifts = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    // Two frames, because shifts are reported after the paint.
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
    return (window as unknown as { moved: string[] }).moved.splice(0)
  })

async function expectNoShifts(page: Page, description: string): Promise<void> {
  expect.soft(await readShifts(page), description).toEqual([])
}

for (const path of ['/sign-in', '/sign-up', '/checkout'])
  test(`Nothing moves under a finger on ${path}, from the first paint to the errors`, async ({ page }) => {
    await watchShifts(page)
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    await expectNoShifts(page, 'at the beginning')
    const fields = page.getByRole('main').locator('input:visible:not([type=checkbox], [type=radio])')
    // In the checkout the fields are left out: it shows what a postcode looks like while somebody types one.
    const count = path === '/checkout' ? 0 : await fields.count()
    for (let field = 0; field < count; field++) {
      await fields.nth(field).tap()
      await expectNoShifts(page, `with the focus in field ${field + 1}`)
    }
    await page.getByRole('main').locator('button[type=submit]').first().tap()
    await expect(page.locator('[aria-invalid=true]').first()).toBeVisible()
    await expectNoShifts(page, 'with its errors')
  })

test('In the account nothing moves by itself once the address is proven, controls are at least 44 px in size, and axe finds nothing in the open menu', async ({
  page,
  foyer,
}) => {
  const person = await signUpByCall(page)
  await proveAddress(page.request, foyer, person)
  await watchShifts(page)
  for (const room of rooms) {
    await openScreen(page, room)
    await page.waitForLoadState('networkidle')
    await expectNoShifts(page, room.path)
    await expectTargets(page, room.path)
  }
  await page.goto('/')
  await accountMenu(page).click()
  await expect(page.getByRole('menuitem').first()).toBeVisible()
  await expectTargets(page, 'the menu')
  await expectNoAxeViolations(page)
  // With an unproven address each room shows a notice; and after a sign-up by the form, the list of devices has details.
  await page.context().clearCookies()
  await signUp(page)
  await openScreen(page, { path: '/account/security', title: 'Security' })
  await expect(page.getByRole('link', { name: 'Confirm now' }).first()).toBeVisible()
  await expect(page.getByText('Details')).toBeVisible()
  await expectTargets(page, 'the notice of an address that is not proven, and the details of a device')
})
