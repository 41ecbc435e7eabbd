import axe from 'axe-core'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { createLinkedServer, createSocialOnlyServer } from '../../testing/linked-server.ts'
import { anna, renderApp, TestServer } from '../../testing/render-app.tsx'

const section = page.getByRole('region', { name: 'Linked accounts' })
const unlink = page.getByRole('button', { name: 'Unlink Google' })

it('lists what is linked and what can be', async () => {
  await renderApp('/account', createLinkedServer())
  await expect
    .element(section.getByRole('listitem').nth(0))
    .toHaveTextContent(/Google.*Anna Example.*1 November 2026/)
  await expect.element(section.getByRole('listitem').nth(1)).toHaveTextContent(/VK.*Not linked/)
  await expect.element(page.getByRole('button', { name: 'Link VK' })).toBeEnabled()
  expect((await axe.run(section.element())).violations).toEqual([])
})

it('unlinks after asking, says so, and puts focus on the heading of the list', async () => {
  const server = createLinkedServer()
  server.answers['DELETE /identities/google'] = () => new Response(null, { status: 204 })
  await renderApp('/account', server)
  await unlink.click()
  await expect.element(page.getByRole('button', { name: 'Unlink it' })).toHaveFocus()
  await page.getByRole('button', { name: 'Unlink it' }).click()
  const told = page.getByRole('listitem').filter({ hasText: 'Google is not linked any more.' })
  await expect.element(told.getByRole('img', { name: 'Information' })).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Linked accounts' })).toHaveFocus()
  await expect.element(page.getByRole('button', { name: 'Link Google' })).toBeVisible()
})

it('keeps what the server will not unlink, and says why', async () => {
  const server = createLinkedServer()
  const message = 'This is your only way to sign in. Add a password or link another account first.'
  server.answers['DELETE /identities/google'] = () =>
    Response.json({ code: 'social_last_way', message }, { status: 409 })
  await renderApp('/account', server)
  await unlink.click()
  await page.getByRole('button', { name: 'Unlink it' }).click()
  await expect.element(section.getByRole('alert').filter({ hasText: message })).toBeVisible()
  await page.getByRole('button', { name: 'Keep it' }).click()
  await expect.element(unlink).toHaveFocus()
})

it('does not offer to unlink the last way to sign in, and says why before it is pressed', async () => {
  const server = createSocialOnlyServer()
  await renderApp('/account', server)
  await expect.element(unlink).toHaveAttribute('aria-disabled', 'true')
  await expect
    .element(unlink)
    .toHaveAccessibleDescription('Your only way to sign in. Set a password or link another account first.')
  // The keyboard can reach it, but a press does nothing.
  unlink.element().focus()
  await expect.element(unlink).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(page.getByRole('button', { name: 'Unlink it' }).elements()).toEqual([])
  expect((await axe.run(section.element())).violations).toEqual([])
})

it('asks for the password before a provider is linked, and says that it is wrong at its field', async () => {
  const server = createLinkedServer()
  server.answers['POST /vk-link'] = () =>
    Response.json(
      {
        code: 'validation_failed',
        message: 'Look again.',
        errors: [
          { field: 'password', code: 'wrong_password', message: 'This is not your present password.' },
        ],
      },
      { status: 422 },
    )
  await renderApp('/account', server)
  await page.getByRole('button', { name: 'Link VK' }).click()
  const dialog = page.getByRole('dialog', { name: 'Link VK?' })
  const password = dialog.getByLabelText('Present password')
  await expect.element(password).toHaveFocus()
  await Promise.all(document.getAnimations().map(({ finished }) => finished))
  expect((await axe.run(dialog.element())).violations).toEqual([])
  const names = dialog.element().querySelectorAll<HTMLInputElement>('[autocomplete=username]')
  expect(Array.from(names, ({ value }) => value)).toEqual(['anna@example.com'])
  await password.fill('Corridor-light-9')
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('This is not your present password.')
  expect(server.sent.at(-1)).toMatchObject({
    call: 'POST /vk-link',
    body: { social: 'vk', password: 'Corridor-light-9' },
  })
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('button', { name: 'Link VK' })).toHaveFocus()
})

it('leads somebody without a password to sign in again, where their sign-in is too long ago', async () => {
  const server = createSocialOnlyServer()
  const message = 'It is a while since you signed in. Sign in again to do this.'
  server.answers['POST /vk-link'] = () => Response.json({ code: 'proof_needed', message }, { status: 403 })
  await renderApp('/account', server)
  await page.getByRole('button', { name: 'Link VK' }).click()
  const row = section.getByRole('listitem').filter({ hasText: 'VK' })
  await expect.element(row.getByRole('alert').filter({ hasText: message })).toBeVisible()
  expect(server.sent.at(-1)).not.toHaveProperty('body.password')
  await row.getByRole('button', { name: 'Sign in again' }).click()
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Sign in')
})

it('says why a provider could not be linked, and can try again', async () => {
  const server = createSocialOnlyServer()
  server.answers['POST /vk-link'] = () =>
    Response.json({ code: 'unavailable', message: 'x' }, { status: 503 })
  await renderApp('/account', server)
  await page.getByRole('button', { name: 'Link VK' }).click()
  // The message is beside the pressed button: below the list of providers it would be out of view.
  const row = section.getByRole('listitem').filter({ hasText: 'VK' })
  await expect
    .element(row.getByRole('alert').filter({ hasText: 'The service is not available right now.' }))
    .toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Link VK' })).toBeEnabled()
})

it('is not there where there is nothing to link', async () => {
  await renderApp('/account', new TestServer(anna))
  await expect.element(page.getByRole('heading', { name: 'Devices and sessions' })).toBeVisible()
  await expect.poll(() => section.elements().length).toBe(0)
})
