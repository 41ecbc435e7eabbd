import { describe, expect, it, vi } from 'vitest'
import { MaskedSample, press, redo, renderMasked, undo } from '../../testing/masked-sample.tsx'

describe('undo and redo', () => {
  // R9.10
  it('go back and forth by runs of typing, with the caret and the model', async () => {
    const change = vi.fn<(value: string) => void>()
    const { state } = await renderMasked({ events: { change } })
    await press('1234')
    await press('{Backspace}{Backspace}')
    expect(state()).toEqual(['12/|', '12'])
    await press('{Home}9')
    expect(state()).toEqual(['9|1/2', '912'])

    await undo()
    expect(state()).toEqual(['|12/', '12'])
    await undo()
    expect(state()).toEqual(['12/34|', '1234'])
    await undo()
    expect(state()).toEqual(['|', ''])
    await undo()
    expect(state()).toEqual(['|', ''])

    await redo()
    expect(state()).toEqual(['12/34|', '1234'])
    await press('{Control>}y{/Control}')
    expect(state()).toEqual(['12/|', '12'])
    await redo()
    expect(state()).toEqual(['9|1/2', '912'])
    expect(change).toHaveBeenLastCalledWith('912')
  })

  it('work the same when they are chosen in the browser’s menu', async () => {
    const { input, state } = await renderMasked()
    await press('123')
    const dispatch = (inputType: string) =>
      input.dispatchEvent(new InputEvent('beforeinput', { inputType, cancelable: true, bubbles: true }))
    expect(dispatch('historyUndo')).toBe(false)
    expect(state()).toEqual(['|', ''])
    expect(dispatch('historyRedo')).toBe(false)
    expect(state()).toEqual(['12/3|', '123'])
  })

  it('begin a new step when the input was left', async () => {
    const { input, state } = await renderMasked()
    await press('12')
    input.blur()
    input.focus()
    input.setSelectionRange(2, 2)
    await press('3')
    await undo()
    expect(state()).toEqual(['12|', '12'])
  })

  it('take back what autofill has entered, reported by a plain event', async () => {
    const { input, state } = await renderMasked()
    await press('9')
    Reflect.set(HTMLInputElement.prototype, 'value', '12031990', input)
    input.dispatchEvent(new Event('input', { bubbles: true }))
    input.dispatchEvent(new Event('change', { bubbles: true }))
    expect(state()).toEqual(['12/03/1990|', '12031990'])
    await undo()
    expect(state()).toEqual(['9|', '9'])
  })

  it('take back what a script has entered without an event', async () => {
    const { input, state } = await renderMasked()
    await press('9')
    input.value = '1203'
    await undo()
    expect(state()).toEqual(['9|', '9'])
  })

  it('take back a value that the page has set, in the input and in the field', async () => {
    const { screen, state } = await renderMasked({ inputValue: '12' })
    await screen.rerender(<MaskedSample inputValue="3456" />)
    expect(state()).toEqual(['34/56|', '3456'])
    await undo()
    expect(state()).toEqual(['12|', '12'])
  })
})
