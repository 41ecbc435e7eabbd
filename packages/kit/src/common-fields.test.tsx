import type { FormStore } from '@foyer/core/form'
import { describe, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { userEvent } from 'vitest/browser'
import { BlockForm, type Block } from './form/block-form.tsx'
import { blockTypes } from './form/block-types.ts'
import { useFormStore } from './form/index.ts'
import { inputSamples, type InputSample } from './testing/input-samples.ts'
import './styles/tokens.css'

function Sample({ block, onStore }: { readonly block: Block; readonly onStore: (store: FormStore) => void }) {
  const store = useFormStore<unknown>({
    send: async () => null,
    describeFailure: () => '',
    createKey: () => 'k',
  })
  onStore(store)
  return <BlockForm store={store} blocks={[block, { type: 'submit', name: 'send', text: 'Send' }]} />
}

/** The properties that all inputs have, whatever their type. */
type CommonFields = Partial<Omit<Extract<Block, { type: 'base-input' }>, 'type' | 'name'>>

async function open({ block, isBehindButton }: InputSample, fields: CommonFields = {}) {
  let store: FormStore | undefined
  const create = (more: CommonFields) => (
    <Sample block={{ ...block, ...more } as Block} onStore={(created) => (store = created)} />
  )
  const screen = await render(create(fields))
  const input = (): HTMLInputElement => {
    const found = screen.container.querySelector('input')
    if (found === null) throw new Error('There is no input.')
    return found
  }
  if (isBehindButton && !input().checkVisibility()) await screen.getByRole('button').first().click()
  return {
    input,
    container: screen.container,
    values: () => store?.values,
    field: () => store?.field(block.name),
    change: (more: CommonFields) => screen.rerender(create(more)),
  }
}

async function type(input: HTMLInputElement, text: string): Promise<void> {
  await userEvent.click(input)
  await userEvent.keyboard(text)
}

const issue = [{ type: 'regexp', code: 'taken', message: 'That one is taken', isLazy: false }] as const

describe.each(inputSamples)('$block.type', (sample) => {
  const { typed, value, shown = value } = sample

  it('puts what was typed into the form’s values, and shows it in its own format', async () => {
    const { input, values } = await open(sample)
    await type(input(), typed)
    expect(values()).toEqual({ sample: value })
    expect(input().value).toBe(shown)
  })

  it('calls `change` once for each change, and never for the page’s own', async () => {
    const change = vi.fn<(value: string) => void>()
    const { input, change: rerender } = await open(sample, { events: { change } })
    await type(input(), typed)
    expect(change).toHaveBeenLastCalledWith(value)
    const values = change.mock.calls.map(([each]) => each)
    expect(values).toEqual([...new Set(values)])
    await rerender({ events: { change }, inputValue: '' })
    await rerender({ events: { change }, inputValue: value })
    expect(change).toHaveBeenCalledTimes(values.length)
  })

  it('calls `firstInput` once', async () => {
    const firstInput = vi.fn<() => void>()
    const { input } = await open(sample, { events: { firstInput } })
    await type(input(), typed)
    await userEvent.keyboard('{Backspace}{Backspace}1')
    expect(firstInput).toHaveBeenCalledOnce()
  })

  it('takes what an extension has written into it without an event, once it is left or submitted', async () => {
    const change = vi.fn<(value: string) => void>()
    const { input, values } = await open(sample, { events: { change } })
    input().focus()
    input().value = typed
    input().blur()
    expect([values(), input().value]).toEqual([{ sample: value }, shown])
    input().value = ''
    input().form?.requestSubmit()
    expect(values()).toEqual({ sample: '' })
    expect(change.mock.calls).toEqual([[value], ['']])
  })

  it('begins with its inputValue, takes a later one, and stays untouched by either', async () => {
    const { input, field, change } = await open(sample, { inputValue: value })
    expect([input().value, field()?.getState().isTouched]).toEqual([shown, false])
    await change({ inputValue: '' })
    expect([input().value, field()?.getState().value, field()?.getState().isTouched]).toEqual(['', '', false])
  })

  it('has its label as name, its description as hint, a placeholder and an autocomplete token', async () => {
    const fields = {
      description: 'As in your papers',
      placeholder: 'Such as this',
      autocomplete: 'section-a name',
    }
    const { input } = await open(sample, fields)
    await expect.element(input()).toHaveAccessibleName('Sample')
    await expect.element(input()).toHaveAccessibleDescription('As in your papers')
    expect(input().placeholder).toBe('Such as this')
    expect(input().getAttribute('autocomplete')).toBe('section-a name')
  })

  // R3.42
  it('takes the focus when the page opens, if it is told to', async () => {
    const { input } = await open(sample, { autofocus: true })
    expect(document.activeElement).toBe(input())
  })

  it('is neither submitted nor blocks a submit while it is disabled or hidden, and keeps what was typed', async () => {
    const validators = [{ type: 'length', min: 90, message: 'Longer' }] as const
    const { input, values, change } = await open(sample, { validators })
    await type(input(), typed)
    for (const inactiveProps of [{ disabled: true }, { isHidden: true }]) {
      await change({ validators, ...inactiveProps })
      expect(values()).toEqual({})
      await change({ validators })
      expect([input().value, values()]).toEqual([shown, { sample: value }])
    }
    await change({ disabled: true })
    expect(input().disabled).toBe(true)
    await change({ isHidden: true })
    expect(input().checkVisibility()).toBe(false)
  })

  it('shows and announces an error in place of the hint once it is left', async () => {
    const validators = [{ type: 'length', min: 90, lazy: true, message: 'Make it longer' }] as const
    const { input } = await open(sample, { validators, description: 'A hint' })
    await type(input(), typed)
    expect(input().getAttribute('aria-invalid')).toBeNull()
    await userEvent.tab()
    await expect.element(input()).toHaveAccessibleDescription('Make it longer')
    await expect.element(input()).toHaveAttribute('aria-invalid', 'true')
  })

  it('shows the caller’s errors, status, touch, and custom error, the last until the value changes', async () => {
    const { input, container, change, field } = await open(sample, { errors: issue })
    await expect.element(input()).toHaveAccessibleDescription('That one is taken')
    await change({ status: 'success' })
    expect(container.querySelector('[data-status=success]')).not.toBeNull()
    await change({ isTouched: true })
    expect(field()?.getState().isTouched).toBe(true)
    await change({ customError: 'The server has never heard of it' })
    await expect.element(input()).toHaveAccessibleDescription('The server has never heard of it')
    await type(input(), typed)
    await userEvent.tab()
    await expect.element(input()).not.toHaveAccessibleDescription('The server has never heard of it')
  })

  it('holds the caller’s error and its message back under focus, and forgets a touch that is taken back', async () => {
    const validators = [{ type: 'length', min: 90, lazy: true, message: 'Make it longer' }] as const
    const { input, container, change, field } = await open(sample, { validators, status: 'error' })
    const isWrong = (): boolean => container.querySelector('[data-status=error]') !== null
    await type(input(), typed)
    await expect.poll(isWrong).toBe(false)
    await userEvent.tab()
    await expect.poll(isWrong).toBe(true)
    await expect.element(input()).toHaveAccessibleDescription('Make it longer')
    await change({ validators, isTouched: true })
    await change({ validators, isTouched: false })
    expect(field()?.getState().isTouched).toBe(false)
    await expect.poll(isWrong).toBe(false)
  })

  // R3.51, R9.21
  it('leaves the given margin below it, which is a spacing variable', async () => {
    const { container, change } = await open(sample)
    const margins: string[] = []
    for (const marginBottom of ['small', 'medium', 'large'] as const) {
      await change({ marginBottom })
      const shell = container.querySelector(`[data-margin=${marginBottom}]`) ?? container
      for (const length of ['', '5px']) {
        container.style.setProperty(`--space-${marginBottom}`, length)
        margins.push(getComputedStyle(shell).marginBlockEnd)
      }
    }
    expect(margins).toEqual(['8px', '5px', '16px', '5px', '24px', '5px'])
  })
})

it('covers every type of input', () => {
  // Nothing is typed into these, or, for the parts of a date, into three inputs for one value.
  const others =
    /^(button|checkbox|content-button|currency-dropdown|date-parts|group-label|select-input|submit|text)$/
  const types = Object.keys(blockTypes).filter((type) => !others.test(type))
  const tested = inputSamples.map(({ block }) => block.type)
  expect(types.toSorted()).toEqual(tested.toSorted())
})
