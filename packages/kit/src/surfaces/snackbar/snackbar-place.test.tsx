import { afterEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ModalLayer, Modals, ModalStore } from '../modal/index.ts'
import '../../styles/tokens.css'
import { renderSnackbars } from '../../testing/snackbar-sample.tsx'

afterEach(async () => {
  vi.restoreAllMocks()
  await page.viewport(1280, 800)
})

const stack = () => document.querySelector('[popover]')?.getBoundingClientRect() ?? new DOMRect()

/** A field at the bottom of the window, where snackbars appear. */
function renderLowField() {
  return renderSnackbars(
    {},
    <input
      aria-label="Low"
      ref={(input) => {
        if (input) input.style.cssText = 'position: fixed; bottom: 20px; left: 0; width: 100%'
      }}
    />,
  )
}

it('never covers the focused field, however many snackbars there are', async () => {
  await page.viewport(360, 740)
  const { store, screen } = await renderLowField()
  const low = screen.getByLabelText('Low')
  await low.click()
  for (const title of ['One', 'Two', 'Three']) store.show({ title })
  await expect.element(screen.getByText('Three')).toBeVisible()
  expect(stack().top).toBe(0)
  expect(stack().bottom).toBeLessThan(low.element().getBoundingClientRect().top)
  // By keyboard, because a pointer cannot reach it.
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
  await expect.element(screen.getByLabelText('First')).toHaveFocus()
  expect(stack().bottom).toBe(740)
  // The pointer rests where the stack is now, without moving.
  await userEvent.keyboard('{Tab}')
  await expect.element(low).toHaveFocus()
  expect(stack().top).toBe(0)
})

it('stands above the keyboard of a phone', async () => {
  await page.viewport(360, 740)
  const height = vi.spyOn(VisualViewport.prototype, 'height', 'get').mockReturnValue(740)
  const { store, screen } = await renderSnackbars()
  store.show({ title: 'Saved' })
  await expect.element(screen.getByText('Saved')).toBeVisible()
  height.mockReturnValue(400)
  visualViewport?.dispatchEvent(new Event('resize'))
  expect(stack().bottom).toBe(400)
})

async function renderWithModal() {
  const modals = new ModalStore()
  const rendered = await renderSnackbars(
    {},
    <Modals value={modals}>
      <ModalLayer />
    </Modals>,
  )
  const open = async () => {
    const promise = modals.open('form', { title: 'Form', content: () => <input aria-label="In it" /> })
    await expect.element(rendered.screen.getByLabelText('In it')).toHaveFocus()
    return promise
  }
  return { ...rendered, open, modals }
}

it('can be seen, announced and pressed above an open modal, and outlives it', async () => {
  const { store, screen, open, modals } = await renderWithModal()
  const promise = open()
  await expect.element(screen.getByRole('dialog')).toBeVisible()
  store.show({ title: 'Failed', variant: 'error' })
  const failed = screen.getByText('Failed')
  await expect.element(failed).toBeVisible()
  // Everything outside an open modal is inert: neither announced nor clickable.
  expect(document.querySelector('dialog')?.contains(failed.element())).toBe(true)
  await userEvent.keyboard('{F6}{Escape}')
  await expect.element(screen.getByLabelText('In it')).toHaveFocus()
  modals.requestDismissal('form')
  await promise
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(failed).toBeVisible()
  await screen.getByRole('button', { name: 'Close' }).click()
  await expect.element(failed).not.toBeInTheDocument()
})

it('moves into a modal that opens later', async () => {
  const { store, screen, open } = await renderWithModal()
  store.show({ title: 'Saved' })
  await expect.element(screen.getByText('Saved')).toBeVisible()
  void open()
  await expect.element(screen.getByLabelText('In it')).toHaveFocus()
  await screen.getByRole('listitem').getByRole('button', { name: 'Close' }).click()
  await expect.element(screen.getByText('Saved')).not.toBeInTheDocument()
})

it('does not cover a modal that is a bottom sheet, as there is room above it', async () => {
  await page.viewport(360, 740)
  const { store, screen, open, modals } = await renderWithModal()
  store.show({ title: 'Saved' })
  const saved = screen.getByText('Saved')
  await expect.element(saved).toBeVisible()
  const promise = open()
  const dialog = screen.getByRole('dialog', { name: 'Form' })
  await expect.element(dialog).toBeVisible()
  const bottomOf = (): number => saved.element().getBoundingClientRect().bottom
  await expect.poll(() => bottomOf() < dialog.element().getBoundingClientRect().top).toBe(true)
  modals.requestDismissal('form')
  await promise
})
