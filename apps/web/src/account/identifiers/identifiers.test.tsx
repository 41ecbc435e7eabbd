import { beforeEach, describe, expect, it } from 'vitest'
import { cleanup } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { getSection, renderRoom } from '../../testing/account-page.ts'
import { proof, requireProof } from '../../testing/proof.ts'
import { anna, renderApp, TestServer } from '../../testing/render-app.tsx'
import { findAxeViolations } from '../../testing/find-axe-violations.ts'

const section = getSection('E-mail and phone')
const button = (name: string) => section.getByRole('button', { name, exact: true })
const code = section.getByRole('textbox', { name: /^Code from the/ })
const email = section.getByRole('combobox', { name: 'New e-mail address' })
const row = (index: number) => section.getByRole('listitem').nth(index)
const at = '2026-10-01T10:00:00.000Z'
const [requestCall, confirmCall] = ['POST /identifiers', 'POST /identifiers/confirm'] as const
const listBodies = ({ sent }: TestServer, wantedCall: string) =>
  sent.filter(({ call }) => call === wantedCall).map(({ body }) => body)

/** A server that sends a code, and accepts it. */
function createServer(changed: Partial<typeof anna> = { email: 'new@example.com' }): TestServer {
  const server = new TestServer(anna)
  server.answers[requestCall] = () => Response.json({}, { status: 202 })
  server.answers[confirmCall] = () => Response.json({ ...anna, ...changed })
  return server
}

/** A server whose account has an e-mail address and a phone number, which is proven or not. */
function createServerOfTwo(phoneAt: string | null = at): TestServer {
  const server = createServer()
  server.identifiers = [
    { kind: 'email', value: 'anna@example.com', verifiedAt: at },
    { kind: 'phone', value: '+442079460000', verifiedAt: phoneAt },
  ]
  return server
}

beforeEach(() => sessionStorage.clear())

describe('Changing the e-mail address', () => {
  it('needs a code sent to the new one, works by keyboard alone, and updates the whole page', async () => {
    const server = await renderRoom('profile', createServer())
    await expect.element(row(0)).toHaveTextContent('Confirmed')
    expect(await findAxeViolations(section.element())).toEqual([])
    ;(button('Edit: E-mail').element() as HTMLElement).focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(email).toHaveFocus()
    expect(await findAxeViolations(section.element())).toEqual([])
    await userEvent.keyboard('new@example.com{Enter}')
    await expect.element(code).toHaveFocus()
    expect(listBodies(server, requestCall)).toEqual([{ email: 'new@example.com' }])
    expect(server.keys).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/)])
    await expect.element(section).toHaveTextContent(/sent a code to .*new@example\.com/)
    expect(await findAxeViolations(section.element())).toEqual([])
    await userEvent.keyboard('123456')
    await expect.element(page.getByText(/Your e-mail address is now .*new@example\.com/)).toBeVisible()
    expect(listBodies(server, confirmCall)).toEqual([{ code: '123456' }])
    await expect.element(section.getByRole('heading', { name: 'E-mail and phone' })).toHaveFocus()
    await expect.element(row(0)).toHaveTextContent('new@example.com')
    await expect.element(getSection('Profile')).toHaveTextContent('new@example.com')
  })

  it('returns the focus to its button when it is cancelled', async () => {
    await renderRoom('profile', createServer())
    await button('Edit: E-mail').click()
    await button('Cancel').click()
    await expect.element(button('Edit: E-mail')).toHaveFocus()
  })

  it('still asks for the code after a reload, and stores nothing that grants access', async () => {
    const server = await renderRoom('profile', createServer())
    await button('Edit: E-mail').click()
    await email.fill('new@example.com')
    await userEvent.keyboard('{Enter}')
    await code.fill('123')
    await cleanup()
    await renderApp('/account/profile', server)
    await expect.element(section).toHaveTextContent(/sent a code to .*new@example\.com/)
    await expect.element(code).not.toHaveFocus()
    expect(Object.values({ ...sessionStorage }).join()).not.toContain('123')
    await section.getByRole('button', { name: 'Use another address' }).click()
    await expect.element(email).toHaveFocus()
  })

  it('shows the server’s error at the field, and says that an address is taken only once the code is entered', async () => {
    const server = createServer()
    const message = 'Your account has this address already.'
    const errors = [{ field: 'email', code: 'identifier_unchanged', message }]
    server.answers[requestCall] = () =>
      Response.json({ code: 'validation_failed', message: 'Look again.', errors }, { status: 422 })
    await renderRoom('profile', server)
    await button('Edit: E-mail').click()
    await email.fill('anna@example.com')
    await userEvent.keyboard('{Enter}')
    await expect.element(email).toHaveAccessibleDescription(new RegExp(message))
    server.answers[requestCall] = () => Response.json({}, { status: 202 })
    server.answers[confirmCall] = () =>
      Response.json({ code: 'identifier_taken', message: 'Another account has it.' }, { status: 409 })
    await email.fill('taken@example.com')
    await userEvent.keyboard('{Enter}')
    await code.fill('123456')
    await expect.element(section.getByRole('form')).toHaveTextContent('Another account has it.')
    await expect.element(row(0)).toHaveTextContent('anna@example.com')
  })

  it('asks for a proof if the sign-in is too long ago, and goes on with what was typed', async () => {
    const server = createServer()
    requireProof(server, requestCall)
    await renderRoom('profile', server)
    await button('Edit: E-mail').click()
    await email.fill('new@example.com')
    await userEvent.keyboard('{Enter}')
    await expect.element(proof.password).toHaveFocus()
    server.answers['POST /proof'] = () => {
      server.answers[requestCall] = () => Response.json({}, { status: 202 })
      return new Response(null, { status: 204 })
    }
    await proof.give()
    await expect.element(section).toHaveTextContent(/sent a code to .*new@example\.com/)
    expect(listBodies(server, requestCall)).toEqual([
      { email: 'new@example.com' },
      { email: 'new@example.com' },
    ])
  })
})

