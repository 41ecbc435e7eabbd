import { afterEach, beforeEach, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { findViolationsInThemes } from '../../testing/find-violations.ts'
import '../../styles/tokens.css'
import { EmailInput } from './index.ts'

const input = page.getByRole('combobox', { name: 'E-mail' })
const list = page.getByRole('listbox')
const root = document.documentElement

beforeEach(() => {
  document.body.style.cssText = 'margin: 0; background: var(--foyer-ground); color: var(--foyer-ink)'
})

afterEach(async () => {
  document.body.removeAttribute('style')
  root.removeAttribute('style')
  root.removeAttribute('dir')
  delete root.dataset['theme']
  await page.viewport(1280, 800)
})

async function openList(style = '', text = 'anna@') {
  const screen = await render(<EmailInput name="email" label="E-mail" />)
  screen.container.style.cssText = style
  await input.click()
  const before = [root.scrollHeight, root.scrollWidth]
  await userEvent.keyboard(text)
  await expect.element(list).toBeVisible()
  return { moved: before.toString() !== [root.scrollHeight, root.scrollWidth].toString() }
}

const rectOf = (locator: typeof list) => locator.element().getBoundingClientRect()
const boxRect = () => input.element().getBoundingClientRect()

/** Is the middle of every option unobscured? */
function areAllInReach(): boolean {
  return list
    .getByRole('option')
    .elements()
    .every((option) => {
      const { left, top, width, height } = option.getBoundingClientRect()
      return option.contains(document.elementFromPoint(left + width / 2, top + height / 2))
    })
}

it('opens below the box, as wide as the box, and is not clipped by the elements around it', async () => {
  const { moved } = await openList(
    'block-size: 90px; overflow: hidden; transform: translateX(20px); inline-size: 300px',
  )
  expect(moved).toBe(false)
  expect(rectOf(list).top).toBe((boxRect().bottom ?? 0) + 8)
  expect([rectOf(list).left, rectOf(list).width]).toEqual([boxRect().left, boxRect().width])
  expect(areAllInReach()).toBe(true)
})

it('follows the box when the page is scrolled', async () => {
  document.body.style.blockSize = '3000px'
  await openList('padding-block-start: 300px')
  window.scrollTo(0, 150)
  await expect.poll(() => rectOf(list).top).toBe((boxRect().bottom ?? 0) + 8)
})

it('opens above the box when there is no room below', async () => {
  const { moved } = await openList('position: fixed; inset-block-end: 0; inset-inline: 0')
  expect(moved).toBe(false)
  expect(rectOf(list).bottom).toBe((boxRect().top ?? 0) - 8)
  expect(areAllInReach()).toBe(true)
})

it.each([
  ['at 320 px', 320, '16px', 'ltr'],
  ['at 320 px with text twice as large', 320, '32px', 'ltr'],
  ['from right to left', 320, '16px', 'rtl'],
])(
  'keeps whole addresses in sight, in rows large enough for a finger: %s',
  async (_case, width, size, dir) => {
    await page.viewport(width, 700)
    root.style.fontSize = size
    root.dir = dir
    const { moved } = await openList('padding: 16px', 'a.rather.long.name.of.somebody@')
    expect(moved).toBe(false)
    expect(rectOf(list).left).toBeGreaterThanOrEqual(0)
    expect(rectOf(list).right).toBeLessThanOrEqual(width)
    for (const option of list.getByRole('option').elements()) {
      expect(option.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
      expect(option.scrollWidth).toBeLessThanOrEqual(option.clientWidth)
      expect(getComputedStyle(option).direction).toBe('ltr')
    }
  },
)

it('scrolls the active option into view in a low window', async () => {
  await page.viewport(320, 200)
  await openList('padding: 16px')
  await userEvent.keyboard('{ArrowUp}')
  const last = list.getByRole('option').elements().at(-1)?.getBoundingClientRect()
  await expect.element(list.getByRole('option').last()).toHaveAttribute('aria-selected', 'true')
  expect(last?.bottom).toBeLessThanOrEqual(rectOf(list).bottom)
  expect(rectOf(list).bottom).toBeLessThanOrEqual(200)
})

it('gives axe nothing to find, closed, open, with an active option and with a question, in both themes', async () => {
  await openList()
  const found = await findViolationsInThemes()
  await userEvent.keyboard('{ArrowDown}')
  found.push(...(await findViolationsInThemes()))
  await userEvent.keyboard('{Escape}')
  await expect.element(list).not.toBeInTheDocument()
  found.push(...(await findViolationsInThemes()))
  await input.fill('anna@gmial.com')
  await expect.element(list).toBeVisible()
  found.push(...(await findViolationsInThemes()))
  await userEvent.tab()
  await expect.element(page.getByRole('button', { name: 'Did you mean gmail.com?' })).toBeVisible()
  found.push(...(await findViolationsInThemes()))
  expect(found).toEqual([])
})
