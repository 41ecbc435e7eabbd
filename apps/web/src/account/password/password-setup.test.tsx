import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { cleanup } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { proof, requireProof } from '../../testing/proof.ts'
import { anna, renderApp, TestServer } from '../../testing/render-app.tsx'
import { findAxeViolations } from '../../testing/find-axe-violations.ts'

const section = page.getByRole('region', { name: 'Password', exact: true })
const email = section.getByRole('combobox', { name: 'E-mail' })
const password = section.getByLabelText('New password')
const code = section.getByRole('textbox', { name: 'Code from the message' })

beforeEach(() => sessionStorage.clear())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** Renders the account of a person who has signed up with a provider, and has no identifier. */
async function renderAccount(): Promise<TestServer> {
  const server = new TestServer({ ...anna, email: null })
  server.account = { lang: null, hasPassword: false }
  server.answers['POST /password/setup'] = () => Response.json({}, { status: 202 })
  await renderApp('/account/security', server)
  await expect.element(email).toBeVisible()
  return server
}

const readSessionStorage = () => Object.values({ ...sessionStorage }).join()

async function requestCode(): Promise<void> {
  await email.fill('anna@example.com')
  await password.fill('Corridor-light-9')
  await section.getByRole('button', { name: 'Send code' }).click()
}

it('sets a first password for an address, once the code that was sent there is given', async () => {
  const server = await renderAccount()
  expect(await findAxeViolations(section.element())).toEqual([])
  await requestCode()
  await expect.element(code).toHaveFocus()
  await expect.element(code).toHaveAttribute('autocomplete', 'one-time-code')
  expect(server.sent.at(-1)).toEqual({
    call: 'POST /password/setup',
    body: { email: 'anna@example.com', password: 'Corridor-light-9' },
  })
  await expect.element(section).toHaveTextContent(/sent a code to .*anna@example\.com/)
  expect(await findAxeViolations(section.element())).toEqual([])
  server.answers['POST /password/setup/confirm'] = () => {
    server.account = { lang: null, hasPassword: true }
    return Response.json(anna)
  }
  await code.fill('123 456')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText(/You can sign in with .*anna@example\.com/)).toBeVisible()
  expect(server.sent).toContainEqual({ call: 'POST /password/setup/confirm', body: { code: '123456' } })
  await expect.element(section.getByRole('heading', { name: 'Password' })).toHaveFocus()
  await expect.element(section.getByRole('button', { name: 'Edit: Password' })).toBeVisible()
  await page.getByRole('link', { name: 'Profile' }).click()
  await expect.element(page.getByRole('region', { name: 'Profile' })).toHaveTextContent('anna@example.com')
})

it('asks again with the same key after a lost answer, so that one code is sent', async () => {
  const server = await renderAccount()
  server.isReachable = false
  await requestCode()
  await expect.element(section.getByRole('form').getByRole('alert')).toBeVisible()
  server.isReachable = true
  await section.getByRole('button', { name: 'Send code' }).click()
  await expect.element(code).toHaveFocus()
  expect(server.keys).toEqual([server.keys[0], server.keys[0]])
})

// R10.18
it('fills in the code of a text message that the browser can read', async () => {
  vi.stubGlobal('OTPCredential', Credential)
  let resolveCredential: ((credential: Credential) => void) | undefined
  vi.spyOn(navigator.credentials, 'get').mockImplementation(
    () => new Promise((resolve) => (resolveCredential = resolve)),
  )
  await renderAccount()
  await section.getByRole('tab', { name: 'Phone' }).click()
  await section.getByRole('textbox', { name: 'Phone' }).fill('+44 20 7946 0000')
  await password.fill('Corridor-light-9')
  await section.getByRole('button', { name: 'Send code' }).click()
  await expect.element(code).toHaveFocus()
  await expect.poll(() => resolveCredential).toBeDefined()
  resolveCredential?.(Object.assign(Object.create(null) as Credential, { type: 'otp', code: '123456' }))
  await expect.element(code).toHaveValue('123456')
})

