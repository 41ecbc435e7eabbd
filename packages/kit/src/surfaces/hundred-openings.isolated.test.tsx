import { useState, type ReactElement } from 'react'
import { flushSync } from 'react-dom'
import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import '../styles/tokens.css'
import { countLeftBehind, until } from '../testing/count-left-behind.ts'
import { Dropdown, Menu } from './dropdown/index.ts'
import { Tabs } from './tabs/index.ts'
import { Tooltip } from './tooltip/index.ts'

/** A surface that stays mounted, to find leaks that unmounting would clean up. */
interface StayingSurface {
  readonly element: ReactElement
  /** Opens the surface if it is closed, and closes it otherwise. */
  readonly toggle: () => void
  readonly isOpen: () => boolean
}

const isSeen = (selector: string) => (): boolean =>
  document.querySelector(selector)?.checkVisibility() === true
const press = (selector: string): void => document.querySelector<HTMLElement>(selector)?.click()

const tabs = [
  { id: 'a', title: 'A' },
  { id: 'b', title: 'B' },
]

function TabsSample() {
  const [selected, select] = useState('a')
  return (
    <Tabs label="Tabs" tabs={tabs} selected={selected} onSelect={select}>
      {selected === 'b' && <i>Content</i>}
    </Tabs>
  )
}

const surfaces: Readonly<Record<string, StayingSurface>> = {
  tooltip: {
    element: (
      <Tooltip<HTMLButtonElement> text="A word">
        {(trigger) => <button type="button" {...trigger} aria-label="Code" />}
      </Tooltip>
    ),
    toggle: () =>
      document
        .querySelector('button')
        ?.dispatchEvent(new PointerEvent('pointerup', { pointerType: 'touch', bubbles: true })),
    isOpen: isSeen('[role=tooltip]'),
  },
  dropdown: {
    element: (
      <Dropdown trigger={(trigger) => <button type="button" {...trigger} aria-label="More" />}>
        <i>Content</i>
      </Dropdown>
    ),
    toggle: () => press('button'),
    isOpen: isSeen('i'),
  },
  menu: {
    element: (
      <Menu
        label="Menu"
        items={[{ id: 'a', title: 'A' }]}
        trigger={(trigger) => <button type="button" {...trigger} aria-label="More" />}
      />
    ),
    toggle: () => press('button'),
    isOpen: isSeen('[role=menuitem]'),
  },
  tabs: {
    element: <TabsSample />,
    toggle: () => press('[role=tab][aria-selected=false]'),
    isOpen: isSeen('i'),
  },
}

it.each(Object.entries(surfaces))(
  'opened and closed a hundred times while mounted, %s leaves no node, no listener and no growing heap',
  async (_name, { element, toggle, isOpen }) => {
    await render(element)
    const leftovers = await countLeftBehind(async () => {
      flushSync(toggle)
      await until(isOpen)
      flushSync(toggle)
      await until(() => !isOpen())
    })
    expect(leftovers.nodes).toBeLessThan(30)
    expect(leftovers.listeners).toBeLessThan(10)
    expect(leftovers.heap).toBeLessThan(300)
  },
  60_000,
)

it('the measurement notices a node, a listener and three kB left behind by each of a hundred cycles', async () => {
  const retained: unknown[] = []
  const abortController = new AbortController()
  const leftovers = await countLeftBehind(() => {
    addEventListener('foyer', () => {}, { signal: abortController.signal })
    retained.push(
      document.createElement('i'),
      Array.from({ length: 1000 }, (_, turn) => turn),
    )
    return Promise.resolve()
  })
  abortController.abort()
  expect(retained).toHaveLength(442)
  expect(leftovers.nodes).toBeGreaterThanOrEqual(100)
  expect(leftovers.listeners).toBeGreaterThanOrEqual(100)
  expect(leftovers.heap).toBeGreaterThan(300)
})
