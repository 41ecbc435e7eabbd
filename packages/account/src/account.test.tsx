import { account, userButton } from '@foyer/core/messages/en-001'
import { SnackbarLayer } from '@foyer/kit/snackbar'
import { describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { Account, Identities, Profile, Sessions, SignedOut, UserButton } from './index.ts'
import { anna, FakeAccount } from './testing/fake-account.ts'
import { renderPart } from './testing/render-part.tsx'

const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
const headings = () =>
  page
    .getByRole('heading')
    .elements()
    .map(({ textContent }) => textContent)

describe('<Account>', () => {
  it('is the whole page given only its messages, and leaves out links to pages that the app has not named', async () => {
    await renderPart(new FakeAccount(), <Account messages={account} />)
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Your account')
    await expect.element(page.getByText('This device')).toBeVisible()
    await expect
      .poll(headings)
      .toEqual([
        'Your account',
        'Profile',
        'E-mail and phone',
        'Language and currency',
        'Password',
        'Passkeys',
        'Authenticator app',
        'Recovery codes',
        'Devices and sessions',
        'Linked accounts',
        'Your data',
        'Delete account',
      ])
    expect(page.getByRole('main').getByRole('link').elements()).toEqual([])
  })

  it('shows the sections that it is given, in their order', async () => {
    await renderPart(
      new FakeAccount(),
      <Account messages={account}>
        <Sessions />
        <Profile />
      </Account>,
    )
    await expect.element(page.getByText('This device')).toBeVisible()
    expect(headings()).toEqual(['Devices and sessions', 'Profile'])
  })

  it('asks the server only for what its sections show, and once for what two of them show', async () => {
    const server = new FakeAccount()
    await renderPart(
      server,
      <Account messages={account}>
        <Identities />
        <Sessions />
      </Account>,
    )
    await expect.element(page.getByText('Anna Example')).toBeVisible()
    await expect.element(page.getByText('This device')).toBeVisible()
    expect(server.calls.toSorted()).toEqual([
      'GET /web/v1/auth/account',
      'GET /web/v1/auth/factors',
      'GET /web/v1/auth/identifiers',
      'GET /web/v1/auth/identities',
      'GET /web/v1/auth/session',
      'GET /web/v1/auth/sessions',
      'GET /web/v1/settings',
      'GET /web/v1/social-configs',
    ])
  })

  it('with a profile alone asks only who is signed in', async () => {
    const server = new FakeAccount()
    await renderPart(
      server,
      <Account messages={account}>
        <Profile />
      </Account>,
    )
    await expect.element(page.getByRole('listitem')).toHaveTextContent(/Name\s*Anna Petrova/)
    expect(server.calls).toEqual(['GET /web/v1/auth/session'])
  })

  it('with a profile alone shows one card, with the editable row above the other facts', async () => {
    await renderPart(
      new FakeAccount(),
      <Account messages={account}>
        <Profile />
      </Account>,
    )
    await expect.element(page.getByRole('button', { name: 'Edit: Name' })).toBeVisible()
    const list = document.querySelector('dl')
    const row = list?.previousElementSibling
    expect([row, list].map((part) => part && getComputedStyle(part).borderBlockEndWidth)).toEqual([
      '0px',
      '1px',
    ])
    // A single line separates the two.
    const fact = page.getByText('Member since').element().parentElement
    expect([list, fact].map((part) => part && getComputedStyle(part).borderBlockStartWidth)).toEqual([
      '1px',
      '0px',
    ])
    expect(list?.getBoundingClientRect().top).toBe(row?.getBoundingClientRect().bottom)
  })

  it('shows a snackbar of its own where the app has no layer for snackbars', async () => {
    await renderPart(
      new FakeAccount(),
      <Account messages={account}>
        <Sessions />
      </Account>,
    )
    await press('Sign out everywhere else')
    await press('Yes, sign out there')
    await expect.element(page.getByText('You are signed out everywhere else.')).toBeVisible()
  })

  it('shows a snackbar only once where the app has a layer of its own', async () => {
    await renderPart(
      new FakeAccount(),
      <>
        <Account messages={account}>
          <Sessions />
        </Account>
        <UserButton messages={userButton} />
        <SnackbarLayer />
      </>,
    )
    await press('Sign out everywhere else')
    await press('Yes, sign out there')
    const said = page.getByText('You are signed out everywhere else.')
    await expect.element(said).toBeVisible()
    expect(said.elements()).toHaveLength(1)
  })

  it('lets people choose the language of their messages, where the app has no language menu of its own', async () => {
    const server = new FakeAccount()
    server.answers['POST /web/v1/auth/account'] = () => Response.json(anna)
    await renderPart(server, <Account messages={account} />)
    await expect.element(page.getByText('Français')).toBeVisible()
    await press('Edit: Language')
    const language = page.getByRole('combobox', { name: 'Language' })
    await expect.element(language).toHaveValue('fr')
    await language.selectOptions('de-DE')
    await press('Save')
    await expect.element(page.getByText('Your language has been saved.')).toBeVisible()
    await expect.element(page.getByText('Deutsch')).toBeVisible()
    expect(server.calls).toContain('POST /web/v1/auth/account')
  })

  it('says that a language could not be chosen, and stays with the app’s current one', async () => {
    const choose = vi
      .fn<(lang: string) => Promise<void>>()
      .mockRejectedValue(new TypeError('Failed to fetch'))
    await renderPart(new FakeAccount(), <Account messages={account} language={{ value: 'es', choose }} />)
    await press('Edit: Language')
    const language = page.getByRole('combobox', { name: 'Language' })
    await language.selectOptions('de-DE')
    await press('Save')
    await expect.element(page.getByText(/The language could not be changed/)).toBeVisible()
    await expect.element(language).toHaveValue('de-DE')
    await press('Cancel')
    await expect.element(page.getByText('Español')).toBeVisible()
    expect(choose.mock.calls).toEqual([['de-DE']])
  })

  it('disappears when the person signs out', async () => {
    const { session } = await renderPart(
      new FakeAccount(),
      <>
        <Account messages={account} />
        <p>The page</p>
      </>,
    )
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
    session.forget()
    await expect.element(page.getByText('The page')).toBeVisible()
    await expect.element(page.getByRole('heading', { level: 1 })).not.toBeInTheDocument()
  })

  it('ends the session on the page when the account is deleted', async () => {
    await renderPart(
      new FakeAccount(),
      <>
        <Account messages={account} />
        <SignedOut>Goodbye</SignedOut>
      </>,
    )
    await press('Delete account…')
    await page.getByRole('checkbox', { name: 'Yes, delete everything' }).click()
    await press('Delete my account')
    await expect.element(page.getByText('Goodbye')).toBeVisible()
  })
})
