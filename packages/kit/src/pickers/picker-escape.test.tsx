import { expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { PhoneInput } from '../blocks/phone-input/index.ts'
import '../styles/tokens.css'
import { createDeferredPicker } from './lazy/create-deferred-picker.tsx'
import { createLazyPicker } from './lazy/create-lazy-picker.tsx'

interface Props {
  readonly onClose: () => void
}

const never = () => new Promise<never>(() => {})
const opener = { default: Object.assign(createLazyPicker<Props>(never, Object), { preload: Object }) }

it.each([
  ['its code', createLazyPicker<Props>(never, () => null)],
  ['its opener', createDeferredPicker<Props>(never)],
  ['its code, after its opener,', createDeferredPicker<Props>(() => Promise.resolve(opener))],
])('closes on Escape while %s is loading', async (_, Picker) => {
  const onClose = vi.fn<() => void>()
  await render(<Picker onClose={onClose} />)
  await userEvent.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledOnce()
})

it('closes at a press outside it while its code is loading, before the notice shows', async () => {
  const onClose = vi.fn<() => void>()
  const Picker = createLazyPicker<Props>(never, () => null)
  await render(
    <>
      <button type="button">Beside</button>
      <Picker onClose={onClose} />
    </>,
  )
  page
    .getByRole('button', { name: 'Beside' })
    .element()
    .dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
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