it('shows that a code is wrong, and can send another one for what was typed', async () => {
  const server = await renderAccount()
  await requestCode()
  server.answers['POST /password/setup/confirm'] = () =>
    Response.json(
      {
        code: 'validation_failed',
        message: 'Look again.',
        errors: [{ field: 'code', code: 'code_wrong', message: 'This is not the code.' }],
      },
      { status: 422 },
    )
  await code.fill('111111')
  await userEvent.keyboard('{Enter}')
  await expect
    .element(section.getByRole('form').getByRole('alert'))
    .toHaveTextContent('This is not the code.')
  await expect.element(code).toHaveFocus()
  await section.getByRole('button', { name: 'Send a new code' }).click()
  await expect.element(email).toHaveFocus()
  await expect.element(email).toHaveValue('anna@example.com')
  await expect.element(password).toHaveValue('Corridor-light-9')
  await section.getByRole('button', { name: 'Send code' }).click()
  await expect.element(code).toHaveFocus()
  await expect.element(code).toHaveValue('')
})

it('still asks for the code after a reload, for the same person only, and stores nothing that grants access', async () => {
  const server = await renderAccount()
  await requestCode()
  await code.fill('123456')
  expect(readSessionStorage()).toContain('anna@example.com')
  expect(readSessionStorage()).not.toMatch(/123456|Corridor/)

  await cleanup()
  await renderApp('/account/security', server)
  await expect.element(section).toHaveTextContent(/sent a code to .*anna@example\.com/)
  await expect.element(code).toBeVisible()
  await expect.element(code).not.toHaveFocus()

  await cleanup()
  const otherServer = new TestServer({ ...anna, id: '7b0e2a30-6a4d-4a5a-9a8c-0d9f0f0a0002', email: null })
  otherServer.account = { lang: null, hasPassword: false }
  await renderApp('/account/security', otherServer)
  await expect.element(email).toBeVisible()

  await cleanup()
  await renderApp('/account/security', server)
  server.answers['POST /password/setup/confirm'] = () => Response.json(anna)
  await code.fill('123456')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText(/You can sign in with .*anna@example\.com/)).toBeVisible()
  expect(readSessionStorage()).not.toContain('anna@example.com')
})

it.each([
  ['Arabic', '١٢٣٤٥٦'],
  ['a pasted message of', 'Your code is 123456. Tell nobody.'],
])('takes a code in %s digits', async (_, typed) => {
  const server = await renderAccount()
  await requestCode()
  await code.fill(typed)
  await userEvent.keyboard('{Enter}')
  await expect
    .poll(() => server.sent)
    .toContainEqual({ call: 'POST /password/setup/confirm', body: { code: '123456' } })
})

it('starts again once the code has expired', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const server = await renderAccount()
  await requestCode()
  await expect.element(code).toBeVisible()
  await cleanup()
  vi.setSystemTime(Date.now() + 10 * 60_000)
  await renderApp('/account/security', server)
  await expect.element(email).toBeVisible()
})

it('asks for a proof if the sign-in is too long ago, and keeps what was typed', async () => {
  const server = await renderAccount()
  requireProof(server, 'POST /password/setup')
  await requestCode()
  await expect.element(proof.password).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect
    .element(section.getByRole('form').getByRole('alert'))
    .toHaveTextContent('Confirm that it is you to continue.')
  await expect.element(email).toHaveValue('anna@example.com')
  await section.getByRole('button', { name: 'Send code' }).click()
  server.answers['POST /proof'] = () => {
    server.answers['POST /password/setup'] = () => Response.json({}, { status: 202 })
    return new Response(null, { status: 204 })
  }
  await proof.give()
  await expect.element(code).toHaveFocus()
})

it('shows an error about an address at its field, and no longer when the phone tab is selected', async () => {
  const server = await renderAccount()
  server.answers['POST /password/setup'] = () =>
    Response.json({ code: 'account_exists', message: 'x' }, { status: 409 })
  await requestCode()
  await expect.element(email).toHaveAccessibleDescription(/An account with these details already exists\./)
  await section.getByRole('tab', { name: 'Phone' }).click()
  await expect.element(section).not.toHaveTextContent('already exists')
})
