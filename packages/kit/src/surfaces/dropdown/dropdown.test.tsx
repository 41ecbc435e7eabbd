import { flushSync } from 'react-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { userEvent } from 'vitest/browser'
import '../../styles/tokens.css'
import { findViolations } from '../../testing/find-violations.ts'
import { motionEnds } from '../../testing/motion-ends.ts'
import { Dropdown } from './index.ts'

const before = location.href

beforeEach(() => {
  document.body.style.cssText = 'background: var(--foyer-ground); color: var(--foyer-ink)'
})

afterEach(() => {
  history.replaceState(null, '', before)
  document.body.removeAttribute('style')
  document.documentElement.dir = ''
})

const press = (keys: string) => userEvent.keyboard(keys)

async function showDropdown() {
  const screen = await render(
    <>
      <Dropdown
        trigger={(trigger) => (
          <button type="button" {...trigger}>
            Filter
          </button>
        )}
      >
        {(close) => (
          <>
            <input aria-label="Name" />
            <button type="button" onClick={close}>
              Done
            </button>
          </>
        )}
      </Dropdown>
      <button type="button">After</button>
    </>,
  )
  return {
    screen,
    trigger: screen.getByRole('button', { name: 'Filter' }),
    input: screen.getByLabelText('Name'),
  }
}

function readLook(panel: HTMLElement | null) {
  const { opacity, pointerEvents: press } = getComputedStyle(panel ?? document.body)
  return { opacity, press }
}

describe('a dropdown of anything', () => {
  // R2.17
  it('opens and closes by its button, which exposes its state', async () => {
    const { trigger, input } = await showDropdown()
    await expect.element(trigger).toHaveAttribute('aria-expanded', 'false')
    await trigger.click()
    await expect.element(input).toBeVisible()
    await expect.element(trigger).toHaveAttribute('aria-expanded', 'true')
    const panel = document.getElementById(trigger.element().getAttribute('aria-controls') ?? '')
    expect(panel?.contains(input.element())).toBe(true)
    await trigger.click()
    await expect.element(input).not.toBeInTheDocument()
  })

  it('ignores presses while it is invisible, before it is placed', async () => {
    const { trigger, input } = await showDropdown()
    // Renders synchronously; the panel is placed in a later task at the earliest.
    flushSync(() => (trigger.element() as HTMLElement).click())
    const panel = input.element().closest<HTMLElement>('[popover]')
    const isUnplaced = panel?.dataset['side'] === undefined
    expect({ isUnplaced, ...readLook(panel) }).toEqual({ isUnplaced: true, opacity: '0', press: 'none' })
    await vi.waitUntil(() => panel?.dataset['side'] !== undefined)
    expect(readLook(panel).press).toBe('auto')
  })

  it('comes next in the tab order, and closes when Tab leaves it', async () => {
    const { screen, trigger, input } = await showDropdown()
    await press('{Tab}{Enter}')
    await expect.element(input).toBeVisible()
    await press('{Tab}')
    await expect.element(input).toHaveFocus()
    await press('{Tab}{Tab}')
    await expect.element(screen.getByRole('button', { name: 'After' })).toHaveFocus()
    await expect.element(input).not.toBeInTheDocument()
    await expect.element(trigger).toHaveAttribute('aria-expanded', 'false')
  })

  it('closes when a press in a frame of the page takes the focus', async () => {
    const { screen, trigger, input } = await showDropdown()
    await trigger.click()
    await expect.element(input).toBeVisible()
    const frame = screen.container.appendChild(document.createElement('iframe'))
    await userEvent.click(frame)
    await expect.element(input).not.toBeInTheDocument()
  })

  it('stays open when the focus moves to a frame in it', async () => {
    const { trigger, input } = await showDropdown()
    await trigger.click()
    const frame = document.createElement('iframe')
    input.element().after(frame)
    await userEvent.click(frame)
    expect(document.activeElement).toBe(frame)
    await expect.element(input).toBeVisible()
  })

  it('closes by Escape and by its content, and gives the focus back', async () => {
    const { screen, trigger, input } = await showDropdown()
    await trigger.click()
    await input.click()
    await press('{Escape}')
    await expect.element(trigger).toHaveFocus()
    await expect.element(input).not.toBeInTheDocument()
    await trigger.click()
    await screen.getByRole('button', { name: 'Done' }).click()
    await expect.element(trigger).toHaveFocus()
  })

  it.each([{ isComposing: true }, { keyCode: 229 }])(
    'stays open on an Escape that belongs to an input method: %o',
    async (composing) => {
      const { trigger, input } = await showDropdown()
      await trigger.click()
      await input.click()
      const escape = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, ...composing })
      input.element().dispatchEvent(escape)
      await press('a')
      await expect.element(input).toHaveValue('a')
    },
  )

  it('closes on a press elsewhere, and leaves the focus where that press has put it', async () => {
    const { screen, trigger, input } = await showDropdown()
    await trigger.click()
    await expect.element(input).toBeVisible()
    const after = screen.getByRole('button', { name: 'After' })
    await after.click()
    await expect.element(input).not.toBeInTheDocument()
    await expect.element(after).toHaveFocus()
  })

  it.each(['ltr', 'rtl'])(
    'opens below its button, aligned with its start, with nothing for axe to find (%s)',
    async (dir) => {
      document.documentElement.dir = dir
      const { trigger, input } = await showDropdown()
      await trigger.click()
      const panel = input.element().parentElement
      await expect.poll(() => panel?.dataset['side']).toBe('bottom-start')
      await motionEnds()
      const [box, at] = [panel?.getBoundingClientRect(), trigger.element().getBoundingClientRect()]
      expect(box?.top).toBeCloseTo(at.bottom + 8, 0)
      // It keeps a distance of 8 px from the window's edge.
      expect(dir === 'rtl' ? innerWidth - (box?.right ?? 0) : box?.left).toBeCloseTo(8, 0)
      expect(await findViolations()).toEqual([])
    },
  )
})
