import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { userEvent } from 'vitest/browser'
import { KitRouter } from '../../router/index.ts'
import '../../styles/tokens.css'
import { findViolations } from '../../testing/find-violations.ts'
import { createHistoryRouter } from '../../testing/history-router.ts'
import { motionEnds } from '../../testing/motion-ends.ts'
import { Menu } from './index.ts'

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

  // R2.17
  it('is operated by arrow keys, Home, End and letters', async () => {
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
  ])('opens on %s with the focus on %s', async (key, name) => {
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

  it('closes on Tab, which moves the focus on from the button', async () => {
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
    await motionEnds()
    expect(await findViolations()).toEqual([])
  })
})

it('can still be operated by keys after the focused item is removed', async () => {
  const menu = (titles: readonly string[]) => (
    <Menu
      label="Actions"
      items={titles.map((title) => ({ id: title, title }))}
      trigger={(trigger) => (
        <button type="button" {...trigger}>
          More
        </button>
      )}
    />
  )
  const screen = await render(menu(['Copy', 'Move', 'Delete']))
  await screen.getByRole('button').click()
  await expect.element(screen.getByRole('menuitem', { name: 'Copy' })).toHaveFocus()
  await screen.rerender(menu(['Move', 'Delete']))
  await press('{ArrowDown}')
  await expect.element(screen.getByRole('menuitem', { name: 'Move' })).toHaveFocus()
})
