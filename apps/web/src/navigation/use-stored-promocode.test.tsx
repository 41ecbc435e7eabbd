import { beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { signOut } from '../testing/account-menu.ts'
import { google } from '../testing/linked-server.ts'
import { renderApp, TestServer } from '../testing/render-app.tsx'

const addButton = page.getByRole('button', { name: 'Add a promo code' })
const code = page.getByRole('textbox', { name: 'Promo code (optional)' })
const signUpLink = page.getByRole('link', { name: 'Create an account' })
const signInLink = page.getByRole('link', { name: 'Sign in' })

let server: TestServer
beforeEach(() => {
  server = new TestServer(null)
  server.socialConfigs = [google]
  server.answers['POST /web/v1/promocodes/check'] = () => Response.json({ isValid: true })
})

// R1.10
it.each(['/', '/sign-in'])(
  'A promo code that is typed at %s is kept on the way to sign-up and back, and is in no address',
  async (path) => {
    await renderApp(path, server)
    await addButton.click()
    await expect.element(code).toHaveFocus()
    await userEvent.keyboard('WINTER')
    await signUpLink.click()
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Create an account')
    await expect.element(code).toHaveValue('WINTER')
    expect(location.href).not.toContain('WINTER')
    await code.fill('SPRING')
    await signInLink.click()
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Sign in')
    await expect.element(code).toHaveValue('SPRING')
    await code.fill('')
    await signUpLink.click()
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Create an account')
    await expect.element(addButton).toBeVisible()
  },
)

it('The account is created with the kept code, and the next person does not get it', async () => {
  await renderApp('/sign-in', server)
  await addButton.click()
  await expect.element(code).toHaveFocus()
  await userEvent.keyboard('WINTER')
  await signUpLink.click()
  // The page before has a field of the same name.
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Create an account')
  await page.getByRole('combobox', { name: 'E-mail' }).fill('anna@example.com')
  await page.getByLabelText('Password', { exact: true }).fill('Corridor-light-9')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect
    .poll(() => server.sent.find(({ call }) => call === 'POST /register')?.body)
    .toMatchObject({ promocode: 'WINTER' })
  await signOut()
  await expect.element(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible()
  await expect.element(addButton).toBeVisible()
})

it.each(['/sign-in', '/sign-up'])(
  'A promo code that was brought back to %s is sent by the next provider, and no longer once it is deleted',
  async (pathname) => {
    await renderApp({ pathname, state: { from: '/account', promocode: 'WINTER' } }, server)
    await expect.element(code).toHaveValue('WINTER')
    const clickGoogle = () => page.getByRole('button', { name: 'Continue with Google' }).click()
    const listSentPromocodes = () =>
      server.sent.flatMap(({ body }) => (isSocialStart(body) ? [body.promocode] : []))
    await clickGoogle()
    await expect.poll(listSentPromocodes).toEqual(['WINTER'])
    await code.fill('')
    await clickGoogle()
    await expect.poll(listSentPromocodes).toEqual(['WINTER', undefined])
  },
)

function isSocialStart(body: unknown): body is { readonly promocode?: string } {
  return body !== null && typeof body === 'object' && 'social' in body
}
