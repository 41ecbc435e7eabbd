import { expect, it, onTestFinished, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import '../../styles/tokens.css'
import { PhoneInput } from './index.ts'

const requests = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => /\.svg/.test(name))

it('shows letters with data saver on, and an inline flag of the same size otherwise, at any text size and without an image', async () => {
  const connection = vi.spyOn(navigator as { connection?: object }, 'connection', 'get')
  onTestFinished(async () => {
    vi.restoreAllMocks()
    document.documentElement.style.fontSize = ''
    await page.viewport(1280, 800)
  })
  const input = <PhoneInput name="phone" label="Phone" countryCode="DE" countryPicker={() => null} />
  const button = page.getByRole('button')

  async function readSizes(): Promise<readonly object[]> {
    const sizes = []
    for (const width of [320, 1280])
      for (const text of ['', '200%']) {
        await page.viewport(width, 800)
        document.documentElement.style.fontSize = text
        const rect = button.element().getBoundingClientRect()
        sizes.push({ width: rect.width, height: rect.height, page: document.body.scrollHeight })
      }
    return sizes
  }

  connection.mockReturnValue({ saveData: true })
  const { unmount } = await render(input)
  // The button has the country's name once the page is at rest.
  await expect.element(button, { timeout: 8000 }).toHaveAccessibleName('Country: Germany, +49')
  const letters = await readSizes()
  expect(button.element().querySelector('b')?.getAttribute('data-content')).toBe('DE')
  await unmount()

  connection.mockReturnValue({ saveData: false })
  await render(input)
  await expect
    .poll(() => button.element().querySelector('svg[aria-hidden] path'), { timeout: 8000 })
    .toBeTruthy()
  expect(await readSizes()).toEqual(letters)
  await expect.element(button).toHaveAccessibleName('Country: Germany, +49')
  expect(requests()).toEqual([])
})
