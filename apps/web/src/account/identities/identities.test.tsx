import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { createLinkedServer, createSocialOnlyServer, linkedGoogle } from '../../testing/linked-server.ts'
import { proof, requireProof } from '../../testing/proof.ts'
import { anna, renderApp, TestServer } from '../../testing/render-app.tsx'
import { findAxeViolations } from '../../testing/find-axe-violations.ts'

const section = page.getByRole('region', { name: 'Connections' })
const unlinkButton = page.getByRole('button', { name: 'Unlink Google' })

const openOthers = () => page.getByRole('button', { name: 'Connect another' }).click()

it('lists what is linked and, on request, what else can be linked', async () => {
  await renderApp('/account/connections', createLinkedServer())
  await expect
    .element(section.getByRole('listitem').nth(0))
    .toHaveTextContent(/Google.*Anna Example.*1 November 2026/)
  expect(page.getByRole('button', { name: 'Link VK' }).elements()).toEqual([])
  await openOthers()
  await expect.element(page.getByRole('button', { name: 'Link VK' })).toHaveFocus()
  await expect.element(section.getByRole('listitem').nth(1)).toHaveTextContent('Link VK')
  await expect.element(page.getByRole('button', { name: 'Link VK' })).toBeEnabled()
  expect(await findAxeViolations(section.element())).toEqual([])
})

it('offers no link before an identifier is proven, and says why', async () => {
  const server = createLinkedServer()
  server.identifiers = [{ kind: 'email', value: 'anna@example.com', verifiedAt: null }]
  await renderApp('/account/connections', server)
  await openOthers()
  const link = page.getByRole('button', { name: 'Link VK' })
  await expect.element(link).toHaveAttribute('aria-disabled', 'true')
  await expect
    .element(link)
    .toHaveAccessibleDescription(/^Confirm first .* is yours\. Then you can link accounts\.$/)
  await expect.element(section.getByRole('link', { name: 'Confirm now' })).toHaveAttribute('href', '/verify')
  await expect.element(unlinkButton).toBeEnabled()
  expect(await findAxeViolations(section.element())).toEqual([])
})

it('unlinks after asking, says so, and puts focus on the heading of the list', async () => {
  const server = createLinkedServer()
  server.answers['DELETE /identities/google'] = () => new Response(null, { status: 204 })
  await renderApp('/account/connections', server)
  await unlinkButton.click()
  await expect.element(page.getByRole('button', { name: 'Unlink it' })).toHaveFocus()
  await page.getByRole('button', { name: 'Unlink it' }).click()
  const notice = page.getByRole('listitem').filter({ hasText: 'Google is no longer linked.' })
  await expect.element(notice.getByRole('img', { name: 'Information' })).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Connections' })).toHaveFocus()
  await expect.element(page.getByRole('button', { name: 'Link Google' })).toBeVisible()
})

it('keeps a link that the server refuses to remove, and says why', async () => {
  const server = createLinkedServer()
  const message = 'This is your only way to sign in. Add another one first.'
  server.answers['DELETE /identities/google'] = () =>
    Response.json({ code: 'social_last_way', message }, { status: 409 })
  await renderApp('/account/connections', server)
  await unlinkButton.click()
  await page.getByRole('button', { name: 'Unlink it' }).click()
  await expect.element(section.getByRole('alert').filter({ hasText: message })).toBeVisible()
  await page.getByRole('button', { name: 'Keep it' }).click()
  await expect.element(unlinkButton).toHaveFocus()
})

it('does not offer to unlink the last way to sign in, and says why before it is pressed', async () => {
  const server = createSocialOnlyServer()
  await renderApp('/account/connections', server)
  await expect.element(unlinkButton).toHaveAttribute('aria-disabled', 'true')
  await expect
    .element(unlinkButton)
    .toHaveAccessibleDescription('This is your only way to sign in. Add another one first.')
  // The keyboard can reach it, but a press does nothing.
  unlinkButton.element().focus()
  await expect.element(unlinkButton).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(page.getByRole('button', { name: 'Unlink it' }).elements()).toEqual([])
  expect(await findAxeViolations(section.element())).toEqual([])
})

