import '@foyer/kit/styles.css'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { SignIn } from '../../sign-in/sign-in.tsx'
import { answerJson, renderForm, Shadow, user } from '../../testing/render-form.tsx'
import { setKeyboard } from '../../testing/set-keyboard.ts'
import { email, phone } from '../../testing/sign-in-controls.ts'
import { lastWayKey } from './last-way.ts'

const both = ['email', 'phone'] as const
const takesAll = answerJson(200, user)
const meant = page.getByText('This looks like an e-mail address.')

function clear(): void {
  localStorage.clear()
  sessionStorage.clear()
}
beforeEach(clear)
afterEach(clear)
afterEach(() => vi.restoreAllMocks())

/** Fills in an address as a password manager does. */
function fillPhone(): void {
  const field = phone.element()
  Reflect.set(HTMLInputElement.prototype, 'value', 'anna@example.com', field)
  field.dispatchEvent(new Event('input', { bubbles: true, composed: true }))
}

describe('In a shadow tree, of which listeners of the page only see the host', () => {
  it('an address is offered to its method that is filled into the phone field', async () => {
    await renderForm(
      <Shadow>
        <SignIn methods={both} />
      </Shadow>,
      takesAll,
    )
    await email.fill('+12025550123')
    await expect.element(page.getByText('This looks like a phone number.')).toBeVisible()
    await page.getByRole('tab', { name: 'Phone' }).click()
    await expect.element(page.getByRole('button', { name: /Country/ })).toBeVisible()
    fillPhone()
    await expect.element(meant).toBeVisible()
  })

  it('an address is offered to its method that is filled into the phone field before the page is idle', async () => {
    localStorage.setItem(lastWayKey, 'phone')
    await renderForm(
      <Shadow>
        <SignIn methods={both} />
      </Shadow>,
      takesAll,
    )
    await expect.element(phone).toBeVisible()
    fillPhone()
    await expect.element(meant).toBeVisible()
  })

  // WCAG 3.2.1
  it('a form that opens leaves the focus to the control beside it that has it', async () => {
    setKeyboard(true)
    await renderForm(
      <Shadow>
        <input aria-label="Name" ref={(input) => input?.focus()} />
        <SignIn autofocus />
      </Shadow>,
      takesAll,
    )
    await expect.element(email).toBeVisible()
    await userEvent.keyboard('Anna')
    await expect.element(page.getByLabelText('Name')).toHaveValue('Anna')
  })
})
