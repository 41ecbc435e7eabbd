import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import '../../styles/tokens.css'
import { createGuarded, NameForm, nameForm, renderModals } from '../../testing/modal-sample.tsx'
import { useModal, type ModalOptions, type ModalResult } from './index.ts'

const cancelledByOrigin = { intent: 'cancel', source: 'origin' }

/** A component that opens a modal about a value, and a page that can remove the component. */
function Page({
  content,
  tell,
}: {
  content: ModalOptions<string>['content']
  tell: (result: ModalResult) => void
}) {
  const [value, setValue] = useState('one')
  const [isMounted, setIsMounted] = useState(true)
  return (
    <div data-page ref={(page) => page?.addEventListener('next', () => setValue('two'))}>
      {isMounted && <Opener value={value} content={content} tell={tell} />}
      <span ref={(span) => span?.addEventListener('leave', () => setIsMounted(false))} />
    </div>
  )
}

function Opener({ value, content, tell }: { value: string } & Parameters<typeof Page>[0]) {
  const open = useModal(value)
  return (
    <button type="button" onClick={() => void open('name', { title: 'Name', content }).then(tell)}>
      About {value}
    </button>
  )
}

async function openFromPage() {
  const { content, requests } = createGuarded()
  const tell = vi.fn<(result: ModalResult) => void>()
  const { screen } = await renderModals(<Page content={content} tell={tell} />)
  await screen.getByRole('button', { name: 'About one' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Name' })
  await expect.element(dialog).toBeVisible()
  const send = (event: string) =>
    document
      .querySelector(event === 'leave' ? '[data-page] > span' : '[data-page]')
      ?.dispatchEvent(new Event(event))
  return { dialog, tell, requests, send, screen }
}

it.each([
  // R2.11
  ['the component that opened it is unmounted', 'leave'],
  // R2.12
  ['its value changes', 'next'],
])('closes when %s, without asking its content', async (_, event) => {
  const { dialog, tell, requests, send } = await openFromPage()
  send(event)
  await expect.element(dialog).not.toBeInTheDocument()
  expect(tell.mock.calls).toEqual([[cancelledByOrigin]])
  expect(requests).toEqual([])
})

it('opens again after its value has changed', async () => {
  const { dialog, tell, send, screen } = await openFromPage()
  send('next')
  await expect.element(dialog).not.toBeInTheDocument()
  await screen.getByRole('button', { name: 'About two' }).click()
  await expect.element(dialog).toBeVisible()
  expect(tell).toHaveBeenCalledOnce()
})

function createRouter() {
  const listeners = new Set<() => void>()
  return {
    listeners,
    matchRoute: () => true,
    navigate: (to: string) => {
      history.pushState(null, '', to)
      listeners.forEach((listener) => listener())
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

const address = location.href
afterEach(() => history.replaceState(null, '', address))

// R2.10
it('closes when the route changes, without asking its content', async () => {
  const router = createRouter()
  const { store, screen } = await renderModals(null, router)
  const { content, requests } = createGuarded()
  const promise = store.open('draft', { title: 'Draft', content })
  const dialog = screen.getByRole('dialog')
  await expect.element(dialog).toBeVisible()
  router.navigate('?page=2#there')
  await expect.element(dialog).toBeVisible()
  router.navigate('/account')
  expect(await promise).toEqual(cancelledByOrigin)
  expect(requests).toEqual([])
  await screen.unmount()
  expect(router.listeners.size).toBe(0)
})

// R3.17
it('reports that a link in its text has changed the route', async () => {
  const router = createRouter()
  const { store, screen } = await renderModals(null, router)
  const content = () => (
    <a
      href="/terms"
      onClick={(event) => {
        event.preventDefault()
        queueMicrotask(() => router.navigate('/terms'))
      }}
    >
      Terms
    </a>
  )
  const promise = store.open('notice', { title: 'Notice', content })
  await screen.getByRole('link', { name: 'Terms' }).click()
  expect(await promise).toEqual({ intent: 'cancel', source: 'description' })
})

it('does not open for a scope that has already ended', async () => {
  const { store, screen } = await renderModals()
  const promise = store.open('name', { title: 'Name', content: NameForm, signal: AbortSignal.abort() })
  expect(await promise).toEqual(cancelledByOrigin)
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
})

// R2.13
it('exits fullscreen when it opens', async () => {
  const { store, screen } = await renderModals(
    <button type="button" onClick={() => void document.documentElement.requestFullscreen()}>
      Fill the screen
    </button>,
  )
  await screen.getByRole('button', { name: 'Fill the screen' }).click()
  await expect.poll(() => document.fullscreenElement).not.toBeNull()
  void store.open('name', { title: 'Name', content: NameForm })
  await expect.poll(() => document.fullscreenElement).toBeNull()
  await expect.element(screen.getByRole('dialog')).toBeVisible()
  await userEvent.keyboard('{Escape}')
})

it('lets the page scroll again only once the modals of both roots are closed', async () => {
  const [first, second] = [await renderModals(), await renderModals()]
  const readOverflow = () => getComputedStyle(document.documentElement).overflow
  const overflow = readOverflow()
  const [one, two] = [first.store.open('one', nameForm), second.store.open('two', nameForm)]
  await expect.poll(() => document.querySelectorAll('dialog:modal').length).toBe(2)
  expect(readOverflow()).toBe('hidden')
  first.store.requestDismissal('one')
  await one
  await expect.poll(() => document.querySelectorAll('dialog').length).toBe(1)
  expect(readOverflow()).toBe('hidden')
  second.store.requestDismissal('two')
  await two
  await expect.poll(readOverflow).toBe(overflow)
})
