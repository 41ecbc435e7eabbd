import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answerError, getSection, renderRoom } from '../../testing/account-page.ts'
import { anna, TestServer } from '../../testing/render-app.tsx'

const profile = getSection('Profile')
const name = profile.getByRole('textbox', { name: 'Name' })
const edit = profile.getByRole('button', { name: 'Edit: Name' })
const listUpdates = ({ sent }: TestServer) => sent.filter(({ call }) => call === 'POST /account')

/** Opens the form of the name, whose field then has the focus. */
async function openNameForm(server?: TestServer): Promise<TestServer> {
  const opened = await renderRoom('profile', server)
  await edit.click()
  await expect.element(name).toHaveFocus()
  return opened
}

describe('The profile', () => {
  it('sends the name without its blanks, says at its row that it is saved, and leaves the focus there', async () => {
    const server = await openNameForm()
    await name.fill('  Anna Berg ')
    await userEvent.keyboard('{Enter}')
    await expect.element(profile.getByRole('status')).toHaveTextContent('Your name has been saved.')
    expect(listUpdates(server)).toEqual([{ call: 'POST /account', body: { name: 'Anna Berg' } }])
    await expect.element(profile.getByRole('listitem')).toHaveTextContent(/Name\s*Anna Berg/)
    await expect.element(edit).toHaveFocus()
    expect(name.elements()).toEqual([])
    // The message is gone after the form was opened again, and closed without a change.
    await userEvent.keyboard('{Enter}')
    await expect.element(name).toHaveValue('Anna Berg')
    await userEvent.keyboard('{Enter}')
    await expect.element(edit).toHaveFocus()
    await expect.element(profile.getByRole('status')).toHaveTextContent(/^$/)
    expect(listUpdates(server)).toHaveLength(1)
  })

  it('sends nothing where nothing was changed, or where it is cancelled', async () => {
    const server = await openNameForm(new TestServer({ ...anna, name: 'Anna' }))
    await name.fill(' Anna ')
    await userEvent.keyboard('{Enter}')
    await expect.element(edit).toHaveFocus()
    await edit.click()
    await name.fill('Somebody else')
    await profile.getByRole('button', { name: 'Cancel' }).click()
    await expect.element(edit).toHaveFocus()
    await expect.element(profile.getByRole('listitem')).toHaveTextContent(/Name\s*Anna/)
    await expect.element(profile.getByRole('status')).toHaveTextContent(/^$/)
    expect(listUpdates(server)).toEqual([])
  })

  it('sends the currency alone, and says at its row that it is saved', async () => {
    const server = await renderRoom('profile', new TestServer({ ...anna, name: 'Anna' }))
    const preferences = getSection('Language and currency')
    await preferences.getByRole('button', { name: 'Edit: Currency' }).click()
    await preferences.getByRole('button', { name: 'Currency' }).click()
    await page.getByLabelText('Search by name or code').fill('Swiss')
    await userEvent.keyboard('{Enter}')
    await preferences.getByRole('button', { name: 'Save' }).click()
    await expect.element(preferences.getByText('Your currency has been saved.')).toBeVisible()
    await expect.element(preferences).toHaveTextContent('Swiss Franc (CHF)')
    expect(listUpdates(server)).toEqual([{ call: 'POST /account', body: { currency: 'CHF' } }])
  })

  it('keeps what was typed when the server refuses it or cannot be reached, and can try again', async () => {
    const server = await openNameForm()
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
    await renderRoom('profile', new TestServer({ ...anna, phone: '+79123456789' }))
    await expect.element(profile).toHaveTextContent('+7 912 345 67 89')
  })

  it('says that a person without e-mail and phone has neither', async () => {
    await renderRoom('profile', new TestServer({ ...anna, email: null, name: 'Anna' }))
    await expect.element(profile).toHaveTextContent(/no e-mail address or phone number/)
  })
})
