import { SubmitError } from '@foyer/core/form'
import { expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { userEvent } from 'vitest/browser'
import { BaseInput } from '../blocks/base-input/index.ts'
import { DateParts } from '../blocks/date-parts/index.ts'
import { Submit } from '../blocks/submit/index.ts'
import { createSend, ExampleForm, required } from '../testing/form-sample.tsx'
import { TestForm } from '../testing/test-form.tsx'
import '../styles/tokens.css'

// R4.5
it('refuses a submit with errors, shows a message at each, focuses the first, and announces nothing twice', async () => {
  const send = createSend()
  const screen = await render(<ExampleForm send={send} />)
  const [name, address] = [screen.getByLabelText('Name'), screen.getByLabelText('E-mail')]
  await address.fill('anna')
  await screen.getByRole('button').click()
  await expect.element(name).toHaveFocus()
  for (const [field, message] of [
    [name, 'Fill in this field'],
    [address, 'Enter an address like name@example.com'],
  ] as const) {
    await expect.element(field).toHaveAccessibleDescription(message)
    await expect.element(field).toHaveAttribute('aria-invalid', 'true')
    // Announced with the focus, and not a second time by the live region.
    await expect.element(screen.getByText(message)).toHaveAttribute('aria-live', 'off')
  }
  await expect.element(screen.getByRole('alert')).toHaveTextContent(/^$/)
  await expect.element(address).toHaveValue('anna')
  expect(send).not.toHaveBeenCalled()
})

// R4.24
it('shows no error while the refused field is being corrected, and checks it once it is left', async () => {
  const screen = await render(<ExampleForm />)
  const [name, address] = [screen.getByLabelText('Name'), screen.getByLabelText('E-mail')]
  await name.fill('Anna')
  await screen.getByRole('button').click()
  await expect.element(address).toHaveAccessibleDescription('Enter your address')
  await userEvent.keyboard('a')
  await expect.element(address).not.toHaveAccessibleDescription()
  await userEvent.tab()
  await expect.element(address).toHaveAccessibleDescription('Enter an address like name@example.com')
})

it.each(['top', 'bottom'])(
  'scrolls the field that gets the focus into view, with its message, at the %s',
  async (end) => {
    const screen = await render(
      <TestForm>
        {end === 'bottom' && <BaseInput name="first" label="First" />}
        <div style={{ blockSize: '300vh' }} />
        <BaseInput name="name" label="Name" validators={required} />
        <div style={{ blockSize: '300vh' }} />
        <Submit text="Send" />
      </TestForm>,
    )
    if (end === 'bottom') {
      await screen.getByLabelText('First').click()
      await userEvent.keyboard('{Enter}')
    } else await screen.getByRole('button').click()
    await expect.element(screen.getByLabelText('Name')).toHaveFocus()
    await expect.element(screen.getByLabelText('Name')).toBeInViewport({ ratio: 1 })
    await expect.element(screen.getByText('Fill in this field')).toBeInViewport({ ratio: 1 })
  },
)

it('announces what is wrong when the field already has the focus, and again at the next submit', async () => {
  const screen = await render(<ExampleForm />)
  const alert = screen.getByRole('alert')
  await expect.element(alert).toBeInTheDocument()
  await screen.getByLabelText('Name').click()
  await userEvent.keyboard('{Enter}')
  await expect.element(alert).toHaveTextContent('Name: Fill in this field')
  const announced = alert.element().firstChild
  await userEvent.keyboard('{Enter}')
  await expect.element(alert).toHaveTextContent('Name: Fill in this field')
  expect(alert.element().firstChild).not.toBe(announced)
  await userEvent.keyboard('A')
  await expect.element(alert).toHaveTextContent(/^$/)
})

// R4.5
it('marks the first untouched field with errors as touched at each refused submit', async () => {
  const screen = await render(<ExampleForm />)
  const isTouched = () =>
    Array.from(screen.container.querySelectorAll('[data-margin]:has(input)'), (field) =>
      field.hasAttribute('data-touched'),
    )
  await screen.getByRole('button').click()
  expect(isTouched()).toEqual([true, false])
  await screen.getByRole('button').click()
  expect(isTouched()).toEqual([true, true])
})

it('shows the server’s message at the form, and keeps everything that was typed', async () => {
  const send = vi.fn<() => Promise<never>>(() =>
    Promise.reject(new SubmitError('E-mail and password do not match.')),
  )
  const screen = await render(<ExampleForm send={send} />)
  await screen.getByLabelText('Name').fill('Anna')
  await screen.getByLabelText('E-mail').fill('anna@example.com')
  await screen.getByRole('button').click()
  await expect.element(screen.getByRole('alert')).toHaveTextContent('E-mail and password do not match.')
  await expect.element(screen.getByLabelText('Name')).toHaveValue('Anna')
  await expect.element(screen.getByLabelText('E-mail')).toHaveValue('anna@example.com')
})

it('focuses the first field that the server refused, shows its message, and removes it after an edit', async () => {
  const error = new SubmitError('Some fields are not right yet. Check them and try again.', {
    email: 'Choose another address',
  })
  const send = vi.fn<() => Promise<never>>(() => Promise.reject(error))
  const screen = await render(<ExampleForm send={send} />)
  const input = screen.getByLabelText('E-mail')
  await screen.getByLabelText('Name').fill('Anna')
  await input.fill('anna@example.com')
  await screen.getByRole('button').click()
  await expect.element(input).toHaveFocus()
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent(/^Some fields are not right yet. Check them and try again.$/)
  await expect.element(input).toHaveAccessibleDescription('Choose another address')
  await input.fill('ann@example.com')
  await expect.element(screen.getByRole('alert')).toHaveTextContent(/^$/)
  await userEvent.tab()
  await expect.element(input).not.toHaveAccessibleDescription('Choose another address')
})

it('says at the form what is wrong with a field that is not visible', async () => {
  const screen = await render(
    <TestForm>
      <details>
        <summary>More</summary>
        <BaseInput name="name" label="Name" validators={required} />
      </details>
      <Submit text="Send" />
    </TestForm>,
  )
  await screen.getByRole('button').click()
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Name: Fill in this field')
})

it('neither checks nor sends the fields in a disabled fieldset, and looks as if each were disabled', async () => {
  const send = createSend()
  const BillingForm = ({ isDisabled }: { readonly isDisabled: boolean }) => (
    <TestForm send={send}>
      <BaseInput name="name" label="Name" />
      <fieldset disabled={isDisabled}>
        <legend>Billing address</legend>
        <BaseInput name="city" label="City" validators={required} />
        <DateParts name="born" label="Date of birth" validators={required} />
      </fieldset>
      <BaseInput name="closed" label="Closed" disabled />
      <Submit text="Send" />
    </TestForm>
  )
  const screen = await render(<BillingForm isDisabled={false} />)
  await screen.getByRole('button').click()
  await expect.element(screen.getByLabelText('City')).toHaveFocus()
  expect(send).not.toHaveBeenCalled()
  await screen.rerender(<BillingForm isDisabled />)
  const [city, closed] = ['City', 'Closed'].map((label) => screen.getByLabelText(label).element())
  await expect
    .poll(() => city && getComputedStyle(city).backgroundColor)
    .toBe(closed && getComputedStyle(closed).backgroundColor)
  await screen.getByRole('button').click()
  expect(send.mock.lastCall?.[0]).toEqual({ name: '' })
})
