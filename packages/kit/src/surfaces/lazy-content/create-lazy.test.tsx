import { expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { createLazy } from './create-lazy.tsx'

const loaded = { default: () => <p>The content</p> }
const offline = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
const renderNotice = vi.fn<(props: { onRetry?: (() => void) | undefined }) => React.ReactNode>(
  ({ onRetry }) => <p>{onRetry ? 'Not to be had' : 'On its way'}</p>,
)

const createLoad = () => vi.fn<() => Promise<{ default: () => React.ReactNode }>>()

it('shows preloaded content at once, without the notice', async () => {
  renderNotice.mockClear()
  const load = createLoad().mockResolvedValue(loaded)
  const Content = createLazy(load, renderNotice)
  void Content.preload()
  void Content.preload()
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce())
  await load.mock.results[0]?.value
  const screen = await render(<Content />)
  expect(screen.getByText('The content').query()).not.toBeNull()
  expect(renderNotice).not.toHaveBeenCalled()
  expect(load).toHaveBeenCalledOnce()
})

it('waits for content that is being preloaded, and does not load it a second time', async () => {
  const load = createLoad()
  let resolveLoad = (_: typeof loaded): void => {}
  load.mockReturnValue(new Promise((resolve) => (resolveLoad = resolve)))
  const Content = createLazy(load, renderNotice)
  void Content.preload()
  const screen = await render(<Content />)
  await expect.element(screen.getByText('On its way')).toBeVisible()
  resolveLoad(loaded)
  await expect.element(screen.getByText('The content')).toBeVisible()
  expect(load).toHaveBeenCalledOnce()
})

it('loads again when it is shown after preloading has failed', async () => {
  const load = createLoad().mockImplementation(offline)
  const Content = createLazy(load, renderNotice)
  void Content.preload()
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2))
  // The second failure arrives in a later task.
  await new Promise((resolve) => requestAnimationFrame(resolve))
  load.mockResolvedValue(loaded)
  const screen = await render(<Content />)
  await expect.element(screen.getByText('The content')).toBeVisible()
})

it('replaces a failure wherever it shows once another try succeeds, and React reports no error', async () => {
  const report = vi.spyOn(console, 'error')
  const load = createLoad().mockImplementation(offline)
  const Content = createLazy(load, renderNotice)
  const { getByText, rerender } = await render(<Content key="one" />)
  await expect.element(getByText('Not to be had')).toBeVisible()
  load.mockResolvedValue(loaded)
  await rerender([<Content key="one" />, <Content key="two" />])
  await expect.element(getByText('The content')).toHaveLength(2)
  expect(load).toHaveBeenCalledTimes(3)
  expect(report.mock.calls).toEqual([])
  report.mockRestore()
})

it('does not show an earlier failure when it is shown again', async () => {
  const load = createLoad().mockImplementation(offline)
  const Content = createLazy(load, renderNotice)
  const first = await render(<Content />)
  await expect.element(first.getByText('Not to be had')).toBeVisible()
  await first.unmount()
  renderNotice.mockClear()
  load.mockResolvedValue(loaded)
  const second = await render(<Content />)
  await expect.element(second.getByText('The content')).toBeVisible()
  expect(renderNotice.mock.calls.filter(([{ onRetry }]) => onRetry)).toEqual([])
})
