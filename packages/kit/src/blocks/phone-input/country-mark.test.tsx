import { afterEach, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import '../../styles/tokens.css'
import { PhoneInput } from './index.ts'

const requests = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => /\.svg/.test(name))

afterEach(() => vi.restoreAllMocks())

it('shows letters with data saver on', async () => {
  vi.spyOn(navigator as { connection?: object }, 'connection', 'get').mockReturnValue({ saveData: true })
  const prepare = vi.fn<() => void>()
  const picker = Object.assign(() => null, { prepare })
  await render(<PhoneInput name="phone" label="Phone" countryCode="DE" countryPicker={picker} />)
  // The page is at rest.
  await expect.poll(() => prepare.mock.calls, { timeout: 8000 }).toHaveLength(1)
  expect(document.querySelector('button b')?.getAttribute('data-content')).toBe('DE')
})

it('shows the flag of the country once the page is at rest, without an image, and moves nothing by it', async () => {
  const screen = await render(<PhoneInput name="phone" label="Phone" countryCode="DE" />)
  const button = screen.getByRole('button')
  const { width } = button.element().getBoundingClientRect()
  await expect
    .poll(() => button.element().querySelector('svg[aria-hidden] path'), { timeout: 8000 })
    .toBeTruthy()
  expect(button.element().getBoundingClientRect().width).toBe(width)
  await expect.element(button).toHaveAccessibleName('Country: Germany, +49')
  expect(requests()).toEqual([])
})
