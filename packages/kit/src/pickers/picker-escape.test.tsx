import { expect, it, onTestFinished, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { userEvent } from 'vitest/browser'
import { PhoneInput } from '../blocks/phone-input/index.ts'
import '../styles/tokens.css'
import { createLazyPicker } from './lazy/create-lazy-picker.tsx'

interface Props {
  readonly anchor?: HTMLElement
  readonly onClose: () => void
}

const never = () => new Promise<never>(() => {})

/** Opens a picker whose code never comes, in a shadow tree with the button that opens it and another one. */
async function renderInShadow() {
  // Keeps the notice from showing.
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const host = document.body.appendChild(document.createElement('div'))
  onTestFinished(() => host.remove())
  const tree = host.attachShadow({ mode: 'open' })
  const [anchor, other] = [document.createElement('button'), document.createElement('button')]
  anchor.textContent = 'Country'
  other.textContent = 'Other'
  const container = document.createElement('div')
  tree.append(anchor, other, container)
  const onClose = vi.fn<() => void>()
  const Picker = createLazyPicker<Props>(never, () => null)
  await render(<Picker anchor={anchor} onClose={onClose} />, { container })
  return { tree, anchor, other, onClose }
}

it('closes on Escape while its code is loading', async () => {
  const onClose = vi.fn<() => void>()
  const Picker = createLazyPicker<Props>(never, () => null)
  await render(<Picker onClose={onClose} />)
  await userEvent.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledOnce()
})

it('closes at a press anywhere but on its button while its code is loading, in a shadow tree too', async () => {
  const { anchor, other, onClose } = await renderInShadow()
  await userEvent.click(anchor)
  expect(onClose).not.toHaveBeenCalled()
  await userEvent.click(other)
  expect(onClose).toHaveBeenCalledOnce()
})

it('closes when Tab moves the focus on while its code is loading, in a shadow tree too', async () => {
  const { tree, anchor, other, onClose } = await renderInShadow()
  anchor.focus()
  await userEvent.tab()
  expect(tree.activeElement).toBe(other)
  expect(onClose).toHaveBeenCalledOnce()
})

it('closes on a single Escape even if the tooltip of its button still shows', async () => {
  const screen = await render(<PhoneInput name="phone" label="Phone" countryCode="NL" />)
  const button = screen.getByRole('button')
  await button.hover()
  await userEvent.keyboard('{Tab}')
  await expect.poll(() => document.querySelector('[popover]:popover-open')).not.toBeNull()
  // Simulates a busy browser, which reports late that the pointer has left the button.
  button.element().addEventListener('pointerleave', (event) => event.stopImmediatePropagation(), true)
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('combobox')).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(button).toHaveFocus()
})
