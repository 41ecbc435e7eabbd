import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answerError } from '../testing/account-page.ts'
import { countLines } from '../testing/count-lines.ts'
import { renderApp, TestServer } from '../testing/render-app.tsx'
import {
  listBodies,
  codeInput,
  createUnprovenServer,
  heading,
  laterButton,
  renderAsNewMember,
  sendButton,
  setPendingCode,
} from '../testing/verify-page.ts'
import { findAxeViolations } from '../testing/find-axe-violations.ts'

const sendCall = 'POST /verification'
const confirmCall = 'POST /verification/confirm'

describe('Somebody who has just signed up', () => {
  it('finds that a code was sent, needs no button after typing it, and goes on to where they were going', async () => {
    const server = createUnprovenServer()
    await renderAsNewMember(server)
    await expect.element(heading).toHaveTextContent('Confirm your e-mail address')
    await expect.element(page.getByText(/We have sent a code to .*anna@example\.com/)).toBeVisible()
    await expect.element(codeInput).toHaveFocus()
    expect(listBodies(server, sendCall)).toEqual([{ kind: 'email' }])
    expect(await findAxeViolations()).toEqual([])
    await userEvent.keyboard('123456')
    await expect.element(page.getByText('Your e-mail address is confirmed')).toBeVisible()
    await expect.element(heading).toHaveTextContent('Your account')
    expect(listBodies(server, confirmCall)).toEqual([{ code: '123456' }])
  })

  it('reads "e-mail" in one line of the heading, however narrow the screen is', async () => {
    const brokenWidths = []
    await renderAsNewMember(createUnprovenServer())
    await expect.element(heading).toHaveTextContent('Confirm your e-mail address')
    for (let width = 320; width <= 440; width += 10) {
      await page.viewport(width, 700)
      if (countLines(heading.element(), 'e-mail') !== 1) brokenWidths.push(width)
    }
    await page.viewport(1280, 720)
    expect(brokenWidths).toEqual([])
  })

  it('can put the proof off', async () => {
    const server = createUnprovenServer()
    await renderAsNewMember(server)
    await laterButton.click()
    await expect.element(heading).toHaveTextContent('Your account')
    expect(listBodies(server, confirmCall)).toEqual([])
  })

  it('is told why no code could be sent, and can send it with a press', async () => {
    const server = createUnprovenServer()
    const answer = server.answers[sendCall]
    server.answers[sendCall] = () =>
      Response.json({ code: 'too_many_attempts', message: 'Wait.' }, { status: 429 })
    await renderAsNewMember(server)
    await expect.element(page.getByText(/Too many attempts/)).toBeVisible()
    if (answer) server.answers[sendCall] = answer
    await sendButton.click()
    await expect.element(codeInput).toHaveFocus()
    expect(page.getByText(/Too many attempts/).elements()).toEqual([])
    expect(listBodies(server, sendCall)).toHaveLength(2)
    // If only the answer was lost, the second press, with the same key, does not act twice.
    expect(server.keys).toHaveLength(2)
    expect(new Set(server.keys).size).toBe(1)
  })

  it('goes straight on where the sign-up has proven the address', async () => {
    const server = createUnprovenServer()
    server.identifiers = new TestServer(null).identifiers
    await renderAsNewMember(server)
    await expect.element(heading).toHaveTextContent('Your account')
    expect(listBodies(server, sendCall)).toEqual([])
  })
})

