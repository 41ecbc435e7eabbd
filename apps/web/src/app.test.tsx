import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { accountMenu, signOut } from './testing/account-menu.ts'
import { anna, renderApp, TestServer } from './testing/render-app.tsx'
import { findAxeViolationsInThemes } from './testing/find-axe-violations.ts'

const heading = page.getByRole('heading', { level: 1 })

const email = page.getByRole('combobox', { name: 'E-mail' })

async function signIn(): Promise<void> {
  await email.fill('anna@example.com')
  await page.getByLabelText('Password', { exact: true }).fill('Corridor-1')
  await userEvent.keyboard('{Enter}')
}

afterEach(() => {
  delete document.documentElement.dataset['theme']
})

describe('the web client', () => {
  // R2.4
  it('signs in on the first page, and shows the overview', async () => {
    await renderApp('/', new TestServer(null))
    await expect.element(heading).toHaveTextContent('Welcome to Foyer')
    expect(document.title).toBe('Welcome to Foyer · Foyer')
    await signIn()
    await expect.element(page.getByRole('main').getByText('anna@example.com')).toBeVisible()
    await expect.element(heading).toHaveFocus()
    expect(document.title).toBe('Welcome · Foyer')
  })

  // R2.4
  it('leads from the overview to each room of the account, saying what is there, to the checkout and to the form kit', async () => {
    await renderApp('/', new TestServer(anna))
    await expect.element(page.getByRole('navigation', { name: 'Your account' })).toBeVisible()
    await expect.element(page.getByText('You are signed in as anna@example.com')).toBeVisible()
    const links = page.getByRole('main').getByRole('link').elements() as HTMLAnchorElement[]
    expect(links.map(({ pathname, textContent }) => [pathname, textContent])).toEqual([
      ['/account/profile', 'ProfileName, e-mail, phone, language'],
      ['/account/security', 'SecuritySign-in and devices'],
      ['/account/connections', 'ConnectionsOther accounts that you sign in with'],
      ['/account/orders', 'OrdersWhat you have ordered'],
      ['/account/data', 'DataDownload your data, delete your account'],
      ['/checkout', 'CheckoutOrder something, with a voucher if you have one'],
      ['/kit', 'Form kitTry the inputs and notices of this site'],
    ])
    await page.getByRole('link', { name: /^Orders/ }).click()
    await expect.element(heading).toHaveTextContent('Orders')
  })

  it('welcomes people with one heading above the form', async () => {
    await renderApp('/', new TestServer(null))
    await expect.element(heading).toHaveTextContent('Welcome to Foyer')
    expect(page.getByRole('heading').elements()).toHaveLength(1)
  })

  it('leads from a page that needs sign-in to the form, and back to the page', async () => {
    await renderApp('/account', new TestServer(null))
    await expect.element(heading).toHaveTextContent('Sign in')
    await page.getByRole('link', { name: 'Create an account' }).click()
    await expect.element(heading).toHaveTextContent('Create an account')
    await page.getByRole('link', { name: 'Sign in' }).click()
    await expect.element(heading).toHaveTextContent('Sign in')
    await signIn()
    await expect.element(heading).toHaveTextContent('Your account')
    await expect.element(page.getByText('Member since')).toBeVisible()
  })

  it('makes an account and shows it', async () => {
    await renderApp('/sign-up', new TestServer(null))
    await signIn()
    await expect.element(page.getByRole('main').getByText('anna@example.com')).toBeVisible()
  })

  it('redirects a signed-in person from the sign-in page', async () => {
    await renderApp('/sign-in', new TestServer(anna))
    await expect.element(heading).toHaveTextContent('Welcome')
  })

  it.each(['/', '/sign-in', '/sign-up', '/account', '/account/security'])(
    'shows no form at %s to somebody who was signed in, while it asks the server',
    async (path) => {
      const server = new TestServer(anna)
      server.pause = new Promise(() => {})
      await renderApp(path, server)
      await expect.element(page.getByText('Loading')).toBeInTheDocument()
      expect(page.getByRole('form').elements()).toEqual([])
    },
  )

  it('shows the form to a newcomer without waiting for the server', async () => {
    const server = new TestServer(null)
    server.pause = new Promise(() => {})
    await renderApp('/sign-in', server)
    await expect.element(page.getByRole('form', { name: 'Sign in' })).toBeVisible()
    // Password managers expect a single form.
    expect(document.forms).toHaveLength(1)
  })

  it('says that the server cannot be reached, and tries again', async () => {
    const server = new TestServer(anna)
    server.isReachable = false
    await renderApp('/account', server)
    await expect.element(heading).toHaveTextContent('We cannot reach the server')
    server.isReachable = true
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.element(heading).toHaveTextContent('Your account')
  })

  it('signs out, and stays signed in when it cannot', async () => {
    const server = new TestServer(anna)
    await renderApp('/account', server)
    await expect.element(page.getByText('Member since')).toBeVisible()
    server.isReachable = false
    await signOut()
    await expect.element(page.getByText(/You are still signed in/)).toBeVisible()
    server.isReachable = true
    await signOut()
    await expect.element(heading).toHaveTextContent('Sign in')
    await expect.element(page.getByText(/You are still signed in/)).not.toBeInTheDocument()
  })

  it.each(['/terms', '/checkout', '/no/such/page'])(
    'says at %s too that signing out has failed',
    async (path) => {
      const server = new TestServer(anna)
      await renderApp(path, server)
      await expect.element(accountMenu).toBeVisible()
      server.isReachable = false
      await signOut()
      const notice = page.getByRole('listitem').filter({ hasText: /You are still signed in/ })
      await expect.element(notice.getByRole('img', { name: 'Error' })).toBeVisible()
      server.isReachable = true
      await signOut()
      await expect.element(page.getByText(/You are still signed in/)).not.toBeInTheDocument()
    },
  )

  it('leaves no word of a text alone on its last line', async () => {
    await renderApp('/terms', new TestServer(null))
    const text = page.getByText(/^Orders are only recorded/)
    await expect.element(text).toBeVisible()
    expect(getComputedStyle(text.element()).textWrapStyle).toBe('pretty')
  })

  it('explains that a page does not exist, and leads back', async () => {
    await renderApp('/no/such/page', new TestServer(null))
    await expect.element(heading).toHaveTextContent('Page not found')
    await page.getByRole('link', { name: 'Back to the start page' }).click()
    await expect.element(heading).toHaveTextContent('Welcome to Foyer')
  })

  it('keeps the chosen theme', async () => {
    await renderApp('/sign-in', new TestServer(null))
    await page.getByRole('radio', { name: 'Dark' }).click({ force: true })
    expect(document.documentElement.dataset['theme']).toBe('dark')
    expect(localStorage.getItem('foyer-theme')).toBe('dark')
    await page.getByRole('radio', { name: 'System' }).click({ force: true })
    expect(document.documentElement.dataset['theme']).toBeUndefined()
    expect(localStorage.getItem('foyer-theme')).toBeNull()
  })

  it('sets the direction of its language', async () => {
    await renderApp('/', new TestServer(null))
    await expect.element(heading).toBeVisible()
    expect(document.documentElement.lang).toBe('en-001')
    expect(document.documentElement.dir).toBe('ltr')
  })

  it.each([
    ['/', null, 'One account, one quiet way in.'],
    ['/sign-in', null, 'Welcome back.'],
    ['/sign-up', null, 'It only takes a minute.'],
    ['/nowhere', null, 'Page not found'],
    ['/', anna, 'You are signed in as'],
    ['/account', anna, 'Member since'],
    ['/account/profile', anna, 'Member since'],
    ['/account/security', anna, 'This device'],
    ['/account/connections', anna, 'There is no account to link here.'],
    ['/account/orders', anna, 'You have not ordered anything yet.'],
    ['/account/data', anna, 'Download my data'],
  ])('is accessible at %s, in both themes', async (path, user, text) => {
    await renderApp(path, new TestServer(user))
    await expect.element(page.getByText(text)).toBeVisible()
    expect(await findAxeViolationsInThemes()).toEqual([])
  })
})
