import { expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import '../../styles/tokens.css'
import { findViolations } from '../../testing/find-violations.ts'
import { motionEnds } from '../../testing/motion-ends.ts'
import { createLazyPicker } from './create-lazy-picker.tsx'

interface Props {
  readonly onClose: () => void
}

const loaded = { default: () => <p>The list</p> }
const offline = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
const onClose = vi.fn<() => void>()
const noValue = () => null

const createLoad = () => vi.fn<() => Promise<{ default: (props: Props) => React.ReactNode }>>()

// R2.14, R2.15
it('loads its code when it is first opened, and only once', async () => {
  const load = createLoad().mockResolvedValue(loaded)
  const Picker = createLazyPicker<Props>(load, noValue)
  expect(load).not.toHaveBeenCalled()
  for (let opened = 0; opened < 3; opened++) {
    const screen = await render(<Picker onClose={onClose} />)
    await expect.element(screen.getByText('The list')).toBeVisible()
    await screen.unmount()
  }
  expect(load).toHaveBeenCalledOnce()
})

it('shows that it is loading, and can be closed meanwhile', async () => {
  const Picker = createLazyPicker<Props>(createLoad().mockReturnValue(new Promise(() => {})), noValue)
  const screen = await render(<Picker onClose={onClose} />)
  await expect.element(screen.getByRole('status')).toHaveTextContent('Loading the list')
  await screen.getByRole('button', { name: 'Cancel' }).click()
  expect(onClose).toHaveBeenCalledOnce()
})

it('tries a second time when loading fails, without a message', async () => {
  const Picker = createLazyPicker<Props>(
    createLoad().mockImplementationOnce(offline).mockResolvedValue(loaded),
    noValue,
  )
  const screen = await render(<Picker onClose={onClose} />)
  await expect.element(screen.getByText('The list')).toBeVisible()
})

it('shows that loading has failed, and tries again when it is asked to', async () => {
  const load = createLoad().mockImplementation(offline)
  const Picker = createLazyPicker<Props>(load, noValue)
  const screen = await render(<Picker onClose={onClose} />)
  const alert = screen.getByRole('alert')
  await expect
    .element(alert)
    .toHaveTextContent('The list could not be loaded. Check your connection and try again')
  await motionEnds()
  expect(await findViolations()).toEqual([])
  load.mockResolvedValue(loaded)
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByText('The list')).toBeVisible()
  await expect.element(alert).not.toBeInTheDocument()
})

it('loads again when it is reopened after a failure', async () => {
  const load = createLoad().mockImplementation(offline)
  const Picker = createLazyPicker<Props>(load, noValue)
  const first = await render(<Picker onClose={onClose} />)
  await expect.element(first.getByRole('alert')).toBeVisible()
  await first.unmount()
  load.mockResolvedValue(loaded)
  const second = await render(<Picker onClose={onClose} />)
  await expect.element(second.getByText('The list')).toBeVisible()
})
