import { createMaskRecipe } from '@foyer/core/mask'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { userEvent } from 'vitest/browser'
import { composeText, insertText } from '../test/input-method.ts'
import type { InputBlockProps, TextInputEvents } from './block-props.ts'
import type { Field } from './use-field.ts'
import { useMaskedInput } from './use-masked-input.ts'

let field: Field
const change = vi.fn<(value: string) => void>()
const firstInput = vi.fn<() => void>()
const events = { change, firstInput }

const keepField = (made: Field): void => {
  field = made
}

interface SampleProps extends Partial<InputBlockProps<string, TextInputEvents>> {
  readonly mask?: string
}

function Sample({ mask = '##/##/####', ...props }: SampleProps) {
  const masked = useMaskedInput({ name: 'sample', events, ...props }, createMaskRecipe(mask))
  keepField(masked.field)
  return <input {...masked.inputProps} aria-label="Sample" />
}

async function renderInput(props: SampleProps = {}) {
  const screen = await render(<Sample {...props} />)
  const input = screen.getByLabelText('Sample').element()
  if (!(input instanceof HTMLInputElement)) throw new Error('The label is not that of an input.')
  input.focus()
  return { screen, input }
}

/** What the input shows, with a bar for the caret, and the model's value. */
function stateOf({ value, selectionStart }: HTMLInputElement): readonly [string, unknown] {
  const caret = selectionStart ?? 0
  return [`${value.slice(0, caret)}|${value.slice(caret)}`, field.store.getState().value]
}

const press = (keys: string) => userEvent.keyboard(keys)
const undo = () => press('{Control>}z{/Control}')
const redo = () => press('{Control>}{Shift>}z{/Shift}{/Control}')

beforeEach(() => {
  change.mockClear()
  firstInput.mockClear()
})

describe('typing', () => {
  it('puts digits in their places, and tells the model each value once', async () => {
    const { input } = await renderInput()
    await press('12x3')
    expect(stateOf(input)).toEqual(['12/3|', '123'])
    expect(change.mock.calls).toEqual([['1'], ['12'], ['123']])
    expect(firstInput).toHaveBeenCalledOnce()
    expect(field.store.getState().isTouched).toBe(true)
  })

  it('keeps the caret at what was typed in the middle', async () => {
    const { input } = await renderInput({ inputValue: '1234' })
    input.setSelectionRange(1, 1)
    await press('9')
    expect(stateOf(input)).toEqual(['19|/23/4', '19234'])
  })

  it('replaces what is selected', async () => {
    const { input } = await renderInput({ inputValue: '12345678' })
    input.setSelectionRange(1, 8)
    await press('9')
    expect(stateOf(input)).toEqual(['19|/78', '1978'])
    await undo()
    expect(stateOf(input)[1]).toBe('12345678')
  })

  it.each([
    ['{Backspace}', 3, ['1|3/4', '134']],
    ['{Delete}', 2, ['12/|4', '124']],
    ['{Backspace}', 2, ['1|3/4', '134']],
    ['{Control>}{Backspace}{/Control}', 5, ['12/|', '12']],
  ])('deletes over a fixed character with %s at %i', async (key, caret, after) => {
    const { input } = await renderInput({ inputValue: '1234' })
    input.setSelectionRange(caret, caret)
    await press(key)
    expect(stateOf(input)).toEqual(after)
  })

  it('shows nothing of what has no place', async () => {
    const { input } = await renderInput({ mask: '##' })
    await press('1234')
    expect(stateOf(input)).toEqual(['12|', '12'])
  })
})

describe('clipboard and drag', () => {
  it('takes what is pasted, with foreign digits as ASCII', async () => {
    const { input } = await renderInput()
    const source = document.body.appendChild(document.createElement('textarea'))
    source.value = '１２-٠٣-1990'
    source.select()
    await userEvent.copy()
    source.remove()
    input.focus()
    await userEvent.paste()
    expect(stateOf(input)).toEqual(['12/03/1990|', '12031990'])
    await undo()
    expect(stateOf(input)).toEqual(['|', ''])
  })

  it('copies, cuts and pastes by keys', async () => {
    const { input } = await renderInput({ inputValue: '1234' })
    input.setSelectionRange(0, 4)
    await userEvent.cut()
    expect(stateOf(input)).toEqual(['|4', '4'])
    await userEvent.paste()
    expect(stateOf(input)).toEqual(['12/3|4', '1234'])
    await undo()
    expect(stateOf(input)).toEqual(['|4', '4'])
    await undo()
    expect(stateOf(input)[1]).toBe('1234')
  })

  it('takes what is dropped', async () => {
    const { input } = await renderInput({ inputValue: '12' })
    input.setSelectionRange(2, 2)
    input.dispatchEvent(new InputEvent('beforeinput', { inputType: 'insertFromDrop', bubbles: true }))
    input.setRangeText('3 4', 2, 2, 'end')
    input.dispatchEvent(new InputEvent('input', { inputType: 'insertFromDrop', bubbles: true }))
    expect(stateOf(input)).toEqual(['12/34|', '1234'])
    await undo()
    expect(stateOf(input)).toEqual(['12|', '12'])
  })
})

