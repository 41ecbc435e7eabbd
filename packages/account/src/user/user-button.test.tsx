import { userButton } from '@foyer/core/messages/en-001'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { SignedIn, SignedOut, SignOutButton, UserButton, useUser } from '../index.ts'
import { anna, FakeAccount } from '../testing/fake-account.ts'
import { renderPart } from '../testing/render-part.tsx'

describe('<UserButton>', () => {
  it.each([
    ['their name', {}, 'name', 'Anna Petrova'],
    ['their initial', {}, 'initial', 'A'],
    [
      'the initial of their address, who have said no name',
      { name: null, email: 'zoe@example.com' },
      'initial',
      'Z',
    ],
  ] as const)('shows %s', async (_, part, display, text) => {
    await renderPart(
      new FakeAccount({ ...anna, ...part }),
      <UserButton messages={userButton} display={display} />,
    )
    const button = page.getByRole('button', { name: /^Account/ })
    await expect.element(button).toBeVisible()
    expect((button.element() as HTMLElement).innerText).toBe(text)
  })

  it('capitalises the initial by the rules of the page’s language', async () => {
    await renderPart(
      new FakeAccount({ ...anna, name: 'ismail' }),
      <div lang="tr">
        <UserButton messages={userButton} display="initial" />
      </div>,
    )
    const button = page.getByRole('button', { name: /^Account/ })
    await expect.element(button).toBeVisible()
    expect((button.element() as HTMLElement).innerText).toBe('İ')
  })

  it('shows an icon, and not a plus, in place of the initial of people who only have a phone number', async () => {
    await renderPart(
      new FakeAccount({ ...anna, name: null, email: null, phone: '+4930901820' }),
      <UserButton messages={userButton} display="initial" />,
    )
    const button = page.getByRole('button', { name: /^Account: .*901820/ })
    await expect.element(button).toBeVisible()
    expect(button.element().textContent).toBe('')
    expect(button.element().querySelector('svg')).toBeVisible()
  })

  it('has the links that it is given, and no others', async () => {
    await renderPart(new FakeAccount(), <UserButton messages={userButton} links={{ account: '/me' }} />)
    await page.getByRole('button', { name: /^Account/ }).click()
    const items = page.getByRole('menuitem')
    await expect.element(items.first()).toHaveAttribute('href', '/me')
    expect(items.elements().map(({ textContent }) => textContent)).toEqual(['Your account', 'Sign out'])
  })

  it('signs out, and says if it could not', async () => {
    const server = new FakeAccount()
    server.answers['POST /web/v1/auth/logout'] = () => Response.json({ code: 'unavailable' }, { status: 503 })
    await renderPart(
      server,
      <>
        <UserButton messages={userButton} />
        <SignedOut>Signed out</SignedOut>
      </>,
    )
    const signOut = async () => {
      await page.getByRole('button', { name: /^Account/ }).click()
      await page.getByRole('menuitem', { name: 'Sign out' }).click()
    }
    await signOut()
    await expect.element(page.getByText(/You are still signed in/)).toBeVisible()
    delete server.answers['POST /web/v1/auth/logout']
    await signOut()
    await expect.element(page.getByText('Signed out')).toBeVisible()
    await expect.element(page.getByRole('button', { name: /^Account/ })).not.toBeInTheDocument()
  })
})

it('<SignOutButton> also signs out the next person who signs in', async () => {
  const { session } = await renderPart(new FakeAccount(), <SignOutButton messages={userButton} />)
  const button = page.getByRole('button', { name: 'Sign out' })
  await expect.poll(() => session.getState().status).toBe('signed-in')
  await button.click()
  await expect.poll(() => session.getState().status).toBe('signed-out')
  session.accept(anna)
  await button.click()
  await expect.poll(() => session.getState().status).toBe('signed-out')
})

function Status() {
  const { user, status } = useUser()
  return (
    <p>
      {status}: {user?.name ?? 'nobody'}
    </p>
  )
}

describe('<SignedIn>, <SignedOut> and useUser', () => {
  const whole = (
    <>
      <SignedIn>{(user) => `Hello, ${user.name}`}</SignedIn>
      <SignedOut>Please sign in</SignedOut>
      <Status />
    </>
  )

  it.each([
    ['a person', anna, 'Hello, Anna Petrova', 'signed-in: Anna Petrova', 'Please sign in'],
    ['nobody', null, 'Please sign in', 'signed-out: nobody', 'Hello'],
  ])('show who is signed in: %s', async (_, user, said, status, unsaid) => {
    await renderPart(new FakeAccount(user), whole)
    await expect.element(page.getByText(said)).toBeVisible()
    await expect.element(page.getByText(status)).toBeVisible()
    await expect.element(page.getByText(unsaid)).not.toBeInTheDocument()
  })

  it('show nobody as signed in or out until the server has answered', async () => {
    const server = new FakeAccount()
    server.fetch = () => new Promise(() => {})
    await renderPart(server, whole)
    await expect.element(page.getByText('checking: nobody')).toBeVisible()
    await expect.element(page.getByText(/Hello|Please sign in/)).not.toBeInTheDocument()
  })
})
