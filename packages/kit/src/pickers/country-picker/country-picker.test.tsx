import { phoneRegions } from '@foyer/core/phone'
import { afterEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import '../../styles/tokens.css'
import { focusedOption, openPicker, press } from '../../testing/open-picker.tsx'
import { topOfRow } from '../option-picker/option-list.model.ts'
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

// R2.15
it('opens with the chosen country marked and in sight, and the focus in the search', async () => {
  const { screen, dialog } = await open('NL')
  await expect.element(dialog).toHaveAccessibleName('Choose a country')
  await expect.element(screen.getByRole('combobox')).toHaveAttribute('aria-autocomplete', 'list')
  const chosen = screen.getByRole('option', { name: 'Netherlands +31', exact: true })
  await expect.element(chosen).toHaveAttribute('aria-selected', 'true')
  await expect.element(chosen).toBeInViewport({ ratio: 1 })
  await vi.waitFor(() => expect(focusedOption()).toContain('Netherlands'))
})

it('renders only the rows in view, each with its position in the whole list', async () => {
  const { screen } = await open()
  await expect.element(screen.getByText('Afghanistan')).toBeVisible()
  const options = document.querySelectorAll('[role=option]')
  expect(options.length).toBeLessThan(30)
  expect(options[0]?.getAttribute('aria-posinset')).toBe('1')
  expect(options[0]?.getAttribute('aria-setsize')).toBe(String(phoneRegions.length))
})

it.each([
  ['uk', 'GB'],
  ['deutschl', 'DE'],
  ['+380', 'UA'],
  ['ch', 'CH'],
  ['საქართველო', 'GE'],
  ['ísland', 'IS'],
])('chooses by the keyboard alone: %s', async (text, countryCode) => {
  const { open: button } = await open()
  await press(`${text}{Enter}`)
  await vi.waitFor(() => expect(onSelect).toHaveBeenCalledExactlyOnceWith(countryCode))
  await expect.element(button).toHaveFocus()
  expect(onClose).not.toHaveBeenCalled()
})

it('chooses a country by a press, even the one that is already chosen', async () => {
  const { screen } = await open('AL')
  await screen.getByRole('option', { name: 'Albania' }).click()
  await vi.waitFor(() => expect(onSelect).toHaveBeenCalledExactlyOnceWith('AL'))
})

it('closes with its button and with a press outside, and not with one inside', async () => {
  const { screen, open: button, dialog } = await open()
  await screen.getByRole('combobox').click()
  expect(onClose).not.toHaveBeenCalled()
  await screen.getByRole('button', { name: 'Close' }).click()
  expect(onClose).toHaveBeenCalledTimes(1)
  await button.click()
  await expect.element(dialog).toBeVisible()
  await userEvent.click(document.body, { position: { x: 1000, y: 700 } })
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledTimes(2))
  expect(document.querySelector('dialog')).toBeNull()
})

it('reports the first character of the search once', async () => {
  await open()
  expect(onFirstInputSearch).not.toHaveBeenCalled()
  await press('ab{Backspace}{Backspace}c')
  expect(onFirstInputSearch).toHaveBeenCalledOnce()
})

it('announces that nothing is found, or how many countries are', async () => {
  const { screen } = await open()
  const status = screen.getByRole('status')
  const search = screen.getByRole('combobox')
  await expect.element(search).toHaveAttribute('aria-expanded', 'true')
  await press('zzzz')
  // An empty list box is collapsed, because it has no options to move to.
  await expect.element(search).toHaveAttribute('aria-expanded', 'false')
  expect(screen.getByRole('listbox').elements()).toEqual([])
  await expect
    .element(status)
    .toHaveTextContent('No country found for “zzzz”. Try another name or calling code')
  await expect.element(status).toBeVisible()
  await press('{Escape}united king')
  await expect.element(status).toHaveTextContent('Found: 1')
})

it('offers the last five choices first', async () => {
  const codes = ['DE', 'FR', 'US', 'GB', 'IT', 'ES']
  for (const code of codes) {
    const { screen } = await open()
    await press(`${code}{Enter}`)
    await vi.waitFor(() => expect(onSelect).toHaveBeenLastCalledWith(code))
    await screen.unmount()
  }
  const { screen } = await open('ES')
  await expect.element(screen.getByText('Recent')).toBeVisible()
  const names = () => Array.from(document.querySelectorAll('[role=option]'), ({ textContent }) => textContent)
  await vi.waitFor(() =>
    expect(names().slice(0, 6)).toEqual([
      'Spain+34',
      'Italy+39',
      'United Kingdom+44',
      'United States+1',
      'France+33',
      'Afghanistan+93',
    ]),
  )
  await press('ger')
  await expect.element(screen.getByText('Recent')).not.toBeInTheDocument()
})

it('selects one option when the chosen country is also a recent one, and moves through both lists by arrow', async () => {
  localStorage.setItem('foyer-recent-countries', JSON.stringify(['AF']))
  const { screen } = await open('AF')
  const twice = screen.getByRole('option', { name: 'Afghanistan' })
  await expect.poll(() => twice.elements().length).toBe(2)
  expect(twice.elements().map((option) => option.getAttribute('aria-selected'))).toEqual(['true', 'false'])
  await press('{ArrowDown}{ArrowDown}')
  expect(focusedOption()).toContain('Åland Islands')
  await press('afg')
  await expect.poll(() => twice.elements().length).toBe(1)
  await expect.element(twice).toHaveAttribute('aria-selected', 'true')
  await press('{Enter}')
  await vi.waitFor(() => expect(onSelect).toHaveBeenCalledExactlyOnceWith('AF'))
})

it.each([16, 24])(
  'places its rows where they are calculated, also below recent choices: text of %i px',
  async (size) => {
    document.documentElement.style.fontSize = `${size}px`
    localStorage.setItem('foyer-recent-countries', JSON.stringify(['AF', 'DE']))
    const { screen } = await open()
    await expect.element(screen.getByText('Recent')).toBeVisible()
    const list = screen.getByRole('listbox').element()
    const { top } = list.getBoundingClientRect()
    const tops = Array.from(
      list.querySelectorAll('[role=option]'),
      (row) => row.getBoundingClientRect().top - top,
    )
    const shape = { recentCount: 2, count: phoneRegions.length, scale: size / 16 }
    expect(tops.length).toBeGreaterThan(4)
    expect(tops).toEqual(tops.map((_, row) => topOfRow(shape, row)))
  },
)

it('works where storage is blocked', async () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('Denied', 'SecurityError')
  })
  await open()
  await press('DE{Enter}')
  await vi.waitFor(() => expect(onSelect).toHaveBeenCalledExactlyOnceWith('DE'))
})

it('shows flags that screen readers do not announce', async () => {
  const { screen } = await open('NL')
  await vi.waitFor(() => {
    const flags = Array.from(document.querySelectorAll('[role=option] svg'))
    expect(flags.length).toBeGreaterThan(5)
    expect(flags.every((flag) => flag.getAttribute('aria-hidden') === 'true')).toBe(true)
    expect(flags.every((flag) => flag.querySelector('path') !== null)).toBe(true)
  })
  expect(screen.getByRole('img').elements()).toEqual([])
})

it('puts no style element into the page, which a strict CSP would refuse', async () => {
  const before = document.querySelectorAll('style').length
  await open('NL')
  await page.getByRole('option', { name: 'Netherlands +31', exact: true }).hover()
  expect(document.querySelectorAll('style').length).toBe(before)
})
