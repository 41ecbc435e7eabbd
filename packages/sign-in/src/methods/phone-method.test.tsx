import '@foyer/kit/styles.css'
import { Form, useFormStore } from '@foyer/kit/form'
import { useState, type ComponentType, type ReactNode } from 'react'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answerJson, renderForm, user } from '../testing/render-form.tsx'
import { phone } from '../testing/sign-in-controls.ts'
import type { MethodFieldProps } from './method.ts'
import { createPhoneField } from './phone-method.tsx'
import LoadedPhoneField from './phone-field.tsx'

it('the plain input validates a phone number if the full one cannot be loaded', async () => {
  const Field = createPhoneField(() => Promise.reject(new Error('The network is down.')))
  await renderForm(<Field purpose="sign-in" isHidden={false} />, answerJson(200, user))
  await expect.element(phone).toBeEnabled()
  await phone.fill('+44 (20)')
  await userEvent.tab()
  await expect
    .element(phone)
    .toHaveAccessibleDescription('Enter the full phone number, with the country code')
})

it('the plain input shows no success tick, because a complete number may be somebody else’s', async () => {
  const Field = createPhoneField(() => new Promise(() => undefined))
  const tick = () => getComputedStyle(page.getByText('Phone', { exact: true }).element(), '::after').content
  await renderForm(<Field purpose="sign-up" isHidden={false} />, answerJson(200, user))
  await phone.fill('+447400123456')
  await userEvent.tab()
  await expect.element(phone).not.toHaveFocus()
  await expect.element(phone).toHaveValue('+447400123456')
  expect(tick()).toBe('none')
})

const load = vi.fn<() => Promise<{ readonly default: ComponentType<MethodFieldProps> }>>(async () => ({
  default: () => <p>Loaded</p>,
}))
const LazyTestField = createPhoneField(load)

/** A form in which another method is selected first. */
function Choice() {
  const [isHidden, setIsHidden] = useState(true)
  return (
    <>
      <button type="button" onClick={() => setIsHidden(false)}>
        Choose
      </button>
      <LazyTestField purpose="sign-in" isHidden={isHidden} />
    </>
  )
}

it('the full input is loaded when the method is chosen, and not before', async () => {
  await renderForm(<Choice />, answerJson(200, user))
  const choose = page.getByRole('button', { name: 'Choose' })
  await expect.element(choose).toBeVisible()
  expect(load).not.toHaveBeenCalled()
  await choose.click()
  await expect.element(page.getByText('Loaded')).toBeVisible()
  expect(load).toHaveBeenCalledOnce()
})

/** A form that is sent nowhere. */
function Refusing({ children }: { readonly children: ReactNode }) {
  const store = useFormStore({ send: () => Promise.resolve(), describeFailure: String })
  return (
    <Form store={store}>
      {children}
      <button type="submit">Send</button>
    </Form>
  )
}

/** A form whose field is loaded when the test says so. */
async function renderLazy(withSubmit = false, inputValue?: string) {
  let resolveModule: (module: { readonly default: ComponentType<MethodFieldProps> }) => void = () => {}
  const arrival = new Promise<Parameters<typeof resolveModule>[0]>((resolve) => {
    resolveModule = resolve
  })
  const Field = createPhoneField(() => arrival)
  const field = <Field purpose="sign-in" isHidden={false} inputValue={inputValue} />
  await renderForm(withSubmit ? <Refusing>{field}</Refusing> : field, answerJson(200, user))
  return async () => {
    resolveModule({ default: LoadedPhoneField })
    await expect.element(page.getByRole('button', { name: /Country/ })).toBeVisible()
  }
}

// The country's mask and the grouping that is loaded later format this number alike, so it looks the same before and after.
const number = '+12025550123'
const shown = '1 202 555 0123'

const caretOf = (input: Element) => {
  const { selectionStart, selectionEnd } = input as HTMLInputElement
  return [selectionStart, selectionEnd]
}

it('the full input takes over the focus from the plain one', async () => {
  const finishLoading = await renderLazy()
  await phone.click()
  await finishLoading()
  await expect.element(phone).toHaveFocus()
  await userEvent.keyboard(number)
  await expect.element(phone).toHaveValue(shown)
})

it('the full input takes over text and caret from the plain one, so that typing goes on', async () => {
  const finishLoading = await renderLazy()
  await phone.click()
  await userEvent.keyboard('+1202555023{ArrowLeft}{ArrowLeft}')
  await finishLoading()
  await expect.element(phone).toHaveFocus()
  await userEvent.keyboard('1')
  await expect.element(phone).toHaveValue('1 202 555 0123')
  expect(caretOf(phone.element())).toEqual([12, 12])
})

it('the full input takes over the text from the plain one, and does not take the focus back', async () => {
  const finishLoading = await renderLazy()
  await phone.fill(number)
  await userEvent.tab()
  await finishLoading()
  await expect.element(phone).toHaveValue(shown)
  await expect.element(phone).not.toHaveFocus()
})

it('the full input stays empty if an initial number was deleted in the plain one', async () => {
  const finishLoading = await renderLazy(false, number)
  await expect.element(phone).toHaveValue(number)
  await phone.fill('')
  await finishLoading()
  await expect.element(phone).toHaveValue('')
})

it('the full input takes over the error and the focus after a refused submit of the plain one', async () => {
  const finishLoading = await renderLazy(true)
  await phone.fill('12')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect.element(phone).toHaveAttribute('aria-invalid', 'true')
  await finishLoading()
  await expect.element(phone).toHaveValue('1 2')
  await expect.element(phone).toHaveAttribute('aria-invalid', 'true')
  await expect.element(phone).toHaveFocus()
  await userEvent.keyboard('3')
  await expect.element(phone).not.toHaveAttribute('aria-invalid', 'true')
})

it('the full input does not take the focus from elsewhere when it is loaded', async () => {
  const finishLoading = await renderLazy()
  await finishLoading()
  await expect.element(phone).not.toHaveFocus()
  await expect.element(phone).toHaveValue('')
})
