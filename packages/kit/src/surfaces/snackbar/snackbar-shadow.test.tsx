import { expect, it, onTestFinished } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent, type Locator } from 'vitest/browser'
import { ModalLayer, Modals, ModalStore } from '../modal/index.ts'
import '../../styles/tokens.css'
import { SnackbarLayer, Snackbars, SnackbarStore } from './index.ts'

/** `toHaveFocus` asks the document, which only knows the host of a shadow tree. */
const hasFocus = (locator: Locator): boolean => locator.element().matches(':focus')

/** Renders a field, modals and snackbars in a shadow tree of the page. */
async function renderInShadow() {
  const host = document.body.appendChild(document.createElement('div'))
  onTestFinished(() => host.remove())
  const container = host.attachShadow({ mode: 'open' }).appendChild(document.createElement('div'))
  const [store, modals] = [new SnackbarStore(), new ModalStore()]
  await render(
    <Modals value={modals}>
      <Snackbars value={store}>
        <input aria-label="First" />
        <input aria-label="Last" style={{ position: 'fixed', inset: 'auto 0 20px' }} />
        <SnackbarLayer />
      </Snackbars>
      <ModalLayer />
    </Modals>,
    { container },
  )
  return { store, modals, container, field: page.getByLabelText('First') }
}

it.each([
  ['another F6', '{F6}'],
  ['closing it', '{Enter}'],
])('is reached by F6, and %s gives the focus back, in a shadow tree too', async (_way, back) => {
  const { store, field } = await renderInShadow()
  await field.click()
  store.show({ title: 'Saved', duration: Infinity })
  const close = page.getByRole('button', { name: 'Close' })
  await expect.element(close).toBeVisible()
  await userEvent.keyboard('{F6}')
  await expect.poll(() => hasFocus(close)).toBe(true)
  await userEvent.keyboard(back)
  await expect.poll(() => hasFocus(field)).toBe(true)
})

it('can be closed above a modal of its shadow tree, though everything outside that modal is inert', async () => {
  const { store, modals } = await renderInShadow()
  void modals.open('news', { title: 'News', content: () => <p>All is well</p> })
  await expect.element(page.getByText('All is well')).toBeVisible()
  store.show({ title: 'Saved', duration: Infinity })
  await page.getByRole('listitem').getByRole('button', { name: 'Close' }).click()
  await expect.element(page.getByText('Saved')).not.toBeInTheDocument()
  await expect.element(page.getByText('All is well')).toBeVisible()
})

it('moves out of the way of a field that gets the focus from another, in a shadow tree too', async () => {
  const { store, field, container } = await renderInShadow()
  const edge = () => container.querySelector<HTMLElement>('[popover]')?.dataset['edge']
  await field.click()
  store.show({ title: 'Saved', duration: Infinity })
  await expect.poll(edge).toBe('bottom')
  await userEvent.tab()
  await expect.poll(edge).toBe('top')
})
