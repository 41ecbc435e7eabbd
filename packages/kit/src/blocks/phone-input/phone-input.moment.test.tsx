import type { FormStore } from '@foyer/core/form'
import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { userEvent } from 'vitest/browser'
import { press, undo } from '../../testing/masked-sample.tsx'
import { autofill, SamplePicker } from '../../testing/phone-sample.tsx'
import { TestForm } from '../../testing/test-form.tsx'
import { PhoneInput, type PhoneInputProps } from './index.ts'
import { phoneFlags, phoneOf } from './phone-input.model.ts'

/** Renders a phone input, and records the field's state at each notification of its store. */
async function watchPhone(props: Partial<PhoneInputProps> = {}) {
  let form: FormStore | undefined
  const screen = await render(
    <TestForm onStore={(created) => (form = created)}>
      <PhoneInput name="phone" label="Phone" countryCode="RU" countryPicker={SamplePicker} {...props} />
    </TestForm>,
  )
  const input = screen.getByLabelText('Phone')
  const element = input.element() as HTMLInputElement
  await input.click()
  const store = form?.field('phone')
  if (store === undefined) throw new Error('The form has no phone.')
  const told: { readonly value: unknown; readonly country: string | undefined; readonly isWhole: unknown }[] =
    []
  store.subscribe(() => {
    const state = store.getState()
    const { reading } = phoneOf(state)
    // The block state, from which the country button and the hint are rendered, belongs to this value, and so do the flags.
    expect(reading.value).toBe(state.value)
    expect({ phone: state.phone, required: state.required }).toEqual(phoneFlags(phoneOf(state)))
    told.push({ value: state.value, country: reading.region?.countryCode, isWhole: state.phone })
  })
  return { screen, input, element, store, told }
}

it('notifies once for each digit, with the number, its country and whether it is complete', async () => {
  const { told } = await watchPhone()
  await press('+380')
  told.length = 0
  await press('67')
  expect(told).toEqual([
    { value: '+3806', country: 'UA', isWhole: 'phone_incomplete' },
    { value: '+38067', country: 'UA', isWhole: 'phone_incomplete' },
  ])
  await press('1234567')
  expect(told.at(-1)).toEqual({ value: '+380671234567', country: 'UA', isWhole: true })
})

it('notifies of a filled-in number, and of its undo, with the country of the number at that moment', async () => {
  const { element, told } = await watchPhone()
  await press('9')
  autofill('+380671234567', element)
  expect(told.at(-1)).toEqual({ value: '+380671234567', country: 'UA', isWhole: true })
  await undo()
  expect(told.at(-1)).toEqual({ value: '+79', country: 'RU', isWhole: 'phone_incomplete' })
})

it('notifies of a chosen country together with the number that has its calling code', async () => {
  const { screen, told } = await watchPhone()
  await press('999')
  await screen.getByRole('button').click()
  await screen.getByRole('button', { name: 'Ukraine' }).click()
  expect(told.at(-1)).toEqual({ value: '+380999', country: 'UA', isWhole: 'phone_incomplete' })
})

it('says why an edit of a locked calling code was refused, without changing the number', async () => {
  const { input, element, told, store } = await watchPhone({ lockRegion: true })
  await press('999')
  told.length = 0
  autofill('+380671234567', element)
  await expect.element(input).toHaveAccessibleDescription(/\+7/)
  expect(told.map(({ value }) => value)).toEqual(['+7999'])
  expect(phoneOf(store.getState()).isRefused).toBe(true)
  await userEvent.tab()
  await expect.element(input).not.toHaveAccessibleDescription(/\+7/)
})
