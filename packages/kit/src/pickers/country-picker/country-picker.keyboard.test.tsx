import { phoneRegions } from '@foyer/core/phone'
import { afterEach, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import '../../styles/tokens.css'
import { focusedOption, openPicker, press } from '../../testing/open-picker.tsx'
import CountryPicker from './index.ts'

const onSelect = vi.fn<(countryCode: string) => void>()
const onClose = vi.fn<() => void>()
const onFirstInputSearch = vi.fn<() => void>()

afterEach(() => {
  vi.restoreAllMocks()
  vi.clearAllMocks()
  localStorage.clear()
})

function open(countryCode: string | null = null) {
  const pickerProps = { regions: phoneRegions, countryCode, onFirstInputSearch }
  return openPicker({ picker: CountryPicker, pickerProps, onSelect, onClose })
}

it('goes through the list by arrows, Home and End', async () => {
  await open('AL')
  await vi.waitFor(() => expect(focusedOption()).toContain('Albania'))
  for (const [key, name] of [
    ['ArrowDown', 'Algeria'],
    ['ArrowUp', 'Albania'],
    ['End', 'Zimbabwe'],
    ['ArrowUp', 'Zambia'],
    ['Home', 'Afghanistan'],
  ] as const) {
    await press(`{${key}}`)
    await vi.waitFor(() => expect(focusedOption()).toContain(name))
  }
  await press('{Enter}')
  await vi.waitFor(() => expect(onSelect).toHaveBeenCalledExactlyOnceWith('AF'))
})

it('moves a page at a time, and by Home and End only while nothing is typed', async () => {
  await open('AL')
  await vi.waitFor(() => expect(focusedOption()).toContain('Albania'))
  await press('{PageDown}')
  await vi.waitFor(() => expect(focusedOption()).toMatch(/^A[rsu]/))
  await press('{PageUp}{PageUp}')
  await vi.waitFor(() => expect(focusedOption()).toContain('Afghanistan'))
  await press('erman{Home}g')
  await vi.waitFor(() => expect(focusedOption()).toContain('Germany'))
})

it('follows a mouse that moves, and Enter chooses the option under it', async () => {
  const { screen } = await open('NL')
  await screen.getByRole('option', { name: /^Nepal/ }).hover()
  await screen.getByRole('option', { name: /^New Caledonia/ }).hover()
  await vi.waitFor(() => expect(focusedOption()).toContain('New Caledonia'))
  await press('{Enter}')
  await vi.waitFor(() => expect(onSelect).toHaveBeenCalledExactlyOnceWith('NC'))
})

it('has no active descendant while its row is scrolled out of view, and the next arrow key continues from that row', async () => {
  const { screen } = await open('AL')
  await vi.waitFor(() => expect(focusedOption()).toContain('Albania'))
  const list = screen.getByRole('listbox').element()
  list.scrollTop = list.scrollHeight
  await expect.element(screen.getByRole('option', { name: /^Zimbabwe/ })).toBeInViewport({ ratio: 1 })
  await vi.waitFor(() => expect(document.activeElement?.hasAttribute('aria-activedescendant')).toBe(false))
  await press('{ArrowDown}')
  await vi.waitFor(() => expect(focusedOption()).toContain('Algeria'))
  await expect.element(screen.getByRole('option', { name: /^Algeria/ })).toBeInViewport({ ratio: 1 })
})

it('ignores keys while an input method composes', async () => {
  const { search } = await open('DE')
  const keyDown = new KeyboardEvent('keydown', {
    key: 'Enter',
    isComposing: true,
    bubbles: true,
    cancelable: true,
  })
  expect(search.element().dispatchEvent(keyDown)).toBe(true)
  expect(onSelect).not.toHaveBeenCalled()
})

it('clears the search on Escape, closes on the next one, and gives the focus back', async () => {
  const { open: button, search, dialog } = await open('DE')
  await press('ger{Escape}')
  await expect.element(search).toHaveValue('')
  await expect.element(dialog).toBeVisible()
  await press('{Escape}')
  await expect.element(button).toHaveFocus()
  expect(onClose).toHaveBeenCalledOnce()
  expect(document.querySelector('dialog')).toBeNull()
})

it('closes on Escape when the browser sends the key to the search and not to the dialog', async () => {
  const { open: button, search } = await open('DE')
  // Simulates WebKit, where the dialog gets no cancel event: neither does a key that a script dispatches, because it has no default action.
  search
    .element()
    .dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }))
  await expect.element(button).toHaveFocus()
  expect(onClose).toHaveBeenCalledOnce()
})

it('goes from the search to the close button by Tab, and not through 245 options', async () => {
  const { screen, search } = await open()
  await userEvent.tab()
  await expect.element(screen.getByRole('button', { name: 'Close' })).toHaveFocus()
  await userEvent.tab({ shift: true })
  await expect.element(search).toHaveFocus()
})

it('submits no form by Enter', async () => {
  const submit = vi.fn<(event: Event) => void>((event) => event.preventDefault())
  document.addEventListener('submit', submit, { once: true })
  const { dialog } = await open()
  await press('{Enter}zzzz{Enter}')
  await expect.element(dialog).toBeVisible()
  expect(submit).not.toHaveBeenCalled()
  document.removeEventListener('submit', submit)
})
