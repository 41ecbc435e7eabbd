import { useEffect, useState, type ReactElement } from 'react'
import { phoneRegions } from '@foyer/core/phone'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, it } from 'vitest'
import '../styles/tokens.css'
import { CountryPicker } from '../pickers/lazy/lazy-country-picker.ts'
import CurrencyPicker from '../pickers/currency-picker/index.ts'
import { countLeftBehind, until } from '../testing/count-left-behind.ts'
import { Dropdown, Menu } from './dropdown/index.ts'
import { createInstallPrompt, InstallBanner } from './install-prompt/index.ts'
import { RichText } from './rich-text/index.ts'
import { TabLinks, Tabs } from './tabs/index.ts'
import { Tooltip } from './tooltip/index.ts'

const exists = (selector: string) => (): boolean =>
  document.querySelector(selector)?.checkVisibility() === true
const press = (selector: string): void => document.querySelector<HTMLElement>(selector)?.click()
const noop = (): void => {}

/** Some, so that a cycle does not spend most of its time on rows. */
const regions = phoneRegions.slice(0, 12)

function InstallSample() {
  const [prompt] = useState(() => createInstallPrompt({ cooldown: 0, device: 'android', storage: null }))
  useEffect(() => prompt.dispose, [prompt])
  return <InstallBanner prompt={prompt} name="Foyer" />
}

const tabs = [
  { id: 'a', title: 'A' },
  { id: 'b', title: 'B' },
]

interface Surface {
  readonly element: ReactElement
  readonly open: () => void
  readonly isOpen: () => boolean
}

const surfaces: Readonly<Record<string, Surface>> = {
  tooltip: {
    element: (
      <Tooltip<HTMLButtonElement> text="A word">
        {(trigger) => (
          <button type="button" {...trigger}>
            Code
          </button>
        )}
      </Tooltip>
    ),
    open: () =>
      document
        .querySelector('button')
        ?.dispatchEvent(new PointerEvent('pointerup', { pointerType: 'touch', bubbles: true })),
    isOpen: exists('[role=tooltip]'),
  },
  dropdown: {
    element: (
      <Dropdown trigger={(trigger) => <button type="button" {...trigger} />}>
        <i>Content</i>
      </Dropdown>
    ),
    open: () => press('button'),
    isOpen: exists('i'),
  },
  menu: {
    element: (
      <Menu
        label="Menu"
        items={[{ id: 'a', title: 'A' }]}
        trigger={(trigger) => <button type="button" {...trigger} />}
      />
    ),
    open: () => press('button'),
    isOpen: exists('[role=menuitem]'),
  },
  tabs: {
    element: <Tabs label="Tabs" tabs={tabs} selected="a" onSelect={noop} />,
    open: () => press('[role=tab]:last-of-type'),
    isOpen: exists('[role=tab]'),
  },
  'tab links': {
    element: <TabLinks label="Tabs" tabs={[{ id: 'a', title: 'A', to: '/a' }]} />,
    open: noop,
    isOpen: exists('nav a'),
  },
  'rich text': { element: <RichText html='<a href="/a">A</a>' />, open: noop, isOpen: exists('a') },
  'install prompt': {
    element: <InstallSample />,
    open: () => dispatchEvent(new Event('beforeinstallprompt', { cancelable: true })),
    isOpen: exists('aside'),
  },
  'currency picker': {
    element: (
      <CurrencyPicker
        currencies={['USD', 'EUR', 'GBP']}
        currency="USD"
        anchor={document.body}
        onSelect={noop}
        onClose={noop}
      />
    ),
    open: noop,
    isOpen: exists('[role=option]'),
  },
  'country picker, which is loaded': {
    element: (
      <CountryPicker
        regions={regions}
        countryCode={null}
        anchor={document.body}
        onSelect={noop}
        onClose={noop}
      />
    ),
    open: noop,
    isOpen: exists('[role=option]'),
  },
}

it.each(Object.entries(surfaces))(
  'mounted and unmounted a hundred times, %s leaves no node, no listener and no growing heap',
  async (_name, { element, open, isOpen }) => {
    const host = document.body.appendChild(document.createElement('div'))
    const root = createRoot(host)
    const leftovers = await countLeftBehind(async () => {
      flushSync(() => root.render(element))
      open()
      await until(isOpen)
      flushSync(() => root.render(null))
      await until(() => !isOpen())
    })
    root.unmount()
    host.remove()
    // A leak of one node per cycle would be a hundred.
    expect(leftovers.nodes).toBeLessThan(30)
    expect(leftovers.listeners).toBeLessThan(10)
    expect(leftovers.heap).toBeLessThan(300)
  },
  120_000,
)