describe('The page for a proof', () => {
  it('sends no code when it is opened, and one with a press', async () => {
    const server = createUnprovenServer()
    await renderApp('/verify', server)
    await expect.element(page.getByText(/We will send a code to .*anna@example\.com/)).toBeVisible()
    expect(listBodies(server, sendCall)).toEqual([])
    expect(await findAxeViolations()).toEqual([])
    await sendButton.click()
    await expect.element(codeInput).toHaveFocus()
    expect(listBodies(server, sendCall)).toEqual([{ kind: 'email' }])
  })

  it('goes on when the person has proven it in another tab, and keeps what was typed until then', async () => {
    const server = createUnprovenServer()
    setPendingCode(server, 'verify')
    await renderApp('/verify', server)
    await codeInput.fill('123')
    const dispatchVisibilityChange = () => document.dispatchEvent(new Event('visibilitychange'))
    dispatchVisibilityChange()
    await expect.poll(() => listBodies(server, 'GET /identifiers')).toHaveLength(2)
    await expect.element(codeInput).toHaveValue('123')
    server.identifiers = new TestServer(null).identifiers
    dispatchVisibilityChange()
    await expect.element(heading).toHaveTextContent('Your e-mail address is confirmed')
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect.element(heading).toHaveTextContent('Welcome')
  })

  it('can send the code again within a minute on a device whose clock is slow', async () => {
    const server = createUnprovenServer()
    setPendingCode(server, 'verify')
    const resendAt = new Date(Date.now() + 3_600_000).toISOString()
    server.pendingCodes = server.pendingCodes.map((code) => ({ ...code, resendAt }))
    await renderApp('/verify', server)
    const resendButton = page.getByRole('button', { name: 'Send again' })
    await expect.element(resendButton).toHaveTextContent(/in (60|59)\ss/)
  })

  it('still asks after a reload for the code that this browser waits for', async () => {
    const server = createUnprovenServer()
    setPendingCode(server, 'verify')
    await renderApp('/verify', server)
    await expect.element(codeInput).toBeVisible()
    await expect.element(codeInput).not.toHaveFocus()
    expect(listBodies(server, sendCall)).toEqual([])
  })

  it('says at the code field that the code is wrong', async () => {
    const server = createUnprovenServer()
    server.answers[confirmCall] = answerError('code', 'code_wrong', 'This code is wrong.')
    setPendingCode(server, 'verify')
    await renderApp('/verify', server)
    await codeInput.fill('111111')
    await expect.element(codeInput).toHaveAccessibleDescription(/This code is wrong\./)
    await expect.element(heading).toHaveTextContent('Confirm your e-mail address')
  })

  it('asks for the code in a text message if a phone number is to be proven', async () => {
    const server = createUnprovenServer()
    server.identifiers = [{ kind: 'phone', value: '+442079460000', verifiedAt: null }]
    await renderApp('/verify', server)
    await expect.element(heading).toHaveTextContent('Confirm your phone number')
    await sendButton.click()
    await expect.element(page.getByLabelText('Code from the text message')).toHaveFocus()
    expect(listBodies(server, sendCall)).toEqual([{ kind: 'phone' }])
  })

  it('says that all is proven if nothing is left to prove', async () => {
    await renderApp(
      '/verify',
      Object.assign(createUnprovenServer(), { identifiers: new TestServer(null).identifiers }),
    )
    await expect.element(heading).toHaveTextContent('Your e-mail address is confirmed')
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect.element(heading).toHaveTextContent('Welcome')
  })

  it('says that all is proven if it was proven in another tab meanwhile', async () => {
    const server = createUnprovenServer()
    await renderApp('/verify', server)
    await expect.element(sendButton).toBeVisible()
    server.identifiers = new TestServer(null).identifiers
    server.answers[sendCall] = () =>
      Response.json({ code: 'invalid_request', message: 'Not expected.' }, { status: 400 })
    await sendButton.click()
    await expect.element(heading).toHaveTextContent('Your e-mail address is confirmed')
  })

  it('goes on at once for somebody who came from a provider and has nothing to prove', async () => {
    const server = createUnprovenServer()
    server.identifiers = []
    await renderApp({ pathname: '/verify', state: { from: '/account' } }, server)
    await expect.element(heading).toHaveTextContent('Your account')
    expect(listBodies(server, sendCall)).toEqual([])
  })

  it('can be tried again where the server cannot be reached', async () => {
    const server = createUnprovenServer()
    server.answers['GET /identifiers'] = () =>
      Response.json({ code: 'unavailable', message: 'Soon.' }, { status: 503 })
    await renderApp('/verify', server)
    const retry = page.getByRole('button', { name: 'Try again' })
    await expect.element(retry).toBeVisible()
    delete server.answers['GET /identifiers']
    await retry.click()
    await expect.element(sendButton).toBeVisible()
  })

  it('leads somebody who is not signed in to the form, and back', async () => {
    const server = createUnprovenServer()
    server.user = null
    await renderApp('/verify', server)
    await expect.element(heading).toHaveTextContent('Sign in')
    await page.getByRole('combobox', { name: 'E-mail' }).fill('anna@example.com')
    await page.getByLabelText('Password', { exact: true }).fill('Corridor-1')
    await userEvent.keyboard('{Enter}')
    await expect.element(sendButton).toBeVisible()
  })
})
