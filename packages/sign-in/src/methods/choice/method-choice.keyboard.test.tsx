import '@foyer/kit/styles.css'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { SignIn } from '../../sign-in/sign-in.tsx'
import { answerJson, renderForm, user } from '../../testing/render-form.tsx'
import { setKeyboard } from '../../testing/set-keyboard.ts'
import { email, fillIn, password, phone } from '../../testing/sign-in-controls.ts'
import { lastWayKey } from './last-way.ts'

const both = ['email', 'phone'] as const
const takesAll = answerJson(200, user)

function clear(): void {
  localStorage.clear()
  sessionStorage.clear()
}
beforeEach(clear)
afterEach(clear)

describe('With a keyboard', () => {
  beforeEach(() => setKeyboard(true))
  afterEach(() => vi.restoreAllMocks())

  it('alone: on a phone it would open over the page', async () => {
    setKeyboard(false)
    await renderForm(<SignIn autofocus />, takesAll)
    await expect.element(email).toBeVisible()
    await expect.element(email).not.toHaveFocus()
  })

  it('the first field has the focus, if the page wants it', async () => {
    await renderForm(<SignIn methods={both} autofocus />, takesAll)
    await expect.element(email).toHaveFocus()
  })

  it('that of the method that was used last', async () => {
    localStorage.setItem(lastWayKey, 'phone')
    await renderForm(<SignIn methods={both} autofocus />, takesAll)
    await expect.element(phone).toHaveFocus()
  })

  it('nobody is taken away from elsewhere, nor are fields said to be empty', async () => {
    await renderForm(<SignIn autofocus />, takesAll)
    await expect.element(email).toHaveFocus()
    await userEvent.tab()
    await expect.element(page.getByText('Enter your e-mail address')).not.toBeInTheDocument()
    await fillIn()
    await expect.element(password).toHaveValue('corridor')
  })
})
