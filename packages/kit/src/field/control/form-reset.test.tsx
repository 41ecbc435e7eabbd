import type { FormStore } from '@foyer/core/form'
import type { ReactNode } from 'react'
import { expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { userEvent } from 'vitest/browser'
import { BaseInput } from '../../blocks/base-input/index.ts'
import { Checkbox } from '../../blocks/checkbox/index.ts'
import { CurrencyDropdown } from '../../blocks/currency-dropdown/index.ts'
import { DateInput } from '../../blocks/date-input/index.ts'
import { DateParts } from '../../blocks/date-parts/index.ts'
import { MaskInput } from '../../blocks/mask-input/index.ts'
import { PhoneInput } from '../../blocks/phone-input/index.ts'
import { ZipcodeInput } from '../../blocks/zipcode-input/index.ts'
import { TestForm } from '../../testing/test-form.tsx'

const fiveDigits = [{ type: 'fiveDigits', regexp: '^[0-9]{5}$', errorMessage: 'Five digits' }]

const sent = (form: HTMLFormElement) => Object.fromEntries(new FormData(form))

async function renderPlain(block: ReactNode) {
  const { container } = await render(<form>{block}</form>)
  return container.querySelector('form') as HTMLFormElement
}

async function edit(form: HTMLFormElement, texts: readonly string[]) {
  const inputs = form.querySelectorAll<HTMLInputElement>('input:not([type=hidden])')
  for (const [index, text] of texts.entries()) {
    const input = inputs[index] as HTMLInputElement
    await userEvent.clear(input)
    await userEvent.type(input, text)
  }
}

interface Reset {
  readonly title: string
  readonly block: ReactNode
  /** The texts that a person types, one for each input. */
  readonly texts: readonly string[]
}

const field = { name: 'field', label: 'Field' }
const day = ['5', '3', '1990']

it.each<Reset>([
  { title: 'a text', block: <BaseInput {...field} />, texts: ['Oslo'] },
  { title: 'a given text', block: <BaseInput {...field} inputValue="Rome" />, texts: ['Oslo'] },
  { title: 'a phone number', block: <PhoneInput {...field} countryCode="GB" />, texts: ['7400123456'] },
  { title: 'a date', block: <DateInput {...field} />, texts: ['05031990'] },
  { title: 'an incomplete date', block: <DateInput {...field} />, texts: ['0503'] },
  { title: 'a date in parts', block: <DateParts {...field} />, texts: day },
  { title: 'a given date in parts', block: <DateParts {...field} inputValue="2000-01-02" />, texts: day },
  {
    title: 'a zip code with an error',
    block: <ZipcodeInput {...field} zipcodeValidators={fiveDigits} />,
    texts: ['12'],
  },
])(
  'a plain form sends and shows its initial values again after a reset: $title',
  async ({ block, texts }) => {
    const form = await renderPlain(block)
    const [first, html] = [sent(form), form.innerText]
    await edit(form, texts)
    await userEvent.tab()
    expect(sent(form)).not.toEqual(first)
    form.reset()
    await vi.waitFor(() => expect(sent(form)).toEqual(first))
    await vi.waitFor(() => expect(form.innerText).toBe(html))
    expect(form.querySelector('[data-status=error], [data-status=success], [aria-invalid]')).toBeNull()
  },
)

it.each<
  Pick<Reset, 'title'> & { readonly block: (value: string) => ReactNode; readonly values: readonly string[] }
>([
  {
    title: 'a masked text',
    block: (inputValue) => <MaskInput {...field} mask="##-##" inputValue={inputValue} />,
    values: ['1234', '5678'],
  },
  {
    title: 'a masked text that was emptied',
    block: (inputValue) => <MaskInput {...field} mask="##-##" inputValue={inputValue} />,
    values: ['1234', ''],
  },
  {
    title: 'a phone number',
    block: (inputValue) => <PhoneInput {...field} inputValue={inputValue} />,
    values: ['+447400123456', '+447400123457'],
  },
  {
    title: 'a date',
    block: (inputValue) => <DateInput {...field} inputValue={inputValue} />,
    values: ['2000-01-02', '2001-02-03'],
  },
  {
    title: 'a date in parts',
    block: (inputValue) => <DateParts {...field} inputValue={inputValue} />,
    values: ['2000-01-02', '2001-02-03'],
  },
])(
  'a plain form keeps the values that the page has set since when it is reset: $title',
  async ({ block, values }) => {
    const [first = '', second = ''] = values
    const screen = await render(<form>{block(first)}</form>)
    await screen.rerender(<form>{block(second)}</form>)
    const form = screen.container.querySelector('form') as HTMLFormElement
    const set = sent(form)
    form.reset()
    // The fields follow a reset in a task of their own.
    await new Promise((resolve) => setTimeout(resolve))
    expect(sent(form)).toEqual(set)
  },
)

it('a form that React resets after its action sends none of the previous values', async () => {
  const save = vi.fn<(data: Record<string, unknown>) => void>()
  const screen = await render(
    <form action={async (data) => save(Object.fromEntries(data))}>
      <DateParts name="day" label="Day" />
      <button type="submit">Save</button>
    </form>,
  )
  const form = screen.container.querySelector('form') as HTMLFormElement
  await edit(form, day)
  await screen.getByRole('button').click()
  await vi.waitFor(() => expect(sent(form)).toEqual({ day: '' }))
  await screen.getByRole('button').click()
  expect(save.mock.calls).toEqual([[{ day: '1990-03-05' }], [{ day: '' }]])
})

it('a form keeps its values when the page cancels a reset', async () => {
  const screen = await render(
    <form onReset={(event) => event.preventDefault()}>
      <DateParts name="day" label="Day" />
    </form>,
  )
  const form = screen.container.querySelector('form') as HTMLFormElement
  await edit(form, day)
  form.reset()
  await new Promise((resolve) => setTimeout(resolve))
  expect(sent(form)).toEqual({ day: '1990-03-05' })
})

it('a reset of a form of the kit restores the initial values in its store', async () => {
  let store: FormStore | undefined
  const screen = await render(
    <TestForm onStore={(created) => (store = created)}>
      <BaseInput name="city" label="City" inputValue="Rome" />
      <Checkbox name="copy" label="Copy" />
      <button type="reset">Start again</button>
    </TestForm>,
  )
  await screen.getByLabelText('City').fill('Oslo')
  await screen.getByLabelText('Copy').click()
  expect(store?.values).toEqual({ city: 'Oslo', copy: true })
  await screen.getByText('Start again').click()
  await vi.waitFor(() => expect(store?.values).toEqual({ city: 'Rome', copy: false }))
})

it('a phone number returns to its first country after a reset', async () => {
  const screen = await render(
    <form>
      <PhoneInput {...field} countryCode="GB" />
      <button type="reset">Start again</button>
    </form>,
  )
  const country = screen.getByRole('button', { name: 'Country' })
  await expect.element(country).toHaveAccessibleName(/44$/)
  await screen.getByLabelText('Field').fill('+49 1512 3456789')
  await expect.element(country).toHaveAccessibleName(/49$/)
  await screen.getByText('Start again').click()
  await expect.element(country).toHaveAccessibleName(/44$/)
})

it('a currency that is no longer offered does not come back after a reset', async () => {
  const block = (currencies: readonly string[]) => (
    <form>
      <CurrencyDropdown {...field} inputValue="USD" currencies={currencies} />
    </form>
  )
  const screen = await render(block(['EUR', 'USD', 'GBP']))
  const form = screen.container.querySelector('form') as HTMLFormElement
  await screen.rerender(block(['EUR', 'GBP', 'CHF']))
  form.reset()
  await new Promise((resolve) => setTimeout(resolve))
  expect(sent(form)).toEqual({ field: '' })
  await screen.rerender(block(['EUR', 'USD']))
  form.reset()
  await vi.waitFor(() => expect(sent(form)).toEqual({ field: 'USD' }))
})
