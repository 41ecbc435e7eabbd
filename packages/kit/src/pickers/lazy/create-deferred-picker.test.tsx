import { expect, it, onTestFinished, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { userEvent } from 'vitest/browser'
import { createDeferredPicker } from './create-deferred-picker.tsx'

const onClose = vi.fn<() => void>()
const preload = vi.fn<(locale: string) => void>()
const opener = { default: Object.assign(() => <p>The list</p>, { preload }) }
const createLoad = () => vi.fn<() => Promise<typeof opener>>().mockResolvedValue(opener)

it('loads its code once, however many inputs ask for it and open it', async () => {
  const load = createLoad()
  const Picker = createDeferredPicker(load)
  expect(load).not.toHaveBeenCalled()
  Picker.preload('de')
  Picker.preload('de')
  await vi.waitFor(() => expect(preload.mock.calls).toEqual([['de'], ['de']]))
  const screen = await render(<Picker onClose={onClose} />)
  await expect.element(screen.getByText('The list')).toBeVisible()
  expect(load).toHaveBeenCalledOnce()
})

it('tries a second time when loading fails, and closes when that fails too', async () => {
  const load = createLoad()
  for (let time = 0; time < 3; time++) load.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const Picker = createDeferredPicker(load)
  const screen = await render(<Picker onClose={onClose} />)
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  await screen.unmount()
  await render(<Picker onClose={onClose} />)
  await expect.element(screen.getByText('The list')).toBeVisible()
  expect(load).toHaveBeenCalledTimes(4)
})

it('closes at a press anywhere but on its button while it is loading, in a shadow tree too', async () => {
  onClose.mockClear()
  const host = document.body.appendChild(document.createElement('div'))
  onTestFinished(() => host.remove())
  const tree = host.attachShadow({ mode: 'open' })
  const [anchor, other] = [document.createElement('button'), document.createElement('button')]
  anchor.textContent = 'Country'
  other.textContent = 'Other'
  const container = document.createElement('div')
  tree.append(anchor, other, container)
  const Picker = createDeferredPicker<{ anchor: HTMLElement; onClose: () => void }>(
    () => new Promise(() => undefined),
  )
  await render(<Picker anchor={anchor} onClose={onClose} />, { container })
  await userEvent.click(anchor)
  expect(onClose).not.toHaveBeenCalled()
  await userEvent.click(other)
  expect(onClose).toHaveBeenCalledOnce()
})
