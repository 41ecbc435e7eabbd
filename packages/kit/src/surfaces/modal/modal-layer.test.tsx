import { afterEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import '../../styles/tokens.css'
import { findViolations } from '../../test/find-violations.ts'
import { createGuarded, NameForm, renderModals } from '../../test/modal-sample.tsx'
import { tap } from '../../test/tap.ts'
import { BaseInput } from '../../blocks/base-input/index.ts'
import type { ModalResult } from './modal.model.ts'

const press = (keys: string) => userEvent.keyboard(keys)
const nameForm = { title: 'Your name', content: NameForm }

afterEach(async () => {
  const { documentElement } = document
  documentElement.dir = ''
  delete documentElement.dataset['theme']
  document.querySelector('#long')?.remove()
  await page.viewport(1280, 800)
})

const settled = () => Promise.all(document.getAnimations().map(({ finished }) => finished))

async function openNameForm() {
  const { store, screen } = await renderModals()
  await screen.getByRole('button', { name: 'Before' }).click()
  const promise = store.open('name', nameForm)
  const dialog = screen.getByRole('dialog', { name: 'Your name' })
  await expect.element(dialog).toBeVisible()
  return { store, screen, promise, dialog }
}

it('gives a promise of what the person answers, with the focus led in and back', async () => {
  const { screen, promise, dialog } = await openNameForm()
  await expect.element(screen.getByRole('textbox')).toHaveFocus()
  await press('Anna{Enter}')
  expect(await promise).toEqual({ intent: 'resolve', source: 'input', value: 'Anna' })
  await expect.element(screen.getByRole('button', { name: 'Before' })).toHaveFocus()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(document.querySelector('dialog')).toBeNull()
})

it('is a native dialog, above a page that is out of reach meanwhile', async () => {
  const { screen, dialog } = await openNameForm()
  expect(dialog.element()).toBeInstanceOf(HTMLDialogElement)
  expect(dialog.element().matches(':modal')).toBe(true)
  const before = screen.getByText('Before').element()
  if (before instanceof HTMLElement) before.focus()
  expect(dialog.element().contains(document.activeElement)).toBe(true)
})

const cancelled = { intent: 'cancel', source: 'input' } as const

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
])('is closed by %s, which its result tells', async (_, act, result) => {
  const { promise } = await openNameForm()
  await act()
  expect(await promise).toEqual(result)
})

it('ignores a second open of a key that is open, and gives the promise of the first', async () => {
  const { store, screen, promise } = await openNameForm()
  const second = store.open('name', { title: 'Another', content: () => <p>Another</p> })
  expect(second).toBe(promise)
  expect(screen.getByRole('dialog').elements()).toHaveLength(1)
  await expect.element(screen.getByRole('dialog', { name: 'Your name' })).toBeVisible()
})

it('stays open for a press beside it where it is told to, and for a selection that ends there', async () => {
  const { store, screen } = await renderModals()
  void store.open('name', { ...nameForm, ignoresOutsidePress: true })
  const dialog = screen.getByRole('dialog')
  await userEvent.click(document.body, { position: { x: 20, y: 20 }, force: true })
  await expect.element(dialog).toBeVisible()
  await press('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  void store.open('name', nameForm)
  await settled()
  await userEvent.dragAndDrop(screen.getByRole('textbox'), document.body, {
    targetPosition: { x: 20, y: 20 },
    force: true,
  })
  await expect.element(dialog).toBeVisible()
})

it('asks the content with the intent, and stays open, however often Escape is pressed, while it refuses', async () => {
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

it('stands above the modal that opened it, and gives the focus back to it', async () => {
  const { store, screen } = await openNameForm()
  const inner = store.open('sure', {
    title: 'Leave?',
    content: ({ modal }) => (
      <button type="button" onClick={() => modal.resolve()}>
        Leave
      </button>
    ),
  })
  await expect.element(screen.getByRole('button', { name: 'Leave' })).toHaveFocus()
  await press('{Escape}')
  expect(await inner).toEqual(cancelled)
  await expect.element(screen.getByRole('textbox')).toHaveFocus()
  await expect.element(screen.getByRole('dialog', { name: 'Your name' })).toBeVisible()
})

it('leads the focus to what asks for it', async () => {
  const { store, screen } = await renderModals()
  void store.open('two', {
    title: 'Two',
    content: () => (
      <>
        <input aria-label="One" />
        <BaseInput name="other" label="Other" autofocus />
      </>
    ),
  })
  await expect.element(screen.getByRole('textbox', { name: 'Other' })).toHaveFocus()
})

it('leaves the focus at the top of a long text', async () => {
  const { store, screen } = await renderModals()
  const content = () => (
    <>
      {Array.from({ length: 60 }, (_, index) => (
        <p key={index}>A long text</p>
      ))}
      <a href="#end">Its end</a>
    </>
  )
  void store.open('terms', { title: 'Terms', content })
  await expect.element(screen.getByRole('button', { name: 'Close' })).toHaveFocus()
  expect(document.querySelector('dialog')?.scrollTop).toBe(0)
})

it('gives the focus to its opener where nothing has had it, as in Safari', async () => {
  const { store, screen } = await renderModals()
  const opener = screen.getByRole('button', { name: 'Before' })
  const promise = store.open('name', { ...nameForm, opener: opener.element() as HTMLElement })
  await expect.element(screen.getByRole('textbox')).toHaveFocus()
  await press('{Escape}')
  await promise
  await expect.element(opener).toHaveFocus()
})

it('holds the page behind without moving it', async () => {
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
  await vi.waitFor(() => expect(document.documentElement.style.overflow).toBe(''))
  expect(scrollY).toBe(700)
})

it.each([
  ['ltr', 'light', 1280, false],
  ['rtl', 'dark', 320, true],
])(
  'has nothing for axe to find, and is a sheet where the window is narrow (%s, %s, %i px)',
  async (dir, theme, width, isSheet) => {
    document.documentElement.dir = dir
    document.documentElement.dataset['theme'] = theme
    await page.viewport(width, 640)
    const { dialog } = await openNameForm()
    await settled()
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
  await settled()
  expect(dialog.element().getBoundingClientRect().bottom).toBe(400)
  height.mockRestore()
})

it('does not press what is below when a finger closes it', async () => {
  const { screen, promise, dialog } = await openNameForm()
  const clicks = vi.fn<() => void>()
  const before = screen.getByRole('button', { name: 'Before' }).element()
  before.addEventListener('click', clicks)
  await tap(before)
  expect(await promise).toEqual(cancelled)
  await expect.element(dialog).not.toBeInTheDocument()
  expect(clicks).not.toHaveBeenCalled()
})