describe('undo and redo', () => {
  it('go back and forth by runs of typing, with the caret and the model', async () => {
    const { input } = await renderInput()
    await press('1234')
    await press('{Backspace}{Backspace}')
    expect(stateOf(input)).toEqual(['12/|', '12'])
    await press('{Home}9')
    expect(stateOf(input)).toEqual(['9|1/2', '912'])

    await undo()
    expect(stateOf(input)).toEqual(['|12/', '12'])
    await undo()
    expect(stateOf(input)).toEqual(['12/34|', '1234'])
    await undo()
    expect(stateOf(input)).toEqual(['|', ''])
    await undo()
    expect(stateOf(input)).toEqual(['|', ''])

    await redo()
    expect(stateOf(input)).toEqual(['12/34|', '1234'])
    await press('{Control>}y{/Control}')
    expect(stateOf(input)).toEqual(['12/|', '12'])
    await redo()
    expect(stateOf(input)).toEqual(['9|1/2', '912'])
    expect(change).toHaveBeenLastCalledWith('912')
  })

  it('are the same when the browser asks for them from its menu', async () => {
    const { input } = await renderInput()
    await press('123')
    const ask = (inputType: string) =>
      input.dispatchEvent(new InputEvent('beforeinput', { inputType, cancelable: true, bubbles: true }))
    expect(ask('historyUndo')).toBe(false)
    expect(stateOf(input)).toEqual(['|', ''])
    expect(ask('historyRedo')).toBe(false)
    expect(stateOf(input)).toEqual(['12/3|', '123'])
  })

  it('begin a new step when the input was left', async () => {
    const { input } = await renderInput()
    await press('12')
    input.blur()
    input.focus()
    input.setSelectionRange(2, 2)
    await press('3')
    await undo()
    expect(stateOf(input)).toEqual(['12|', '12'])
  })

  it('take back what autofill has put in, told by a plain event', async () => {
    const { input } = await renderInput()
    await press('9')
    Reflect.set(HTMLInputElement.prototype, 'value', '12031990', input)
    input.dispatchEvent(new Event('input', { bubbles: true }))
    input.dispatchEvent(new Event('change', { bubbles: true }))
    expect(stateOf(input)).toEqual(['12/03/1990|', '12031990'])
    await undo()
    expect(stateOf(input)).toEqual(['9|', '9'])
  })

  it('take back what a script has put in without a word', async () => {
    const { input } = await renderInput()
    await press('9')
    input.value = '1203'
    await undo()
    expect(stateOf(input)).toEqual(['9|', '9'])
  })

  it('take back what the page has set, and the field with it', async () => {
    const { screen, input } = await renderInput({ inputValue: '12' })
    await screen.rerender(<Sample inputValue="3456" />)
    expect(stateOf(input)).toEqual(['34/56|', '3456'])
    await undo()
    expect(stateOf(input)).toEqual(['12|', '12'])
  })
})

describe('an input method', () => {
  it('composes in peace; then nothing is doubled and nothing lost', async () => {
    const { input } = await renderInput({ mask: '@@-@@' })
    await press('a')
    await composeText('か')
    await composeText('かな')
    expect(input.value).toBe('aかな')
    await insertText('仮名')
    expect(stateOf(input)).toEqual(['a仮-名|', 'a仮名'])
    await undo()
    expect(stateOf(input)).toEqual(['|', ''])
    await redo()
    expect(stateOf(input)).toEqual(['a仮-名|', 'a仮名'])
  })

  it('types digits through a composition, as keyboards on Android do', async () => {
    const { input } = await renderInput()
    for (const digit of '1203') {
      await composeText(digit)
      await insertText(digit)
    }
    expect(stateOf(input)).toEqual(['12/03|', '1203'])
    expect(change.mock.calls).toEqual([['1'], ['12'], ['120'], ['1203']])
  })

  it('leaves what stood there when a composition is given up', async () => {
    const { input } = await renderInput({ mask: '@@-@@' })
    await press('ab')
    await composeText('か')
    await composeText('')
    expect(stateOf(input)).toEqual(['ab|', 'ab'])
  })
})

describe('the field', () => {
  it('shows its value masked from the start, and never writes a typed one into the attribute', async () => {
    const { screen, input } = await renderInput({ inputValue: '1203' })
    expect(input.value).toBe('12/03')
    await press('{End}1990')
    await screen.rerender(<Sample inputValue="1203" description="Again" />)
    expect(screen.container.innerHTML).not.toContain('1990')
  })

  it('empties the input when it is reset, whatever was typed', async () => {
    const { input } = await renderInput({ mask: '+7 ###' })
    await press('+7')
    expect(stateOf(input)).toEqual(['+7|', ''])
    field.store.dispatch({ type: 'reset', value: '' })
    expect(input.value).toBe('')
  })

  it('shows its value in another mask', async () => {
    const { screen, input } = await renderInput({ inputValue: '12345' })
    await screen.rerender(<Sample inputValue="12345" mask="###-#" />)
    expect(input.value).toBe('123-4')
    expect(field.store.getState().value).toBe('1234')
  })
})
