import { cdp } from 'vitest/browser'
import { expect, it } from 'vitest'
import type { ReactElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { Dropdown, Menu } from './dropdown/index.ts'
import { createInstallPrompt, InstallBanner } from './install-prompt/index.ts'
import { RichText } from './rich-text/index.ts'
import { TabLinks } from './tabs/index.ts'
import { Tooltip } from './tooltip/index.ts'

/** The part of Chromium's protocol that counts. */
interface CountProtocol {
  send(method: 'HeapProfiler.collectGarbage'): Promise<unknown>
  send(method: 'Memory.getDOMCounters'): Promise<{ nodes: number; jsEventListeners: number }>
  send(method: 'Runtime.getHeapUsage'): Promise<{ usedSize: number }>
}

const protocol = (): CountProtocol => cdp() as CountProtocol

async function count() {
  await protocol().send('HeapProfiler.collectGarbage')
  const { nodes, jsEventListeners } = await protocol().send('Memory.getDOMCounters')
  const { usedSize } = await protocol().send('Runtime.getHeapUsage')
  return { nodes, jsEventListeners, usedSize }
}

const press = (selector: string) => (): void => document.querySelector<HTMLElement>(selector)?.click()
const noop = (): void => {}

function InstallSample() {
  const prompt = createInstallPrompt({ cooldown: 0, device: 'ios', storage: null })
  prompt.dispose()
  return <InstallBanner prompt={prompt} name="Foyer" />
}

const surfaces: Readonly<Record<string, readonly [ReactElement, () => void]>> = {
  tooltip: [
    <Tooltip<HTMLButtonElement> key="a" text="A word">
      {(trigger) => (
        <button type="button" {...trigger}>
          Code
        </button>
      )}
    </Tooltip>,
    () => {
      const button = document.querySelector('button')
      button?.dispatchEvent(new PointerEvent('pointerup', { pointerType: 'touch', bubbles: true }))
    },
  ],
  dropdown: [
    <Dropdown key="a" trigger={(trigger) => <button type="button" {...trigger} />}>
      Content
    </Dropdown>,
    press('button'),
  ],
  menu: [
    <Menu
      key="a"
      label="Menu"
      items={[{ id: 'a', title: 'A' }]}
      trigger={(trigger) => <button type="button" {...trigger} />}
    />,
    press('button'),
  ],
  'tab links': [<TabLinks key="a" label="Tabs" tabs={[{ id: 'a', title: 'A', to: '/a' }]} />, noop],
  'rich text': [<RichText key="a" html='<a href="/a">A</a>' />, noop],
  'install prompt': [<InstallSample key="a" />, noop],
}

it.each(Object.entries(surfaces))(
  'a hundred times: %s leaves no node, no listener and no growing heap',
  async (_name, [surface, open]) => {
    const root = createRoot(document.body.appendChild(document.createElement('div')))
    const cycle = (times: number): void => {
      for (let time = 0; time < times; time++) {
        flushSync(() => root.render(surface))
        flushSync(open)
        flushSync(() => root.render(null))
      }
    }
    // What is made once and kept is made first.
    cycle(20)
    const before = await count()
    cycle(100)
    const after = await count()
    root.unmount()
    // One node a cycle would be a hundred; the test's own page moves a little.
    expect(after.nodes - before.nodes).toBeLessThan(50)
    expect(after.jsEventListeners - before.jsEventListeners).toBeLessThan(20)
    expect((after.usedSize - before.usedSize) / 100).toBeLessThan(3000)
  },
  60_000,
)
