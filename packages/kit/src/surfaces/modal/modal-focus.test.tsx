import { expect, it, onTestFinished } from 'vitest'
import { userEvent } from 'vitest/browser'
import '../../styles/tokens.css'
import { BaseInput } from '../../blocks/base-input/index.ts'
import { Tabs } from '../tabs/index.ts'
import { cancelled, nameForm, openNameForm, renderModals } from '../../testing/modal-sample.tsx'

const press = (keys: string) => userEvent.keyboard(keys)

it('closes on a single Escape while its close button has keyboard focus and shows its tooltip', async () => {
  const { store, screen } = await renderModals()
  await press('{Tab}')
  const promise = store.open('terms', { title: 'Terms', content: () => <p>Nothing is paid.</p> })
  await expect.element(screen.getByRole('button', { name: 'Close' })).toHaveFocus()
  await expect.poll(() => document.querySelector('[popover]:popover-open')?.textContent).toBe('Close')
  await press('{Escape}')
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

it('gives the focus back to the page when a route change closes it and the modal above it', async () => {
  const { store, screen } = await openNameForm()
  void store.open('sure', { title: 'Leave?', content: () => <button type="button">Leave</button> })
  await expect.element(screen.getByRole('button', { name: 'Leave' })).toHaveFocus()
  store.handleRouteChange()
  await expect.element(screen.getByRole('button', { name: 'Before' })).toHaveFocus()
})

it.each([
  ['one', ['sure']],
  ['two', ['sure', 'really']],
])(
  'gives the focus back to the page when the page closes a modal, and then %s above it close',
  async (_case, keys) => {
    const { store, screen } = await openNameForm()
    for (const key of keys) {
      void store.open(key, { title: key, content: () => <button type="button">Leave {key}</button> })
      await expect.element(screen.getByRole('button', { name: `Leave ${key}` })).toHaveFocus()
    }
    store.requestDismissal('name')
    for (const [index] of keys.entries()) {
      await expect.poll(() => document.querySelectorAll('dialog').length).toBe(keys.length - index)
      await press('{Escape}')
    }
    await expect.element(screen.getByRole('button', { name: 'Before' })).toHaveFocus()
  },
)

it('moves the focus to the field with autofocus', async () => {
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

it('moves the focus past elements that are hidden or that Tab does not reach', async () => {
  const { store, screen } = await renderModals()
  const tabs = [
    { id: 'email', title: 'E-mail' },
    { id: 'phone', title: 'Phone' },
  ]
  const content = () => (
    <>
      <BaseInput name="city" label="City" isHidden />
      <Tabs label="Way to sign in" tabs={tabs} selected="phone" onSelect={() => {}} />
    </>
  )
  void store.open('ways', { title: 'Ways', content })
  await expect.element(screen.getByRole('tab', { name: 'Phone' })).toHaveFocus()
})

it('keeps the focus at the top of a long text', async () => {
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

it('gives the focus to its opener on closing if nothing had it before, as in Safari', async () => {
  const { store, screen } = await renderModals()
  const opener = screen.getByRole('button', { name: 'Before' })
  const promise = store.open('name', { ...nameForm, opener: opener.element() as HTMLElement })
  await expect.element(screen.getByRole('textbox')).toHaveFocus()
  await press('{Escape}')
  await promise
  await expect.element(opener).toHaveFocus()
})

it('gives the focus to its opener on closing if nothing had it before, in a shadow tree too', async () => {
  const host = document.body.appendChild(document.createElement('div'))
  onTestFinished(() => host.remove())
  const container = host.attachShadow({ mode: 'open' }).appendChild(document.createElement('div'))
  const { store, screen } = await renderModals(null, null, { container })
  const opener = screen.getByRole('button', { name: 'Before' }).element() as HTMLElement
  const promise = store.open('name', { ...nameForm, opener })
  await expect.poll(() => container.querySelector('input')?.matches(':focus')).toBe(true)
  await press('{Escape}')
  await promise
  expect(opener.matches(':focus')).toBe(true)
})
