import { beforeEach, describe, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { userEvent } from 'vitest/browser'
import { composeText, insertText } from '../../testing/input-method.ts'
import { DateInput, type DateInputProps } from './index.ts'
import { holdClipboard } from '../../testing/hold-clipboard.ts'

holdClipboard()

const change = vi.fn<(value: string) => void>()

beforeEach(() => {
  change.mockClear()
})

async function renderDate(props: Partial<DateInputProps> = {}) {
  const screen = await render(
    <DateInput name="born" label="Date of birth" events={{ change }} min="1900-01-01" {...props} />,
  )
  const input = screen.getByLabelText('Date of birth')
  const element = input.element() as HTMLInputElement
  const state = () => [element.value, change.mock.calls.at(-1)?.[0]]
  return { screen, input, element, state }
}

async function copy(text: string): Promise<void> {
  const source = document.body.appendChild(document.createElement('textarea'))
  source.value = text
  source.select()
  await userEvent.copy()
  source.remove()
}

const setNatively = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set

/** Fills the input as autofill does: the whole value at once, reported by plain events. */
function autofill(input: HTMLInputElement, text: string): void {
  setNatively?.call(input, text)
  input.dispatchEvent(new Event('input', { bubbles: true }))
  input.dispatchEvent(new Event('change', { bubbles: true }))
}

/** `value` is `undefined` where no value was ever reported, because there was none. */
const rows: readonly (readonly [locale: string, text: string, shown: string, value: string | undefined])[] = [
  ['en-001', '1990-03-05', '05/03/1990', '1990-03-05'],
  ['en-001', '5.3.1990', '05/03/1990', '1990-03-05'],
  ['en-001', '5/3/1990', '05/03/1990', '1990-03-05'],
  ['de-DE', '05.03.1990', '05.03.1990', '1990-03-05'],
  ['ru-RU', '1990-03-05', '05.03.1990', '1990-03-05'],
  ['ar-XX', '٥\u200F/٣\u200F/١٩٩٠', '05/03/1990', '1990-03-05'],
  ['ja-JP', '1990年3月5日', '1990/03/05', '1990-03-05'],
  ['ko-KR', '1990. 3. 5.', '1990.03.05', '1990-03-05'],
  ['ja-JP', '05/03/1990', '1990/03/05', '1990-03-05'],
  ['fr', '29/02/2024', '29/02/2024', '2024-02-29'],
  ['fr', '29/02/2023', '29/02/2023', undefined],
  ['en-001', '12/31/1990', '12/31/1990', undefined],
  ['en-001', '2026-02-31', '31/02/2026', undefined],
  ['en-001', '05/03/19901', '05/03/19901', undefined],
  ['en-001', '5/3/90', '05/03/90', undefined],
]

describe.each(rows)('a date for %s: %s', (locale, text, shown, value) => {
  it('is shown and read as intended when it is pasted', async () => {
    const { element, state } = await renderDate({ locale })
    await copy(text)
    element.focus()
    await userEvent.paste()
    expect(state()).toEqual([shown, value])
  })

  // R5.18
  it('is shown and read as intended when the browser fills it in', async () => {
    const { element, state } = await renderDate({ locale })
    autofill(element, text)
    expect(state()).toEqual([shown, value])
  })

  it('replaces a selected date, and restores it on undo', async () => {
    const { element, state } = await renderDate({ locale, inputValue: '2001-02-03' })
    const before = element.value
    await copy(text)
    element.select()
    await userEvent.paste()
    expect(state()).toEqual([shown, value ?? ''])
    await userEvent.keyboard('{Control>}z{/Control}')
    expect(state()).toEqual([before, '2001-02-03'])
  })
})

it('shows an error for a filled-in date that is too early, until a valid one is filled in', async () => {
  const { element, input } = await renderDate()
  autofill(element, '1899-12-31')
  await expect.element(input).toHaveAccessibleDescription('Enter 01/01/1900 or a later date')
  autofill(element, '1990-03-05')
  await expect.element(input).toHaveAccessibleDescription('5 March 1990')
})

it('takes over a date that was filled in before the page’s script ran', async () => {
  const { element, state } = await renderDate()
  setNatively?.call(element, '1990-03-05')
  element.dispatchEvent(new Event('change', { bubbles: true }))
  expect(state()).toEqual(['05/03/1990', '1990-03-05'])
})

it('accepts digits through an input method, as keyboards on Android type them, without doubling any', async () => {
  const { element, state } = await renderDate()
  element.focus()
  for (const digit of '05031990') {
    await composeText(digit)
    await insertText(digit)
  }
  expect(state()).toEqual(['05/03/1990', '1990-03-05'])
})

it('keeps the other numbers while one in the middle is replaced', async () => {
  const { element, state } = await renderDate({ inputValue: '1990-03-05' })
  element.focus()
  element.setSelectionRange(3, 5)
  await userEvent.keyboard('12')
  expect(state()).toEqual(['05/12/1990', '1990-12-05'])
})
