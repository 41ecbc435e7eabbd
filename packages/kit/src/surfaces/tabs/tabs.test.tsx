import { useState } from 'react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { cdp, userEvent } from 'vitest/browser'
import { Tabs, type TabsProps } from './index.ts'
import '../../styles/tokens.css'

type Id = 'email' | 'phone' | 'code'
const tabs = [
  { id: 'email', title: 'E-mail' },
  { id: 'phone', title: 'Phone' },
  { id: 'code', title: 'Code' },
] as const

function Example({ onSelect, ...props }: Partial<TabsProps<Id>>) {
  const [selected, setSelected] = useState<Id>('email')
  return (
    <Tabs
      label="Way to sign in"
      tabs={tabs}
      selected={selected}
      onSelect={(id) => {
        onSelect?.(id)
        setSelected(id)
      }}
      {...props}
    >
      Panel of {selected}
    </Tabs>
  )
}

// R1.15, R2.19, R3.60
it('selects the pressed tab and shows its panel, named by the tab', async () => {
  const onSelect = vi.fn<(id: Id) => void>()
  const screen = await render(<Example onSelect={onSelect} />)
  await screen.getByRole('tab', { name: 'Phone' }).click()
  await expect.element(screen.getByRole('tab', { selected: true })).toHaveTextContent('Phone')
  await expect.element(screen.getByRole('tabpanel', { name: 'Phone' })).toHaveTextContent('Panel of phone')
  await screen.getByRole('tab', { name: 'Phone' }).click()
  expect(onSelect.mock.calls).toEqual([['phone']])
})

it('shows only its content while there are no tabs, and keeps what was typed there when they come or go', async () => {
  const create = (shown: readonly (typeof tabs)[number][]) => (
    <Tabs label="Way to sign in" tabs={shown} selected="email" onSelect={() => {}}>
      <input aria-label="E-mail" />
    </Tabs>
  )
  const screen = await render(create(tabs))
  const input = screen.getByRole('textbox', { name: 'E-mail' })
  await input.fill('anna@example.com')
  for (const shown of [[], tabs]) {
    await screen.rerender(create(shown))
    expect(screen.getByRole('tab').elements()).toHaveLength(shown.length)
    for (const role of ['tablist', 'tabpanel'] as const)
      expect(screen.getByRole(role).elements()).toHaveLength(shown.length === 0 ? 0 : 1)
    await expect.element(input).toHaveValue('anna@example.com')
    await expect.element(input).toHaveFocus()
  }
})

// R3.60
it('renders the icon of a tab before its title, and is named by the title alone', async () => {
  const icon = <svg aria-hidden="true" width="16" height="16" />
  const screen = await render(<Example tabs={[tabs[0], { ...tabs[1], icon }, tabs[2]]} />)
  const phone = screen.getByRole('tab', { name: 'Phone', exact: true }).element()
  const rendered = phone.querySelector('svg')?.getBoundingClientRect()
  const title = document.createRange()
  title.selectNodeContents(phone.lastChild ?? phone)
  expect(rendered?.width).toBe(16)
  expect(rendered?.right).toBeLessThan(title.getBoundingClientRect().left)
  expect(screen.container.querySelectorAll('svg')).toHaveLength(1)
})

it('is one tab stop, and arrow keys, Home and End select', async () => {
  const screen = await render(<Example />)
  await userEvent.keyboard('{Tab}')
  await expect.element(screen.getByRole('tab', { name: 'E-mail' })).toHaveFocus()
  for (const [key, name] of [
    ['ArrowRight', 'Phone'],
    ['End', 'Code'],
    ['ArrowRight', 'E-mail'],
    ['ArrowLeft', 'Code'],
    ['Home', 'E-mail'],
  ]) {
    await userEvent.keyboard(`{${key}}`)
    const tab = screen.getByRole('tab', { name })
    await expect.element(tab).toHaveFocus()
    await expect.element(tab).toHaveAttribute('aria-selected', 'true')
    await expect.element(tab).toHaveAttribute('tabindex', '0')
  }
  await userEvent.keyboard('{Tab}')
  expect(document.activeElement?.getAttribute('role')).not.toBe('tab')
})

it('follows the reading direction', async () => {
  const screen = await render(
    <div dir="rtl">
      <Example />
    </div>,
  )
  await userEvent.keyboard('{Tab}{ArrowLeft}')
  await expect.element(screen.getByRole('tab', { name: 'Phone' })).toHaveFocus()
})

// R2.22
it('uses the up and down keys when it is vertical', async () => {
  const screen = await render(<Example direction="vertical" />)
  await userEvent.keyboard('{Tab}{ArrowDown}')
  await expect.element(screen.getByRole('tab', { name: 'Phone' })).toHaveFocus()
  await expect.element(screen.getByRole('tablist')).toHaveAttribute('aria-orientation', 'vertical')
})

it.each(['ltr', 'rtl'] as const)('lays its paper under the selected tab (%s)', async (dir) => {
  const screen = await render(
    <div dir={dir}>
      <Example selected="phone" />
    </div>,
  )
  const tab = screen.getByRole('tab', { name: 'Phone' }).element().getBoundingClientRect()
  const paper = screen.container.querySelector('[role=presentation]')?.getBoundingClientRect()
  expect(paper?.left).toBeCloseTo(tab.left, 0)
  expect(paper?.width).toBeCloseTo(tab.width, 0)
})

// R9.24
it('is a div by default, and the given element otherwise', async () => {
  const screen = await render(<Example />)
  expect(screen.getByRole('tablist').element().parentElement?.tagName).toBe('DIV')
  await screen.rerender(<Example tag="section" />)
  expect(screen.getByRole('tablist').element().parentElement?.tagName).toBe('SECTION')
})

/** The part of the Chrome DevTools Protocol that emulates forced colours. */
interface MediaProtocol {
  send(
    method: 'Emulation.setEmulatedMedia',
    media: { readonly features: readonly { readonly name: string; readonly value: string }[] },
  ): Promise<unknown>
}

it('outlines the selected tab in forced colours, and more thickly while it has the focus', async () => {
  const forceColors = (value: 'active' | 'none') =>
    (cdp() as MediaProtocol).send('Emulation.setEmulatedMedia', {
      features: [{ name: 'forced-colors', value }],
    })
  const screen = await render(<Example />)
  const outlineOf = (name: string) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(screen.getByRole('tab', { name }).element())
    return `${outlineStyle} ${outlineStyle === 'none' ? '' : outlineWidth}`
  }
  await forceColors('active')
  onTestFinished(async () => void (await forceColors('none')))
  expect([outlineOf('E-mail'), outlineOf('Phone')]).toEqual(['solid 2px', 'none '])
  await userEvent.keyboard('{Tab}')
  await expect.element(screen.getByRole('tab', { name: 'E-mail' })).toHaveFocus()
  expect(outlineOf('E-mail')).toBe('solid 4px')
})

it.each(['panel', 'by phone'])('names the panel by its tab, whatever the tab’s id is: %s', async (id) => {
  const screen = await render(
    <Tabs
      label="Way to sign in"
      tabs={[
        { id: 'email', title: 'E-mail' },
        { id, title: 'Phone' },
      ]}
      selected={id}
      onSelect={() => {}}
    >
      A number
    </Tabs>,
  )
  const panel = screen.getByRole('tabpanel').element()
  await expect.element(panel).toHaveAccessibleName('Phone')
  expect(screen.getByRole('tab', { selected: true }).element().getAttribute('aria-controls')).toBe(panel.id)
  expect(document.getElementById(panel.id)).toBe(panel)
})