it('A phone number is added with the code of a text message', async () => {
  const server = await renderRoom('profile', createServer({ phone: '+442079460000' }))
  await expect.element(row(1)).toHaveTextContent('Not added')
  await button('Add a phone number').click()
  const phone = section.getByLabelText('Phone', { exact: true })
  await expect.element(phone).toHaveFocus()
  await phone.fill('+442079460000')
  await userEvent.keyboard('{Enter}')
  await code.fill('123456')
  await expect.element(row(1)).toHaveTextContent('+44 20 7946 0000')
  expect(listBodies(server, requestCall)).toEqual([{ phone: '+442079460000' }])
  await expect.element(button('Remove phone number')).toBeVisible()
})

describe('Removing an identifier', () => {
  it('asks first, and then leaves room to add another one', async () => {
    const server = createServerOfTwo()
    server.answers['DELETE /identifiers/phone'] = () => Response.json(anna)
    await renderRoom('profile', server)
    await button('Remove phone number').click()
    await expect.element(section.getByRole('group')).toHaveTextContent(/Remove .*\+44 20 7946 0000/)
    await expect.element(button('Remove it')).toHaveFocus()
    expect(await findAxeViolations(section.element())).toEqual([])
    await button('Keep it').click()
    await expect.element(button('Remove phone number')).toHaveFocus()
    await button('Remove phone number').click()
    await button('Remove it').click()
    await expect.element(row(1)).toHaveTextContent('Not added')
    await expect.element(section.getByRole('heading', { name: 'E-mail and phone' })).toHaveFocus()
    expect(button('Remove e-mail address').elements()).toEqual([])
  })

  it('is not possible for the only confirmed one, and its button says why', async () => {
    await renderRoom('profile', createServerOfTwo(null))
    await expect.element(row(1)).toHaveTextContent('Not confirmed yet')
    await expect.element(row(1).getByRole('link', { name: 'Confirm now' })).toHaveAttribute('href', '/verify')
    await expect.element(button('Remove e-mail address')).toHaveAccessibleDescription(/only confirmed one/)
    await expect.element(button('Remove phone number')).not.toHaveAttribute('aria-disabled')
  })

  it('says what went wrong, and keeps the question', async () => {
    const server = createServerOfTwo()
    server.answers['DELETE /identifiers/phone'] = () =>
      Response.json({ code: 'unavailable', message: '' }, { status: 503 })
    await renderRoom('profile', server)
    await button('Remove phone number').click()
    await button('Remove it').click()
    await expect.element(row(1).getByRole('alert')).toHaveTextContent(/temporarily unavailable/)
    await expect.element(button('Remove it')).toBeVisible()
  })
})

it('Somebody who has confirmed nothing is told to do so first', async () => {
  const server = createServer()
  server.identifiers = [{ kind: 'email', value: 'anna@example.com', verifiedAt: null }]
  await renderRoom('profile', server)
  await expect.element(section.getByText(/^Confirm first/)).toBeVisible()
  await expect.element(row(0)).toHaveTextContent('Not confirmed yet')
  await expect.element(button('Edit: E-mail')).toHaveAccessibleDescription(/Confirm first/)
  await expect.element(button('Edit: E-mail')).toHaveAttribute('aria-disabled', 'true')
  await expect.element(button('Add a phone number')).toHaveAttribute('aria-disabled', 'true')
  await expect.element(section.getByRole('link', { name: 'Confirm now' })).toHaveAttribute('href', '/verify')
  expect(await findAxeViolations(section.element())).toEqual([])
})

it('The list can be loaded again when it could not be loaded', async () => {
  const server = createServer()
  server.answers['GET /identifiers'] = () =>
    Response.json({ code: 'unavailable', message: '' }, { status: 503 })
  await renderRoom('profile', server)
  await expect.element(section.getByRole('alert')).toHaveTextContent(/temporarily unavailable/)
  delete server.answers['GET /identifiers']
  await button('Try again').click()
  await expect.element(row(0)).toHaveTextContent('anna@example.com')
})
