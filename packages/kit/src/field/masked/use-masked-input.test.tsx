import { beforeEach, describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { composeText, insertText } from '../../testing/input-method.ts'
import { MaskedSample, press, redo, renderMasked, undo } from '../../testing/masked-sample.tsx'
import { holdClipboard } from '../../testing/hold-clipboard.ts'

holdClipboard()

const change = vi.fn<(value: string) => void>()
const firstInput = vi.fn<() => void>()
const events = { change, firstInput }

beforeEach(() => {
  change.mockClear()
  firstInput.mockClear()
})

describe('typing', () => {
  it('puts digits in their places, and reports each value once', async () => {
    const { store, state } = await renderMasked({ events })
    await press('12x3')
    expect(state()).toEqual(['12/3|', '123'])
    expect(change.mock.calls).toEqual([['1'], ['12'], ['123']])
    expect(firstInput).toHaveBeenCalledOnce()
    expect(store.getState().isTouched).toBe(true)
  })

  it('keeps the caret behind what was typed in the middle', async () => {
    const { input, state } = await renderMasked({ inputValue: '1234' })
    input.setSelectionRange(1, 1)
    await press('9')
    expect(state()).toEqual(['19|/23/4', '19234'])
  })

  it('replaces what is selected', async () => {
    const { input, state } = await renderMasked({ inputValue: '12345678' })
    input.setSelectionRange(1, 8)
    await press('9')
    expect(state()).toEqual(['19|/78', '1978'])
    await undo()
    expect(state()[1]).toBe('12345678')
  })

  it.each([
    ['{Backspace}', 3, ['1|3/4', '134']],
    ['{Delete}', 2, ['12/|4', '124']],
    ['{Backspace}', 2, ['1|3/4', '134']],
    ['{Control>}{Backspace}{/Control}', 5, ['12/|', '12']],
  ])('deletes over a fixed character with %s at %i', async (key, caret, after) => {
    const { input, state } = await renderMasked({ inputValue: '1234' })
    input.setSelectionRange(caret, caret)
    await press(key)
    expect(state()).toEqual(after)
  })

  it('deletes at the caret of an input that has the focus from the start', async () => {
    const { input, state } = await renderMasked({ inputValue: '1234', autofocus: true })
    input.setSelectionRange(2, 2)
    await press('{Backspace}')
    expect(state()).toEqual(['1|3/4', '134'])
  })

  it('shows no character that the mask has no place for', async () => {
    const { state } = await renderMasked({ mask: '##' })
    await press('1234')
    expect(state()).toEqual(['12|', '12'])
  })
})

describe('clipboard and drag', () => {
  it('takes what is pasted, with digits of other scripts as ASCII', async () => {
    const { input, state } = await renderMasked()
    const source = document.body.appendChild(document.createElement('textarea'))
    source.value = '１２-٠٣-1990'
    source.select()
    await userEvent.copy()
    source.remove()
    input.focus()
    await userEvent.paste()
    expect(state()).toEqual(['12/03/1990|', '12031990'])
    await undo()
    expect(state()).toEqual(['|', ''])
  })

  it('copies, cuts and pastes by keys', async () => {
    const { input, state } = await renderMasked({ inputValue: '1234' })
    input.setSelectionRange(0, 4)
    await userEvent.cut()
    expect(state()).toEqual(['|4', '4'])
    await userEvent.paste()
    expect(state()).toEqual(['12/3|4', '1234'])
    await undo()
    expect(state()).toEqual(['|4', '4'])
    await undo()
    expect(state()[1]).toBe('1234')
  })

  it('takes what is dropped', async () => {
    const { input, state } = await renderMasked({ inputValue: '12' })
    input.setSelectionRange(2, 2)
    input.dispatchEvent(new InputEvent('beforeinput', { inputType: 'insertFromDrop', bubbles: true }))
    input.setRangeText('3 4', 2, 2, 'end')
    input.dispatchEvent(new InputEvent('input', { inputType: 'insertFromDrop', bubbles: true }))
    expect(state()).toEqual(['12/34|', '1234'])
    await undo()
    expect(state()).toEqual(['12|', '12'])
  })
})

describe('an input method', () => {
  it('is left alone while it composes; then nothing is duplicated and nothing lost', async () => {
    const { input, state } = await renderMasked({ mask: '@@-@@' })
    await press('a')
    await composeText('か')
    await composeText('かな')
    expect(input.value).toBe('aかな')
    await insertText('仮名')
    expect(state()).toEqual(['a仮-名|', 'a仮名'])
    await undo()
    expect(state()).toEqual(['|', ''])
    await redo()
    expect(state()).toEqual(['a仮-名|', 'a仮名'])
  })

  it('is left alone in an input that has the focus from the start', async () => {
    const { input, state } = await renderMasked({ autofocus: true })
    await composeText('い')
    expect(input.value).toBe('い')
    await insertText('１')
    expect(state()).toEqual(['1|', '1'])
  })

  it('types digits through a composition, as keyboards on Android do', async () => {
    const { state } = await renderMasked({ events })
    for (const digit of '1203') {
      await composeText(digit)
      await insertText(digit)
    }
    expect(state()).toEqual(['12/03|', '1203'])
    expect(change.mock.calls).toEqual([['1'], ['12'], ['120'], ['1203']])
  })

  it('may report no end of a composition: what was typed counts once the input is left', async () => {
    const { input, state } = await renderMasked()
    input.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }))
    await press('1203')
    input.blur()
    expect(state()[1]).toBe('1203')
    expect(input.value).toBe('12/03')
    input.focus()
    input.setSelectionRange(5, 5)
    await press('19')
    expect(state()).toEqual(['12/03/19|', '120319'])
  })

  it('leaves the previous text when a composition is cancelled', async () => {
    const { state } = await renderMasked({ mask: '@@-@@' })
    await press('ab')
    await composeText('か')
    await composeText('')
    expect(state()).toEqual(['ab|', 'ab'])
  })
})

describe('the field', () => {
  it('shows its value masked from the start, and never writes a typed one into the attribute', async () => {
    const { screen, input } = await renderMasked({ inputValue: '1203' })
    expect(input.value).toBe('12/03')
    await press('{End}1990')
    await screen.rerender(<MaskedSample inputValue="1203" description="Again" />)
    expect(screen.container.innerHTML).not.toContain('1990')
  })

  it('empties the input when it is reset, whatever was typed', async () => {
    const { input, store, state } = await renderMasked({ mask: '+7 ###' })
    await press('+7')
    expect(state()).toEqual(['+7|', ''])
    store.update({ value: '', isTouched: false }, 'reset')
    expect(input.value).toBe('')
  })

  it('shows its value in a new mask', async () => {
    const { screen, input, store } = await renderMasked({ inputValue: '12345' })
    await screen.rerender(<MaskedSample inputValue="12345" mask="###-#" />)
    expect(input.value).toBe('123-4')
    expect(store.getState().value).toBe('1234')
  })
})
