import { afterEach, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { userEvent } from 'vitest/browser'
import { PhoneInput } from '../../blocks/phone-input/index.ts'
import '../../styles/tokens.css'

const preload = vi.fn<(locale: string) => void>()
const CountryPicker = Object.assign(() => <p>The list</p>, { preload })
const phone = <PhoneInput name="phone" label="Phone" countryCode="RU" countryPicker={CountryPicker} />

afterEach(async () => {
  vi.restoreAllMocks()
  vi.useRealTimers()
  // Otherwise the pointer would be over the content of the next test.
  await userEvent.unhover(document.body)
  preload.mockReset()
})

// R2.15
it('loads the picker once the page is at rest, so that a press waits for no script', async () => {
  await render(phone)
  expect(preload).not.toHaveBeenCalled()
  await expect.poll(() => preload.mock.calls).toEqual([['en-001']])
})

it.each([
  [
    'the input takes the focus',
    async () => userEvent.click(document.querySelector('input') ?? document.body),
  ],
  ['the button takes the focus by the keyboard', async () => userEvent.tab()],
  ['a pointer is over it', async () => userEvent.hover(document.querySelector('button') ?? document.body)],
])('loads the picker ahead when a person comes near: %s', async (_, comeNear) => {
  // Keeps the page from being at rest.
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  await render(phone)
  await comeNear()
  expect(preload).toHaveBeenCalled()
})

it('loads nothing ahead of a press with data saver on', async () => {
  vi.spyOn(navigator as { connection?: object }, 'connection', 'get').mockReturnValue({ saveData: true })
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const screen = await render(phone)
  // The page is at rest.
  vi.advanceTimersByTime(10_000)
  // As long as the hook waits at the most: a busy machine leaves a page no idle time.
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 }))
  vi.useRealTimers()
  expect(preload).not.toHaveBeenCalled()
  await screen.getByRole('button').click()
  await expect.element(screen.getByText('The list')).toBeVisible()
  expect(preload).not.toHaveBeenCalled()
})

it('loads nothing where no country can be chosen', async () => {
  const other = Object.assign(() => null, { preload: vi.fn<(locale: string) => void>() })
  await render(
    <>
      <PhoneInput name="locked" label="Locked" countryCode="RU" countryPicker={CountryPicker} lockRegion />
      <PhoneInput name="phone" label="Phone" countryCode="RU" countryPicker={other} />
    </>,
  )
  await userEvent.click(document.querySelector('input') ?? document.body)
  await expect.poll(() => other.preload.mock.calls).not.toEqual([])
  expect(preload).not.toHaveBeenCalled()
})
