import { afterEach, expect, it, vi } from 'vitest'
import { composeText, insertText } from '../../testing/input-method.ts'
import { press, redo, undo } from '../../testing/masked-sample.tsx'
import { autofill, paste, renderPhone, SamplePicker } from '../../testing/phone-sample.tsx'
import { holdClipboard } from '../../testing/hold-clipboard.ts'

holdClipboard()

const change = vi.fn<(value: string) => void>()
const events = { change }

afterEach(() => vi.clearAllMocks())

/** Renders a phone input for Russia. `state` is the shown text, with a bar for the caret, and the last reported value. */
async function openPhone() {
  const { screen, element } = await renderPhone({ countryCode: 'RU', countryPicker: SamplePicker, events })
  const state = (): readonly [string, string | undefined] => {
    const caret = element.selectionStart ?? 0
    return [`${element.value.slice(0, caret)}|${element.value.slice(caret)}`, change.mock.lastCall?.[0]]
  }
  element.focus()
  return { screen, element, state }
}

it('undoes and redoes typing, a country change and a paste, each with its value and caret', async () => {
  const { screen, element, state } = await openPhone()
  await press('999')
  await screen.getByRole('button').click()
  await screen.getByRole('button', { name: 'Ukraine' }).click()
  await paste('+49 1512 3456789', element, 0, element.value.length)
  expect(state()).toEqual(['49 1512 3456789|', '+4915123456789'])
  await undo()
  expect(state()).toEqual(['380 99 9|', '+380999'])
  await undo()
  expect(state()).toEqual(['7 999|', '+7999'])
  await expect.element(screen.getByRole('button')).toHaveAccessibleName('Country: Russia, +7')
  await undo()
  expect(state()).toEqual(['|', ''])
  await redo()
  await redo()
  expect(state()).toEqual(['380 99 9|', '+380999'])
  await expect.element(screen.getByRole('button')).toHaveAccessibleName('Country: Ukraine, +380')
})

it('undoes and redoes a deletion in the middle', async () => {
  const { element, state } = await openPhone()
  await press('9991234567')
  element.setSelectionRange(9, 9)
  await press('{Backspace}{Backspace}')
  expect(state()).toEqual(['7 999 1|45 67', '+799914567'])
  await press('8')
  expect(state()).toEqual(['7 999 18|4 56 7', '+7999184567'])
  await undo()
  expect(state()).toEqual(['7 999 1|45 67', '+799914567'])
  await undo()
  expect(state()).toEqual(['7 999 123| 45 67', '+79991234567'])
  await redo()
  expect(state()).toEqual(['7 999 1|45 67', '+799914567'])
})

it('undoes and redoes autofill', async () => {
  const { element, state } = await openPhone()
  await press('9')
  autofill('+380671234567', element)
  expect(state()).toEqual(['380 67 123 4567|', '+380671234567'])
  await undo()
  expect(state()).toEqual(['7 9|', '+79'])
  await redo()
  expect(state()).toEqual(['380 67 123 4567|', '+380671234567'])
})

it('keeps 100 states, including the current one', async () => {
  const { element, state } = await openPhone()
  for (let edit = 1; edit <= 101; edit++) autofill(`+7999${1000000 + edit}`, element)
  for (let step = 0; step < 105; step++)
    element.dispatchEvent(new InputEvent('beforeinput', { inputType: 'historyUndo', cancelable: true }))
  expect(state()).toEqual(['7 999 100 00 02|', '+79991000002'])
})

it('accepts digits that are composed, as keyboards on Android type them, and undoes them in one step', async () => {
  const { state } = await openPhone()
  for (const digit of '9991234567') {
    await composeText(digit)
    await insertText(digit)
  }
  expect(state()).toEqual(['7 999 123 45 67|', '+79991234567'])
  expect(change).toHaveBeenCalledTimes(10)
  await undo()
  expect(state()).toEqual(['|', ''])
})

it('accepts a number that was composed as a whole', async () => {
  const { state } = await openPhone()
  await composeText('９９９')
  await composeText('９９９１２３')
  await insertText('９９９１２３')
  expect(state()).toEqual(['7 999 123|', '+7999123'])
  expect(change.mock.calls).toEqual([['+7999123']])
})
