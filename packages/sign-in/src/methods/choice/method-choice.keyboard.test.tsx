import '@foyer/kit/styles.css'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
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

describe('Autofocus', () => {
  beforeEach(() => setKeyboard(true))
  afterEach(() => vi.restoreAllMocks())

  it('is left out on a phone, where the on-screen keyboard would cover the page', async () => {
    setKeyboard(false)
    await renderForm(<SignIn autofocus />, takesAll)
    await expect.element(email).toBeVisible()
    await expect.element(email).not.toHaveFocus()
  })

  it('does not keep the form from being shown in jsdom, which has no media queries', async () => {
    vi.stubGlobal('matchMedia', undefined)
    onTestFinished(() => void vi.unstubAllGlobals())
    await renderForm(<SignIn autofocus />, takesAll)
    await expect.element(email).toBeVisible()
  })

  it('goes to the first field on a device with a keyboard', async () => {
    await renderForm(<SignIn methods={both} autofocus />, takesAll)
    await expect.element(email).toHaveFocus()
  })

  it('goes to the field of the method that was used last', async () => {
    localStorage.setItem(lastWayKey, 'phone')
    await renderForm(<SignIn methods={both} autofocus />, takesAll)
    await expect.element(phone).toHaveFocus()
  })

  it('does not take the focus back when the person moves on, and reports no field as empty', async () => {
    await renderForm(<SignIn autofocus />, takesAll)
    await expect.element(email).toHaveFocus()
    await userEvent.tab()
    await expect.element(page.getByText('Enter your e-mail address')).not.toBeInTheDocument()
    await fillIn()
    await expect.element(password).toHaveValue('corridor')
  })
})
