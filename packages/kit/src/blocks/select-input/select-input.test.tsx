import type { FormStore } from '@foyer/core/form'
import type { Validator } from '@foyer/core/validators'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import '../../styles/tokens.css'
import { findViolationsInThemes } from '../../testing/find-violations.ts'
import { TestForm } from '../../testing/test-form.tsx'
import { SelectInput, type SelectInputProps } from './index.ts'

const options = [
  { value: 'S', text: 'Small' },
  { value: 'M', text: 'Medium' },
  { value: 'L', text: 'Large' },
]
const [small, medium, large] = options as [(typeof options)[0], (typeof options)[0], (typeof options)[0]]
const required: readonly Validator[] = [{ type: 'required', lazy: true, message: 'Choose a size' }]
const select = page.getByLabelText('Size')
const send = page.getByRole('button', { name: 'Send' })

function sample(props: Partial<SelectInputProps> = {}) {
  return <SelectInput name="size" label="Size" placeholder="Choose" options={options} {...props} />
}

/** Renders a form with the field; its store, and a function that renders the field with other properties. */
async function renderInForm(props: Partial<SelectInputProps> = {}) {
  let store: FormStore | undefined
  const sent: object[] = []
  const form = (current: Partial<SelectInputProps>) => (
    <TestForm
      onStore={(created) => (store = created)}
      send={async (values) => {
        sent.push(values)
        return null
      }}
    >
      {sample(current)}
      <button type="submit">Send</button>
    </TestForm>
  )
  const { rerender } = await render(form(props))
  return {
    sent,
    change: (current: Partial<SelectInputProps>) => rerender(form(current)),
    value: () => store?.values['size'],
    setValue: (value: string) => store?.field('size')?.update({ value }, 'caller'),
  }
}

afterEach(() => {
  delete document.documentElement.dataset['theme']
  document.body.removeAttribute('style')
})

describe('A choice', () => {
  it('is reported once, and sent', async () => {
    const change = vi.fn<(value: string) => void>()
    const { sent } = await renderInForm({ events: { change } })
    await expect.element(select).toHaveDisplayValue('Choose')
    await userEvent.selectOptions(select, 'Medium')
    expect(change).toHaveBeenCalledExactlyOnceWith('M')
    await send.click()
    expect(sent).toEqual([{ size: 'M' }])
  })

  it('that is required blocks a submit until it is made, and cannot be taken back', async () => {
    const { sent } = await renderInForm({ validators: required })
    await send.click()
    await expect.element(select).toHaveFocus()
    await expect.element(select).toBeRequired()
    await expect.element(select).toHaveAccessibleDescription('Choose a size')
    await expect.element(page.getByRole('option', { name: 'Choose', includeHidden: true })).toBeDisabled()
    await userEvent.selectOptions(select, 'Large')
    await expect.element(select).not.toHaveAccessibleDescription('Choose a size')
    await send.click()
    expect(sent).toEqual([{ size: 'L' }])
  })

  it('that is optional can be taken back', async () => {
    const { value } = await renderInForm({ inputValue: 'S' })
    await userEvent.selectOptions(select, 'Choose')
    expect(value()).toBe('')
  })

  it('of the caller, of the form, and of a reset is shown', async () => {
    const change = vi.fn<(value: string) => void>()
    const { container, rerender } = await render(
      <form>{sample({ inputValue: 'S', events: { change } })}</form>,
    )
    await expect.element(select).toHaveDisplayValue('Small')
    await rerender(<form>{sample({ inputValue: 'L', events: { change } })}</form>)
    await expect.element(select).toHaveDisplayValue('Large')
    await userEvent.selectOptions(select, 'Medium')
    const form = container.querySelector('form') as HTMLFormElement
    expect(Object.fromEntries(new FormData(form))).toEqual({ size: 'M' })
    form.reset()
    await expect.element(select).toHaveDisplayValue('Large')
    expect(change).toHaveBeenCalledExactlyOnceWith('M')
  })

  it('set by the page is shown', async () => {
    const { setValue } = await renderInForm()
    setValue('M')
    await expect.element(select).toHaveDisplayValue('Medium')
  })
})

it('shows the placeholder in the colour of other placeholders, and a choice in that of the text', async () => {
  await render(sample())
  const colors = () =>
    [select.element(), ...select.element().children].map((each) => getComputedStyle(each).color)
  const [placeholder, ...offered] = colors()
  expect(offered).not.toContain(placeholder)
  await userEvent.selectOptions(select, 'Small')
  expect(new Set(colors())).toEqual(new Set(offered))
})

describe('When the options change,', () => {
  it('what is chosen stays if it is still offered', async () => {
    const { change, value } = await renderInForm()
    await userEvent.selectOptions(select, 'Medium')
    await change({ options: [large, { ...medium, text: 'M' }] })
    await expect.element(select).toHaveDisplayValue('M')
    expect(value()).toBe('M')
  })

  it('what is chosen is dropped if it is not, and the caller is not told, as by a native select', async () => {
    const report = vi.fn<(value: string) => void>()
    const events = { change: report }
    const { change, value } = await renderInForm({ events, inputValue: 'M' })
    await change({ events, inputValue: 'M', options: [small, large] })
    await expect.element(select).toHaveDisplayValue('Choose')
    expect(value()).toBe('')
    expect(report).not.toHaveBeenCalled()
  })

  it('a given value is shown once it is loaded, and kept until then, whatever the person visits', async () => {
    const { change, value } = await renderInForm({ options: [], isBusy: true, inputValue: 'L' })
    await expect.element(select).toHaveDisplayValue('Choose')
    await expect.element(select).toHaveAttribute('aria-busy', 'true')
    await select.click()
    await userEvent.tab()
    expect(value()).toBe('L')
    await change({ inputValue: 'L' })
    await expect.element(select).toHaveDisplayValue('Large')
    expect(value()).toBe('L')
  })

  it('a given value that is not offered is not chosen', async () => {
    const { value } = await renderInForm({ inputValue: 'XXL' })
    await expect.element(select).toHaveDisplayValue('Choose')
    expect(value()).toBe('')
  })
})

it.each<[string, Partial<SelectInputProps>]>([
  ['empty', {}],
  ['chosen', { inputValue: 'S', description: 'As on the label' }],
  ['wrong', { validators: required, isTouched: true }],
  ['disabled', { disabled: true }],
  ['loading', { options: [], isBusy: true }],
])('has no accessibility faults while it is %s', async (_, props) => {
  document.body.style.background = 'var(--foyer-ground)'
  await render(sample(props))
  expect(await findViolationsInThemes()).toEqual([])
})
