import { SubmitError } from '@foyer/core/form'
import { kit, validation } from '@foyer/core/messages/de-DE'
import type { Validator } from '@foyer/core/validators'
import { expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { BaseInput } from '../blocks/base-input/index.ts'
import { Submit } from '../blocks/submit/index.ts'
import { createKitTranslate, KitMessages } from '../messages/messages.ts'
import { ErrorSummary, Form, FormMessage, useFormStore } from './index.ts'

const required: readonly Validator[] = [{ type: 'required', lazy: true }]
const german = createKitTranslate({ ...kit, ...validation })
const rejectRequest = () =>
  Promise.reject(new SubmitError('Look again.', { city: 'We do not deliver there' }))

interface PageProps {
  readonly send?: () => Promise<null>
  readonly isGerman?: boolean
}

function CityForm({ send = rejectRequest, isGerman = false }: PageProps) {
  const store = useFormStore<null>({ send, describeFailure: String, createKey: () => crypto.randomUUID() })
  return (
    <Form store={store}>
      <ErrorSummary store={store} />
      <BaseInput name="city" label={isGerman ? 'Ort' : 'City'} validators={required} />
      <FormMessage store={store} />
      <Submit text="Send" />
    </Form>
  )
}

function Page(props: PageProps) {
  return (
    <KitMessages value={props.isGerman ? german : null}>
      <CityForm {...props} />
    </KitMessages>
  )
}

it('shows in the new language what is missing, at the field and in the summary', async () => {
  const screen = await render(<Page />)
  await screen.getByRole('button').click()
  await expect.element(screen.getByRole('link')).toHaveTextContent('City: Fill in this field')
  await screen.rerender(<Page isGerman />)
  await expect
    .element(screen.getByLabelText('Ort'))
    .toHaveAccessibleDescription(validation.validation_required)
  await expect.element(screen.getByRole('link')).toHaveTextContent(`Ort: ${validation.validation_required}`)
})

it('removes messages that the server wrote in another language, at the form and at the field', async () => {
  const screen = await render(<Page />)
  await screen.getByLabelText('City').fill('Rome')
  await screen.getByRole('button').click()
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Look again.')
  await screen.rerender(<Page isGerman />)
  await expect.element(screen.getByRole('alert')).toHaveTextContent(/^$/)
  await expect.element(screen.getByLabelText('Ort')).not.toHaveAccessibleDescription()
  await expect.element(screen.getByRole('link')).not.toBeInTheDocument()
})

it('removes the message about the whole submit once a field is edited, and shows it again for the next submit', async () => {
  const send = vi.fn<() => Promise<null>>(() => Promise.reject(new SubmitError('Too many people ask.')))
  const screen = await render(<Page send={send} />)
  const alert = screen.getByRole('alert')
  await screen.getByLabelText('City').fill('Rome')
  await screen.getByRole('button').click()
  await expect.element(alert).toHaveTextContent('Too many people ask.')
  await screen.getByLabelText('City').fill('Roma')
  await expect.element(alert).toHaveTextContent(/^$/)
  await screen.getByRole('button').click()
  await expect.element(alert).toHaveTextContent('Too many people ask.')
  expect(send).toHaveBeenCalledTimes(2)
})
