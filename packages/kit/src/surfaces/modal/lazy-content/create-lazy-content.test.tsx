import { expect, it, vi } from 'vitest'
import '../../../styles/tokens.css'
import { findViolations } from '../../../testing/find-violations.ts'
import { NameForm, renderModals } from '../../../testing/modal-sample.tsx'
import { motionEnds } from '../../../testing/motion-ends.ts'
import { createLazyContent } from '../index.ts'

const loaded = { default: NameForm }
const offline = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
const createLoad = () => vi.fn<() => Promise<typeof loaded>>()

it('loads its content once, when it is first opened, and moves the focus into it', async () => {
  const load = createLoad().mockResolvedValue(loaded)
  const content = createLazyContent(load)
  const { store, screen } = await renderModals()
  expect(load).not.toHaveBeenCalled()
  for (let time = 0; time < 2; time++) {
    const promise = store.open('name', { title: 'Name', content })
    await expect.element(screen.getByRole('textbox')).toHaveFocus()
    await screen.getByRole('button', { name: 'Close' }).click()
    await promise
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  }
  expect(load).toHaveBeenCalledOnce()
})

it('shows that its content is loading, and can be closed meanwhile', async () => {
  const content = createLazyContent(createLoad().mockReturnValue(new Promise(() => {})))
  const { store, screen } = await renderModals()
  const promise = store.open('name', { title: 'Name', content })
  await expect.element(screen.getByRole('status')).toHaveTextContent('Loading')
  await screen.getByRole('button', { name: 'Close' }).click()
  expect(await promise).toEqual({ intent: 'cancel', source: 'input' })
})

it('tries a second time when loading fails, and then when the person asks for it', async () => {
  const load = createLoad().mockImplementation(offline)
  const { store, screen } = await renderModals()
  void store.open('name', { title: 'Name', content: createLazyContent(load) })
  const alert = screen.getByRole('alert')
  await expect
    .element(alert)
    .toHaveTextContent('This could not be loaded. Check your connection and try again')
  expect(load).toHaveBeenCalledTimes(2)
  await motionEnds()
  expect(await findViolations()).toEqual([])
  load.mockResolvedValue(loaded)
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByRole('textbox')).toHaveFocus()
  await expect.element(alert).not.toBeInTheDocument()
})
