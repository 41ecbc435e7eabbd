import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { linkedGoogle } from '../testing/linked-server.ts'
import { renderApp, TestServer } from '../testing/render-app.tsx'
import {
  listBodies,
  codeInput,
  createUnprovenServer,
  heading,
  setPendingCode,
} from '../testing/verify-page.ts'
import { findAxeViolations } from '../testing/find-axe-violations.ts'

const google = { social: 'google', name: 'Mallory' }
const password = page.getByLabelText('New password')

/** Proves the address, which ends something that was in the account. */
async function prove(ended: object, change?: (server: TestServer) => void) {
  const server = createUnprovenServer(ended)
  change?.(server)
  setPendingCode(server, 'verify')
  await renderApp('/verify', server)
  await codeInput.fill('123456')
  await expect.element(heading).toHaveTextContent('This account is yours now')
  await expect.element(heading).toHaveFocus()
  return server
}

it('A first proof says which providers it has unlinked', async () => {
  await prove({ unlinked: [google], hadPassword: false })
  const section = page.getByRole('region', { name: 'Unlinked accounts' })
  await expect.element(section).toHaveTextContent(/Google.*Mallory/)
  expect(password.elements()).toEqual([])
  expect(await findAxeViolations()).toEqual([])
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect.element(heading).toHaveTextContent('Welcome')
})

it('A first proof that has ended the password asks for a new one at once', async () => {
  const server = await prove({ unlinked: [google], hadPassword: true })
  await expect.element(page.getByText(/It no longer works/)).toBeVisible()
  expect(await findAxeViolations()).toEqual([])
  await password.fill('Staircase-4')
  await page.getByRole('button', { name: 'Set password' }).click()
  await expect.element(heading).toHaveTextContent('Your new password is set')
  await expect.element(heading).toHaveFocus()
  expect(password.elements()).toEqual([])
  expect(listBodies(server, 'POST /password')).toEqual([{ newPassword: 'Staircase-4' }])
})

it('The list of other ways into the account can be loaded again without losing what was typed', async () => {
  const identitiesCall = 'GET /identities'
  const server = await prove({ unlinked: [], hadPassword: true }, ({ answers }) => {
    answers[identitiesCall] = () => Response.json({ code: 'unavailable', message: '' }, { status: 503 })
  })
  await password.fill('Stairca')
  delete server.answers[identitiesCall]
  server.identities = [linkedGoogle]
  await page.getByRole('button', { name: 'Try again' }).click()
  const ways = page.getByRole('region', { name: 'Other ways into your account' })
  await expect.element(ways).toHaveTextContent(/Google.*Anna Example/)
  await expect.element(password).toHaveValue('Stairca')
  await expect.element(heading).toHaveFocus()
})

it('The new password can wait', async () => {
  await prove({ unlinked: [], hadPassword: true })
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect.element(heading).toHaveTextContent('Welcome')
})

it('Somebody who has to sign in before a proof goes on to the page that they wanted', async () => {
  await renderApp({ pathname: '/verify', state: { from: '/account/orders' } }, new TestServer(null))
  await page.getByRole('combobox', { name: 'E-mail' }).fill('anna@example.com')
  await page.getByLabelText('Password', { exact: true }).fill('corridor')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect.element(heading).toHaveTextContent('Orders')
})

it.each([
  ['was lost', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['says that it was used before', () => Response.json({ code: 'code_over', message: 'x' }, { status: 400 })],
])('A code whose answer %s counts as accepted if the address is proven by then', async (_, answer) => {
  const server = createUnprovenServer()
  server.answers['POST /verification/confirm'] = () => {
    server.identifiers = new TestServer(null).identifiers
    return answer()
  }
  setPendingCode(server, 'verify')
  await renderApp('/verify', server)
  await codeInput.fill('123456')
  await expect.element(heading).toHaveTextContent('Your e-mail address is confirmed')
  await expect.element(heading).toHaveFocus()
})
