import { act, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, it, onTestFinished, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { BaseInput } from '../../blocks/base-input/index.ts'
import { Checkbox } from '../../blocks/checkbox/index.ts'
import { DateInput } from '../../blocks/date-input/index.ts'
import { DateParts } from '../../blocks/date-parts/index.ts'
import { EmailInput } from '../../blocks/email-input/index.ts'
import { PasswordInput } from '../../blocks/password-input/index.ts'
import { PhoneInput } from '../../blocks/phone-input/index.ts'
import { SelectInput } from '../../blocks/select-input/index.ts'
import { VoucherInput } from '../../blocks/voucher-input/index.ts'
import { TestForm } from '../../testing/test-form.tsx'
import type { FormStore } from '@foyer/core/form'
import type { FieldValue } from '@foyer/core/validators'

/** Renders a page as a server does, lets a person change it, and then hydrates it. */
async function hydrate(
  block: ReactNode,
  change: (inputs: readonly HTMLInputElement[]) => void | Promise<void>,
) {
  let store: FormStore | undefined
  const page = <TestForm onStore={(created) => (store = created)}>{block}</TestForm>
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(page)
  const inputs = [...container.querySelectorAll<HTMLInputElement>('input:not([type=hidden]), select')]
  await change(inputs)
  const root = await act(async () => hydrateRoot(container, page))
  onTestFinished(async () => {
    await act(async () => root.unmount())
    container.remove()
  })
  return { inputs, value: store?.values['field'] }
}

const change = vi.fn<(value: FieldValue) => void>()
const sizes = [
  { value: 'S', text: 'Small' },
  { value: 'M', text: 'Medium' },
]

const write = (text: string) => (inputs: readonly HTMLInputElement[]) => {
  for (const input of inputs) input.value = text
}
const untick = (inputs: readonly HTMLInputElement[]) => {
  for (const input of inputs) input.checked = false
}
const shown = (inputs: readonly HTMLInputElement[]) =>
  inputs.map((input) => (input.type === 'checkbox' ? input.checked : input.value))

it.each([
  [
    'a box that is unticked',
    () => <Checkbox name="field" label="Field" inputValue events={{ change }} />,
    untick,
    false,
    [false],
  ],
  [
    'a text that is altered',
    () => <BaseInput name="field" inputValue="Anna" events={{ change }} />,
    write('Ada'),
    'Ada',
    ['Ada'],
  ],
  [
    'a choice that is altered',
    () => <SelectInput name="field" options={sizes} inputValue="S" events={{ change }} />,
    write('M'),
    'M',
    ['M'],
  ],
  [
    'a text that is emptied',
    () => <BaseInput name="field" inputValue="Anna" events={{ change }} />,
    write(''),
    '',
    [''],
  ],
  [
    'an e-mail address',
    () => <EmailInput name="field" inputValue="a@example.com" events={{ change }} />,
    write(''),
    '',
    [''],
  ],
  [
    'a password',
    () => <PasswordInput name="field" inputValue="secret" events={{ change }} />,
    write(''),
    '',
    [''],
  ],
  ['a code', () => <VoucherInput name="field" inputValue="CODE" events={{ change }} />, write(''), '', ['']],
  [
    'a date',
    () => <DateInput name="field" inputValue="1990-03-05" events={{ change }} />,
    write(''),
    '',
    [''],
  ],
  [
    'a date in parts',
    () => <DateParts name="field" inputValue="1990-03-05" events={{ change }} />,
    write(''),
    '',
    ['', '', ''],
  ],
  [
    'a phone number',
    () => <PhoneInput name="field" inputValue="+79991234567" events={{ change }} />,
    write(''),
    '',
    [''],
  ],
] as const)(
  'keeps what a person did before the page was hydrated, and reports it to the app: %s',
  async (_case, block, act, value, texts) => {
    change.mockClear()
    const page = await hydrate(block(), act)
    expect({ value: page.value, texts: shown(page.inputs) }).toEqual({ value, texts })
    expect(change.mock.calls).toEqual([[value]])
  },
)

it('keeps a number that somebody has begun to type before the page was hydrated', async () => {
  const { inputs } = await hydrate(<BaseInput name="field" type="number" />, async ([input]) => {
    input?.focus()
    await userEvent.keyboard('12e')
  })
  await userEvent.keyboard('3')
  expect(shown(inputs)).toEqual(['12e3'])
})
