import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { anna, renderApp, TestServer } from '../testing/render-app.tsx'

const heading = page.getByRole('heading', { level: 1 })
const part = (name: string) => page.getByRole('region', { name, exact: true })
const profile = part('Profile')
const name = profile.getByRole('textbox', { name: 'Name' })
const refusal = (field: string, code: string, message: string) => () =>
  Response.json(
    { code: 'validation_failed', message: 'Look again.', errors: [{ field, code, message }] },
    { status: 422 },
  )

async function render(server = new TestServer(anna)): Promise<TestServer> {
  await renderApp('/account', server)
  await expect.element(heading).toHaveTextContent('Your account')
  return server
}

describe('The profile', () => {
  it('sends the name without its blanks, and says that it is saved', async () => {
    const server = await render()
    await name.fill('  Anna Berg ')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText('Your name is saved.')).toBeVisible()
    expect(server.sent.at(-1)).toEqual({ call: 'POST /account', body: { name: 'Anna Berg' } })
    await expect.element(name).toHaveValue('Anna Berg')
  })

  it('keeps what was typed when the server refuses it or cannot be reached, and can try again', async () => {
    const server = await render()
    server.answers['POST /account'] = refusal('name', 'invalid_request', 'Choose another name.')
    await name.fill('Root')
    const save = profile.getByRole('button', { name: 'Save' })
    await save.click()
    await expect.element(profile.getByRole('alert')).toHaveTextContent('Name: Choose another name.')
    await expect.element(name).toHaveFocus()
    delete server.answers['POST /account']
    server.isReachable = false
    await name.fill('Anna')
    await save.click()
    await expect.element(profile.getByRole('alert')).toHaveTextContent(/Check your connection/)
    await expect.element(name).toHaveValue('Anna')
    server.isReachable = true
    await save.click()
    await expect.element(page.getByText('Your name is saved.')).toBeVisible()
  })

  it('shows a phone number in groups', async () => {
    await render(new TestServer({ ...anna, phone: '+79123456789' }))
    await expect.element(profile).toHaveTextContent('+7 912 345 67 89')
  })

  it('of somebody without e-mail and phone says how they sign in', async () => {
    await render(new TestServer({ ...anna, email: null, name: 'Anna' }))
    await expect.element(profile).toHaveTextContent(/no e-mail address and no phone number/)
  })
})

describe('The password', () => {
  const form = page.getByRole('form', { name: 'Password' })
  const [present, next] = [form.getByLabelText('Present password'), form.getByLabelText('New password')]
  const submit = form.getByRole('button', { name: 'Change password' })

  it('may not be too similar to the present one: that is asked for, and then not sent', async () => {
    const server = await render()
    await present.fill('Corridor-light-9')
    await next.fill('Corridor-light-8')
    await submit.click()
    await expect.element(next).toHaveFocus()
    await expect.element(form.getByRole('alert')).toHaveTextContent(/less like the previous one/)
    expect(server.sent.filter(({ call }) => call === 'POST /password')).toEqual([])
  })

  it.each([
    ['password', 'wrong_password', 'This is not your present password.', present],
    ['newPassword', 'passwords_too_similar', 'Less alike, please.', next],
  ] as const)(
    'that the server refuses at %s with %s has its focus there',
    async (field, code, words, input) => {
      const server = await render()
      server.answers['POST /password'] = refusal(field, code, words)
      await present.fill('Corridor-light-9')
      await next.fill('Staircase-4')
      await submit.click()
      await expect.element(form.getByRole('alert')).toHaveTextContent(words)
      await expect.element(input).toHaveFocus()
      await expect.element(next).toHaveValue('Staircase-4')
    },
  )

  it('that is changed leaves an empty form, and asks for the sessions again', async () => {
    const server = await render()
    await present.fill('Corridor-light-9')
    await next.fill('Staircase-4')
    await submit.click()
    await expect.element(page.getByText(/Your password is changed/)).toBeVisible()
    await expect.element(present).toHaveValue('')
    await expect.element(page.getByRole('heading', { name: 'Password', exact: true })).toHaveFocus()
    await expect
      .poll(() => server.sent.filter(({ call }) => call === 'GET /sessions').length)
      .toBeGreaterThan(1)
  })

  it.each([
    ['who has an e-mail address how to set one', anna, true],
    ['who has neither address nor phone only that there is none', { ...anna, email: null }, false],
  ] as const)('that does not exist tells %s', async (_who, user, hasLink) => {
    const server = new TestServer(user)
    server.account = { lang: null, hasPassword: false }
    await render(server)
    await expect.element(part('Password')).toHaveTextContent(/has no password/)
    const links = part('Password').getByRole('link', { name: 'Set a password' })
    expect(links.elements()).toHaveLength(hasLink ? 1 : 0)
  })
})

