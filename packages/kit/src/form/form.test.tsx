import { SubmitError, type FormStore, type FormValues } from '@foyer/core/form'
import type { Validator } from '@foyer/core/validators'
import { StrictMode } from 'react'
import { expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { userEvent } from 'vitest/browser'
import { BaseInput } from '../blocks/base-input/index.ts'
import { EmailInput } from '../blocks/email-input/index.ts'
import { Submit } from '../blocks/submit/index.ts'
import { TestForm, type TestFormProps } from '../test/test-form.tsx'

const required: readonly Validator[] = [{ type: 'required', lazy: true, message: 'Fill in this field' }]
const email: readonly Validator[] = [
  { type: 'required', lazy: true, message: 'Enter your address' },
  { type: 'email', lazy: true, message: 'Enter an address like name@example.com' },
]

interface ExampleProps extends Omit<TestFormProps, 'children'> {
  readonly nameProps?: { isHidden?: boolean; disabled?: boolean }
}

function Example({ nameProps, ...form }: ExampleProps) {
  return (
    <TestForm {...form}>
      <BaseInput name="name" label="Name" validators={required} {...nameProps} />
      <EmailInput name="email" label="E-mail" validators={email} />
      <Submit text="Send" />
    </TestForm>
  )
}

const sends = () => vi.fn<(values: FormValues) => Promise<unknown>>(async () => null)

it('sends the values once when Enter is pressed in a field', async () => {
  const send = sends()
  const screen = await render(<Example send={send} />)
  await screen.getByLabelText('Name').fill('Anna')
  await screen.getByLabelText('E-mail').fill('anna@example.com')
  await userEvent.keyboard('{Enter}')
  await vi.waitFor(() => expect(send).toHaveBeenCalledOnce())
  expect(send.mock.calls[0]?.[0]).toEqual({ name: 'Anna', email: 'anna@example.com' })
})

it('works in strict mode, where React mounts everything twice', async () => {
  const send = sends()
  const screen = await render(
    <StrictMode>
      <Example send={send} />
    </StrictMode>,
  )
  await screen.getByLabelText('Name').fill('Anna')
  await screen.getByRole('button').click()
  await expect.element(screen.getByRole('alert')).toHaveTextContent('E-mail: Enter your address')
  await userEvent.keyboard('anna@example.com{Enter}')
  await vi.waitFor(() => expect(send).toHaveBeenCalledOnce())
})

it('refuses a submit with errors: focus in the first such field, and its label and words in a live region', async () => {
  const send = sends()
  const screen = await render(<Example send={send} />)
  const alert = screen.getByRole('alert')
  await expect.element(alert).toBeInTheDocument()
  await screen.getByLabelText('Name').fill('Anna')
  await screen.getByLabelText('E-mail').fill('anna')
  await screen.getByRole('button').click()
  await expect.element(screen.getByLabelText('E-mail')).toHaveFocus()
  await expect.element(alert).toHaveTextContent('E-mail: Enter an address like name@example.com')
  await expect.element(screen.getByLabelText('E-mail')).toHaveValue('anna')
  expect(send).not.toHaveBeenCalled()
})

it('says the same refusal again, in an element of its own', async () => {
  const screen = await render(<Example />)
  await screen.getByRole('button').click()
  const said = screen.getByRole('alert').element().firstChild
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Name: Fill in this field')
  expect(screen.getByRole('alert').element().firstChild).not.toBe(said)
})

it('takes a refusal back once the field it speaks of is right', async () => {
  const screen = await render(<Example />)
  await screen.getByRole('button').click()
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Name: Fill in this field')
  await userEvent.keyboard('A')
  await expect.element(screen.getByRole('alert')).toHaveTextContent(/^$/)
})

it('marks the first untouched field with errors at each refused submit', async () => {
  const screen = await render(<Example />)
  const isTouched = () =>
    Array.from(screen.container.querySelectorAll('[data-margin]:has(input)'), (field) =>
      field.hasAttribute('data-touched'),
    )
  await screen.getByRole('button').click()
  expect(isTouched()).toEqual([true, false])
  await screen.getByRole('button').click()
  expect(isTouched()).toEqual([true, true])
})

it.each([{ isHidden: true }, { disabled: true }])(
  'neither sends nor asks for a field that is %o, and keeps what was typed there',
  async (nameProps) => {
    const send = sends()
    const screen = await render(<Example send={send} />)
    await screen.getByLabelText('Name').fill('Anna')
    await screen.getByLabelText('E-mail').fill('anna@example.com')
    await screen.rerender(<Example send={send} nameProps={nameProps} />)
    await screen.getByRole('button').click()
    await vi.waitFor(() => expect(send).toHaveBeenCalledOnce())
    expect(send.mock.calls[0]?.[0]).toEqual({ email: 'anna@example.com' })
    await screen.rerender(<Example send={send} />)
    await expect.element(screen.getByLabelText('Name')).toHaveValue('Anna')
  },
)

it('says what the server said at the form, and keeps everything typed', async () => {
  const send = vi.fn<() => Promise<never>>(() =>
    Promise.reject(new SubmitError('E-mail and password do not match.')),
  )
  const screen = await render(<Example send={send} />)
  await screen.getByLabelText('Name').fill('Anna')
  await screen.getByLabelText('E-mail').fill('anna@example.com')
  await screen.getByRole('button').click()
  await expect.element(screen.getByRole('alert')).toHaveTextContent('E-mail and password do not match.')
  await expect.element(screen.getByLabelText('Name')).toHaveValue('Anna')
  await expect.element(screen.getByLabelText('E-mail')).toHaveValue('anna@example.com')
})

it('focuses the first field that the server refused, says its words, and forgets them when it is edited', async () => {
  const refusal = new SubmitError('Some fields need another look.', { email: 'Choose another address' })
  const send = vi.fn<() => Promise<never>>(() => Promise.reject(refusal))
  const screen = await render(<Example send={send} />)
  const input = screen.getByLabelText('E-mail')
  await screen.getByLabelText('Name').fill('Anna')
  await input.fill('anna@example.com')
  await screen.getByRole('button').click()
  await expect.element(input).toHaveFocus()
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent('Some fields need another look. E-mail: Choose another address')
  await userEvent.tab()
  await expect.element(input).toHaveAccessibleDescription('Choose another address')
  await input.fill('ann@example.com')
  await userEvent.tab()
  await expect.element(input).not.toHaveAccessibleDescription('Choose another address')
})

it('stands in a grid, each block in the area of its name', async () => {
  const screen = await render(<Example gridTemplate={`"email name" / 1fr 1fr`} />)
  const left = (label: string) => screen.getByLabelText(label).element().getBoundingClientRect().left
  expect(left('E-mail')).toBeLessThan(left('Name'))
})

it('touches one field alone at a keystroke', async () => {
  let store: FormStore | undefined
  const screen = await render(<Example onStore={(made) => (store = made)} />)
  const other = vi.fn<() => void>()
  store?.field('name')?.subscribe(other)
  store?.subscribe(other)
  await screen.getByLabelText('E-mail').fill('anna@example.com')
  expect(other).not.toHaveBeenCalled()
})

it('lets fields pass their names on in one drawing, as the rows of a list do, and keep what was typed', async () => {
  const send = sends()
  const rows = (keys: readonly string[]) => (
    <TestForm send={send}>
      {keys.map((key, index) => (
        <BaseInput key={key} name={`row${index}`} label={key} />
      ))}
      <Submit text="Send" />
    </TestForm>
  )
  const screen = await render(rows(['A', 'B']))
  await screen.getByLabelText('A').fill('first')
  await screen.rerender(rows(['B', 'new', 'A']))
  await screen.getByText('Send').click()
  expect(send.mock.calls[0]?.[0]).toEqual({ row0: '', row1: '', row2: 'first' })
})
