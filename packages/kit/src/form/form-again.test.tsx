import { SubmitError } from '@foyer/core/form'
import { useSyncExternalStore } from 'react'
import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { BaseInput } from '../blocks/base-input/index.ts'
import { Submit } from '../blocks/submit/index.ts'
import { Form, FormMessage, useFormStore } from './index.ts'

/** A form whose page disables its fields during a request. */
function CityForm({ send }: { readonly send: () => Promise<null> }) {
  const store = useFormStore<null>({ send, describeFailure: String })
  const { status } = useSyncExternalStore(store.subscribe, store.getSubmission)
  return (
    <Form store={store}>
      <BaseInput name="city" label="City" disabled={status === 'pending'} />
      <FormMessage store={store} />
      <Submit text="Send" />
    </Form>
  )
}

it("shows the server's error at a field that was disabled during the request, and leads to it", async () => {
  let refuse = (): void => undefined
  const error = new SubmitError('Look again.', { city: 'We do not deliver there' })
  const send = () => new Promise<never>((_, reject) => (refuse = () => reject(error)))
  const screen = await render(<CityForm send={send} />)
  const city = screen.getByLabelText('City')
  await city.fill('Rome')
  await screen.getByRole('button').click()
  await expect.element(city).toBeDisabled()
  refuse()
  await expect.element(city).toHaveAccessibleDescription('We do not deliver there')
  await expect.element(city).toHaveFocus()
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Look again.')
})