it('says why the data could not be had', async () => {
  const server = await render()
  server.isReachable = false
  await page.getByRole('button', { name: 'Download my data' }).click()
  await expect.element(part('Your data').getByRole('alert')).toHaveTextContent(/Check your connection/)
})

it('signs out everywhere else after asking, and says why when it could not', async () => {
  const server = await render()
  const devices = part('Devices and sessions')
  await devices.getByRole('button', { name: 'Sign out everywhere else' }).click()
  const yes = devices.getByRole('button', { name: 'Yes, sign out there' })
  await expect.element(yes).toHaveFocus()
  server.isReachable = false
  await yes.click()
  await expect.element(devices.getByText(/Check your connection/)).toBeVisible()
  server.isReachable = true
  await yes.click()
  await expect.element(page.getByText('You are signed out everywhere else.')).toBeVisible()
  expect(devices.getByRole('listitem').elements()).toHaveLength(1)
  expect(devices.getByRole('button', { name: 'Sign out everywhere else' }).elements()).toEqual([])
})

describe('Deleting the account', () => {
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
  const open = page.getByRole('button', { name: 'Delete account…' })

  it('names all that goes and what stays, and is the one button in the colour of errors', async () => {
    await render()
    await open.click()
    for (const word of ['profile', 'social accounts', 'devices', 'orders'])
      await expect.element(dialog.getByRole('listitem').filter({ hasText: word })).toBeVisible()
    await expect.element(dialog.getByText(/What stays is .+ without a word of who you are/)).toBeVisible()
    const colourOf = (name: string) =>
      getComputedStyle(dialog.getByRole('button', { name }).element()).backgroundColor
    const probe = document.body.appendChild(document.createElement('i'))
    probe.style.backgroundColor = 'var(--foyer-error)'
    expect(colourOf('Delete my account')).toBe(getComputedStyle(probe).backgroundColor)
    expect(colourOf('Keep my account')).not.toBe(getComputedStyle(probe).backgroundColor)
    probe.remove()
  })

  it('without a password asks for a tick', async () => {
    const server = new TestServer({ ...anna, email: null })
    server.account = { lang: null, hasPassword: false }
    await render(server)
    await open.click()
    await dialog.getByRole('button', { name: 'Delete my account' }).click()
    await expect.element(dialog.getByRole('checkbox')).toHaveFocus()
    await dialog.getByRole('checkbox').click()
    await dialog.getByRole('button', { name: 'Delete my account' }).click()
    await expect.element(heading).toHaveTextContent('Your account is deleted')
    expect(server.sent).toContainEqual({ call: 'POST /account/deletion', body: {} })
    // The page asks who is signed in once it is shown.
    await expect.poll(() => localStorage.getItem('foyer-session')).toBeNull()
    await page.getByRole('link', { name: 'Back to the entrance' }).click()
    await expect.element(heading).toHaveTextContent('Welcome')
    // By the time of another page, a reason would have been loaded.
    await page.getByRole('link', { name: 'Create an account' }).click()
    await expect.element(heading).toHaveTextContent('Create an account')
    expect(page.getByText('Your session has ended').elements()).toEqual([])
  })

  it('closes by a key while nothing is typed, and not after', async () => {
    await render()
    await open.click()
    await expect.element(dialog).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(open).toHaveFocus()
    await open.click()
    await dialog.getByLabelText('Your password').fill('Corridor')
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog.getByText(/You have begun to fill this in/)).toBeVisible()
    await dialog.getByRole('button', { name: 'Keep my account' }).click()
    await expect.element(open).toHaveFocus()
  })
})

it('says goodbye to nobody whose account was not deleted', async () => {
  await renderApp('/goodbye', new TestServer(anna))
  await expect.element(heading).toHaveTextContent('Welcome')
})
