import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { userEvent } from 'vitest/browser'
import { KitRouter } from '../../router/index.ts'
import '../../styles/tokens.css'
import { findViolations } from '../../test/find-violations.ts'
import { createHistoryRouter } from '../../test/history-router.ts'
import { Dropdown, Menu } from './index.ts'

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

describe('a dropdown of anything', () => {
  it('opens and closes by its button, which says so', async () => {
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

  it('is next of the Tab key, and closes when that goes on', async () => {
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

  it('closes by a press elsewhere, which has the focus then', async () => {
    const { screen, trigger, input } = await showDropdown()
    await trigger.click()
    await expect.element(input).toBeVisible()
    const after = screen.getByRole('button', { name: 'After' })
    await after.click()
    await expect.element(input).not.toBeInTheDocument()
    await expect.element(after).toHaveFocus()
  })

  it.each(['ltr', 'rtl'])(
    'stands below its button, from its start, with nothing for axe to find (%s)',
    async (dir) => {
      document.documentElement.dir = dir
      const { trigger, input } = await showDropdown()
      await trigger.click()
      const panel = input.element().parentElement
      await expect.poll(() => panel?.dataset['side']).toBe('bottom-start')
      await Promise.all(document.getAnimations().map(({ finished }) => finished))
      const [box, at] = [panel?.getBoundingClientRect(), trigger.element().getBoundingClientRect()]
      expect(box?.top).toBeCloseTo(at.bottom + 8, 0)
      // The window's edge keeps it 8 px away.
      expect(dir === 'rtl' ? innerWidth - (box?.right ?? 0) : box?.left).toBeCloseTo(8, 0)
      expect(await findViolations()).toEqual([])
    },
  )
})

describe('a menu', () => {
  const items = [
    { id: 'profile', title: 'Profile', to: '/profile' },
    { id: 'devices', title: 'Devices' },
    { id: 'out', title: 'Sign out' },
  ] as const
  const router = createHistoryRouter([/^\/profile$/])

  async function show() {
    const onSelect = vi.fn<(id: string) => void>()
    const screen = await render(
      <KitRouter value={router}>
        <Menu
          label="Account"
          trigger={(trigger) => (
            <button type="button" {...trigger}>
              Anna
            </button>
          )}
          items={items}
          onSelect={onSelect}
        />
        <button type="button">After</button>
      </KitRouter>,
    )
    const item = (name: string) => screen.getByRole('menuitem', { name })
    return { screen, onSelect, item, trigger: screen.getByRole('button', { name: 'Anna' }) }
  }

  it('is led through by arrow keys, Home, End and letters', async () => {
    const { item } = await show()
    await press('{Tab}')
    for (const [key, name] of [
      ['Enter', 'Profile'],
      ['ArrowDown', 'Devices'],
      ['End', 'Sign out'],
      ['ArrowDown', 'Profile'],
      ['ArrowUp', 'Sign out'],
      ['d', 'Devices'],
      ['Home', 'Profile'],
    ] as const) {
      await press(`{${key}}`)
      await expect.element(item(name)).toHaveFocus()
    }
  })

  it.each([
    ['ArrowDown', 'Profile'],
    ['ArrowUp', 'Sign out'],
  ])('opens by %s at %s', async (key, name) => {
    const { item } = await show()
    await press(`{Tab}{${key}}`)
    await expect.element(item(name)).toHaveFocus()
  })

  it.each(['{Enter}', ' '])('chooses by %j, closes, and gives the focus back', async (key) => {
    const { onSelect, item, trigger } = await show()
    await press('{Tab}{ArrowUp}')
    await expect.element(item('Sign out')).toHaveFocus()
    await press(key)
    expect(onSelect.mock.calls).toEqual([['out']])
    await expect.element(trigger).toHaveFocus()
    await expect.element(item('Sign out')).not.toBeInTheDocument()
  })

  it('follows a link by the router of the app', async () => {
    const { item, trigger } = await show()
    await trigger.click()
    await item('Profile').click()
    expect(location.pathname).toBe('/profile')
  })

  it('closes by Tab, which goes on from the button', async () => {
    const { screen, item } = await show()
    await press('{Tab}{Enter}')
    await expect.element(item('Profile')).toHaveFocus()
    await press('{Tab}')
    await expect.element(screen.getByRole('button', { name: 'After' })).toHaveFocus()
    await expect.element(item('Profile')).not.toBeInTheDocument()
  })

  it('gives axe nothing to find', async () => {
    const { item, trigger } = await show()
    await trigger.click()
    await expect.poll(() => item('Profile').element().parentElement?.dataset['side']).toBe('bottom-start')
    await Promise.all(document.getAnimations().map(({ finished }) => finished))
    expect(await findViolations()).toEqual([])
  })
})
