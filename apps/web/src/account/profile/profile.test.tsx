import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answerError, part, renderAccount } from '../../testing/account-page.ts'
import { anna, TestServer } from '../../testing/render-app.tsx'

const profile = part('Profile')
const name = profile.getByRole('textbox', { name: 'Name' })

describe('The profile', () => {
  it('sends the name without its blanks, and says that it is saved', async () => {
    const server = await renderAccount()
    await name.fill('  Anna Berg ')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText('Your name has been saved.')).toBeVisible()
    expect(server.sent.at(-1)).toEqual({ call: 'POST /account', body: { name: 'Anna Berg' } })
    await expect.element(name).toHaveValue('Anna Berg')
  })

  it('keeps what was typed when the server refuses it or cannot be reached, and can try again', async () => {
    const server = await renderAccount()
    server.answers['POST /account'] = answerError('name', 'invalid_request', 'Choose another name.')
    await name.fill('Root')
    const save = profile.getByRole('button', { name: 'Save' })
    await save.click()
    await expect.element(name).toHaveAccessibleDescription('Choose another name.')
    await expect.element(name).toHaveFocus()
    delete server.answers['POST /account']
    server.isReachable = false
    await name.fill('Anna')
    await save.click()
    await expect.element(profile.getByRole('alert')).toHaveTextContent(/Check your connection/)
    await expect.element(name).toHaveValue('Anna')
    server.isReachable = true
    await save.click()
    await expect.element(page.getByText('Your name has been saved.')).toBeVisible()
  })

  it('shows a phone number in groups', async () => {
    await renderAccount(new TestServer({ ...anna, phone: '+79123456789' }))
    await expect.element(profile).toHaveTextContent('+7 912 345 67 89')
  })

  it('of somebody without e-mail and phone says how they sign in', async () => {
    await renderAccount(new TestServer({ ...anna, email: null, name: 'Anna' }))
    await expect.element(profile).toHaveTextContent(/no e-mail address or phone number/)
  })
})
