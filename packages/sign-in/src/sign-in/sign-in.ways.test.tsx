import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answerJson, answerSettings, renderForm, settingsOf } from '../testing/render-form.tsx'
import { email, password } from '../testing/sign-in-controls.ts'
import { SignIn } from './sign-in.tsx'

const offer = page.getByRole('button', { name: 'Send me a code instead' })
const code = page.getByRole('textbox', { name: /^Code from/ })
const back = page.getByRole('button', { name: 'Use the password instead' })
const sentCode = answerJson(202, {})

beforeEach(() => sessionStorage.clear())
afterEach(() => {
  answerSettings.mockImplementation(settingsOf('classic'))
  sessionStorage.clear()
})

describe('If the server accepts', () => {
  it.each([
    ['by a prop', { signInMethods: ['code'] }],
    ['by its settings', {}],
  ] as const)('codes alone, there is no password (%s)', async (_case, props) => {
    answerSettings.mockImplementation(settingsOf('classic', ['code']))
    const { sent } = await renderForm(<SignIn {...props} links={{ recovery: '/recover' }} />, sentCode)
    const send = page.getByRole('button', { name: 'Send me a code', exact: true })
    await expect.element(send).toBeVisible()
    expect([...password.elements(), ...offer.elements(), ...page.getByRole('link').elements()]).toEqual([])
    await email.fill('anna@example.com')
    await userEvent.keyboard('{Enter}')
    await expect.element(code).toHaveFocus()
    expect(sent).toHaveLength(1)
    expect(back.elements()).toEqual([])
  })

  it('passwords alone, no code is offered', async () => {
    await renderForm(<SignIn signInMethods={['password']} />, sentCode)
    await expect.element(password).toBeVisible()
    expect(offer.elements()).toEqual([])
  })
})