it('offers to unlink either of two, where neither is the only way to sign in', async () => {
  const server = createSocialOnlyServer()
  server.identities = [linkedGoogle, { ...linkedGoogle, social: 'vk' }]
  await renderApp('/account/connections', server)
  for (const name of ['Unlink Google', 'Unlink VK'])
    await expect.element(page.getByRole('button', { name })).toBeEnabled()
  await unlinkButton.click()
  await expect.element(page.getByRole('button', { name: 'Unlink it' })).toHaveFocus()
})

it.each([
  ['codes', ['password', 'code'], null],
  ['passwords alone', ['password'], 'true'],
] as const)(
  'knows whether an address opens an account without a password if people sign in by %s',
  async (_case, signInMethods, isUnavailable) => {
    const server = createLinkedServer()
    server.account = { lang: null, hasPassword: false }
    await renderApp('/account/connections', server, { signInMethods })
    await expect.poll(() => unlinkButton.element().getAttribute('aria-disabled')).toBe(isUnavailable)
  },
)

it('asks for a proof before a provider is linked, and links nothing without one', async () => {
  const server = createLinkedServer()
  requireProof(server, 'POST /vk-link')
  await renderApp('/account/connections', server)
  await openOthers()
  await page.getByRole('button', { name: 'Link VK' }).click()
  await expect.element(proof.password).toHaveFocus()
  expect(await findAxeViolations(proof.dialog.element())).toEqual([])
  await userEvent.keyboard('{Escape}')
  const row = section.getByRole('listitem').filter({ hasText: 'VK' })
  await expect
    .element(row.getByRole('alert').filter({ hasText: 'Confirm that it is you to continue.' }))
    .toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Link VK' })).toHaveFocus()
  expect(server.sent.filter(({ call }) => call === 'POST /vk-link')).toHaveLength(1)
})

it('unlinks once a proof is given', async () => {
  const server = createLinkedServer()
  requireProof(server, 'DELETE /identities/google')
  await renderApp('/account/connections', server)
  await unlinkButton.click()
  await page.getByRole('button', { name: 'Unlink it' }).click()
  await expect.element(proof.password).toHaveFocus()
  server.answers['POST /proof'] = () => {
    server.answers['DELETE /identities/google'] = () => new Response(null, { status: 204 })
    return new Response(null, { status: 204 })
  }
  await proof.give()
  await expect.element(page.getByRole('button', { name: 'Link Google' })).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Connections' })).toHaveFocus()
})

it('says why a provider could not be linked, and can try again', async () => {
  const server = createSocialOnlyServer()
  server.answers['POST /vk-link'] = () =>
    Response.json({ code: 'unavailable', message: 'x' }, { status: 503 })
  await renderApp('/account/connections', server)
  await openOthers()
  await page.getByRole('button', { name: 'Link VK' }).click()
  // The message is beside the pressed button: below the list of providers it would be out of view.
  const row = section.getByRole('listitem').filter({ hasText: 'VK' })
  await expect
    .element(row.getByRole('alert').filter({ hasText: 'The service is temporarily unavailable.' }))
    .toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Link VK' })).toBeEnabled()
  expect(await findAxeViolations(section.element())).toEqual([])
})

it('says that there is nothing to link, where there is nothing', async () => {
  await renderApp('/account/connections', new TestServer(anna))
  await expect.element(section).toHaveTextContent('There is no account to link here.')
})

it('offers all providers at once where none is linked', async () => {
  const server = createLinkedServer()
  server.identities = []
  await renderApp('/account/connections', server)
  await expect.element(section).toHaveTextContent('No account is linked yet.')
  await expect.element(page.getByRole('button', { name: 'Link Google' })).toBeEnabled()
  await expect.element(page.getByRole('button', { name: 'Link VK' })).toBeEnabled()
})

it('says once that an account was linked, and not again after a visit to another room', async () => {
  await renderApp({ pathname: '/account/connections', state: { linked: 'google' } }, createLinkedServer())
  const notice = page.getByText(/Google.* is linked/)
  await expect.element(notice).toBeVisible()
  const rooms = page.getByRole('navigation', { name: 'Your account' })
  await rooms.getByRole('link', { name: 'Orders' }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible()
  await rooms.getByRole('link', { name: 'Connections' }).click()
  await expect.element(section.getByRole('listitem').nth(0)).toHaveTextContent('Google')
  await expect.element(notice).not.toBeInTheDocument()
})
