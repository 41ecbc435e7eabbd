import { afterEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import '../../styles/tokens.css'
import { findViolations } from '../../testing/find-violations.ts'
import {
  cancelled,
  createGuarded,
  nameForm,
  openNameForm,
  renderModals,
} from '../../testing/modal-sample.tsx'
import { motionEnds } from '../../testing/motion-ends.ts'
import { tap } from '../../testing/tap.ts'
import type { ModalResult } from './modal.model.ts'
import { useModal } from './use-modal.ts'

const press = (keys: string) => userEvent.keyboard(keys)

afterEach(async () => {
  const { documentElement } = document
  documentElement.dir = ''
  delete documentElement.dataset['theme']
  document.querySelector('#long')?.remove()
  await page.viewport(1280, 800)
})

// R3.16
it('resolves its promise with the person’s answer, and moves the focus in and back', async () => {
  const { screen, promise } = await openNameForm()
  await expect.element(screen.getByRole('textbox')).toHaveFocus()
  await press('Anna{Enter}')
  expect(await promise).toEqual({ intent: 'resolve', source: 'input', value: 'Anna' })
  await expect.element(screen.getByRole('button', { name: 'Before' })).toHaveFocus()
  // A closed dialog has no role, but stays in the page until its animation has ended.
  await expect.poll(() => document.querySelector('dialog')).toBeNull()
})

it('is a native dialog, with the page behind it out of reach', async () => {
  const { screen, dialog } = await openNameForm()
  expect(dialog.element()).toBeInstanceOf(HTMLDialogElement)
  expect(dialog.element().matches(':modal')).toBe(true)
  // A <header> would have the role "banner".
  expect(dialog.element().querySelectorAll('header, footer, main')).toHaveLength(0)
  const before = screen.getByText('Before').element()
  if (before instanceof HTMLElement) before.focus()
  expect(dialog.element().contains(document.activeElement)).toBe(true)
})

// R3.17
it.each<[string, () => Promise<unknown>, ModalResult]>([
  ['Escape', () => press('{Escape}'), cancelled],
  ['the close button', () => page.getByRole('button', { name: 'Close' }).click(), cancelled],
  [
    'a press beside it',
    () => userEvent.click(document.body, { position: { x: 20, y: 20 }, force: true }),
    cancelled,
  ],
  [
    'a link in its text',
    () => page.getByRole('link', { name: 'Terms' }).click(),
    { ...cancelled, source: 'description' },
  ],
])('is closed by %s, which its result reports', async (_, act, result) => {
  const { promise } = await openNameForm()
  await act()
  expect(await promise).toEqual(result)
})

// R4.15
it('ignores a second call to open a key that is open, and returns the first promise', async () => {
  const { store, screen, promise } = await openNameForm()
  const second = store.open('name', { title: 'Another', content: () => <p>Another</p> })
  expect(second).toBe(promise)
  expect(screen.getByRole('dialog').elements()).toHaveLength(1)
  await expect.element(screen.getByRole('dialog', { name: 'Your name' })).toBeVisible()
})

function Opener() {
  const open = useModal()
  return (
    <button type="button" onClick={() => void open('name', nameForm)}>
      Open
    </button>
  )
}

// R4.15
it('stays open after a double click on its opener, whose second press lands outside it', async () => {
  const { screen } = await renderModals(<Opener />)
  const dialog = screen.getByRole('dialog', { name: 'Your name' })
  await screen.getByRole('button', { name: 'Open' }).dblClick()
  await motionEnds()
  await expect.element(dialog).toBeVisible()
  await userEvent.click(document.body, { position: { x: 20, y: 20 }, force: true })
  await expect.element(dialog).not.toBeInTheDocument()
})

it('stays open on a press outside it if told to, and when a text selection ends outside it', async () => {
  const { store, screen } = await renderModals()
  void store.open('name', { ...nameForm, ignoresOutsidePress: true })
  const dialog = screen.getByRole('dialog')
  await userEvent.click(document.body, { position: { x: 20, y: 20 }, force: true })
  await expect.element(dialog).toBeVisible()
  await press('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  void store.open('name', nameForm)
  await motionEnds()
  await userEvent.dragAndDrop(screen.getByRole('textbox'), document.body, {
    targetPosition: { x: 20, y: 20 },
    force: true,
  })
  await expect.element(dialog).toBeVisible()
})

// R4.16
it('asks its content before it closes, and stays open while that refuses, however often Escape is pressed', async () => {
  const { store, screen } = await renderModals()
  const { requests, answer, content } = createGuarded()
  const promise = store.open('draft', { title: 'Draft', content })
  const draft = screen.getByRole('textbox')
  await draft.fill('Dear')
  for (let time = 1; time <= 4; time++) {
    await press('{Escape}')
    await expect.element(draft).toBeVisible()
    await expect.poll(() => requests.length).toBe(time)
    await expect.element(draft).toHaveFocus()
  }
  expect(document.querySelector('dialog')?.matches(':modal')).toBe(true)
  expect(new Set(requests)).toEqual(new Set(['cancel input']))
  answer.isAllowed = Promise.resolve(true)
  await screen.getByRole('button', { name: 'Close' }).click()
  expect(await promise).toEqual(cancelled)
})

it('stops the page behind it from scrolling, without moving it', async () => {
  const { store, screen } = await renderModals()
  const long = document.createElement('div')
  long.id = 'long'
  long.style.height = '4000px'
  document.body.append(long)
  scrollTo(0, 700)
  const before = long.getBoundingClientRect()
  const promise = store.open('name', nameForm)
  await expect.element(screen.getByRole('dialog')).toBeVisible()
  expect(getComputedStyle(document.documentElement).overflow).toBe('hidden')
  expect(long.getBoundingClientRect()).toEqual(before)
  await press('{Escape}')
  await promise
  await vi.waitFor(() => expect(getComputedStyle(document.documentElement).overflow).toBe('visible'))
  expect(scrollY).toBe(700)
})

it.each([
  ['ltr', 'light', 1280, false],
  ['rtl', 'dark', 320, true],
])(
  'has nothing for axe to find, and is a sheet when the window is narrow (%s, %s, %i px)',
  async (dir, theme, width, isSheet) => {
    document.documentElement.dir = dir
    document.documentElement.dataset['theme'] = theme
    await page.viewport(width, 640)
    const { dialog } = await openNameForm()
    await motionEnds()
    expect(await findViolations()).toEqual([])
    const element = dialog.element()
    const box = element.getBoundingClientRect()
    expect(element.scrollWidth).toBeLessThanOrEqual(element.clientWidth)
    const { left, right, bottom } = box
    expect(isSheet ? { left, right, bottom } : left).toEqual(
      isSheet ? { left: 0, right: 320, bottom: 640 } : 1280 - right,
    )
  },
)

it('stays clear of the keyboard of a phone', async () => {
  await page.viewport(360, 740)
  const height = vi.spyOn(VisualViewport.prototype, 'height', 'get').mockReturnValue(740)
  const { dialog } = await openNameForm()
  height.mockReturnValue(400)
  visualViewport?.dispatchEvent(new Event('resize'))
  await motionEnds()
  expect(dialog.element().getBoundingClientRect().bottom).toBe(400)
  height.mockRestore()
})

it('does not press what is below it when a tap closes it', async () => {
  const { screen, promise, dialog } = await openNameForm()
  const clicks = vi.fn<() => void>()
  const before = screen.getByRole('button', { name: 'Before' }).element()
  before.addEventListener('click', clicks)
  await tap(before)
  expect(await promise).toEqual(cancelled)
  await expect.element(dialog).not.toBeInTheDocument()
  expect(clicks).not.toHaveBeenCalled()
})
