import { useState, type ComponentType } from 'react'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answerJson, renderForm, user } from '../testing/render-form.tsx'
import { phone } from '../testing/sign-in-controls.ts'
import type { MethodFieldProps } from './method.ts'
import { createPhoneField } from './phone-method.tsx'

it('takes a phone number all the same when its input cannot be loaded', async () => {
  const Field = createPhoneField(() => Promise.reject(new Error('The network is down.')))
  await renderForm(<Field purpose="sign-in" isHidden={false} />, answerJson(200, user))
  await expect.element(phone).toBeEnabled()
  await phone.fill('+44 (20)')
  await userEvent.tab()
  await expect
    .element(phone)
    .toHaveAccessibleDescription('Enter the whole phone number, with its country code')
})

const load = vi.fn<() => Promise<{ readonly default: ComponentType<MethodFieldProps> }>>(async () => ({
  default: () => <p>Loaded</p>,
}))
const LateField = createPhoneField(load)

/** A method that is not chosen at first. */
function Choice() {
  const [isHidden, setIsHidden] = useState(true)
  return (
    <>
      <button type="button" onClick={() => setIsHidden(false)}>
        Choose
      </button>
      <LateField purpose="sign-in" isHidden={isHidden} />
    </>
  )
}

it('loads its input when the method is chosen, and not before', async () => {
  await renderForm(<Choice />, answerJson(200, user))
  const choose = page.getByRole('button', { name: 'Choose' })
  await expect.element(choose).toBeVisible()
  expect(load).not.toHaveBeenCalled()
  await choose.click()
  await expect.element(page.getByText('Loaded')).toBeVisible()
  expect(load).toHaveBeenCalledOnce()
})
