import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { anna, renderApp } from '../testing/render-app.tsx'
import {
  listBodies,
  codeInput,
  confirmButton,
  createUnprovenServer,
  heading,
  setPendingCode,
} from '../testing/verify-page.ts'
import { findAxeViolations } from '../testing/find-axe-violations.ts'

const link = '/verify#code=123456&purpose=verify'
const confirmCall = 'POST /verification/confirm'
const shownCode = page.getByText('123456', { exact: true })

const secondFactor = { ways: ['totp'], trustDays: null, expiresAt: '2126-01-01T00:00:00.000Z', ended: null }
const answerSecondStepNeeded = () =>
  Response.json({ code: 'second_factor_needed', message: 'One more step', secondFactor }, { status: 403 })

// R10.17
describe('The link in a mail', () => {
  it('fills the code in where it was asked for, and waits for a press', async () => {
    const server = createUnprovenServer()
    setPendingCode(server, 'verify')
    await renderApp(link, server)
    await expect.element(codeInput).toHaveValue('123456')
    await expect.element(confirmButton).toHaveFocus()
    expect(listBodies(server, confirmCall)).toEqual([])
    await confirmButton.click()
    await expect.element(heading).toHaveTextContent('Welcome')
    expect(listBodies(server, confirmCall)).toEqual([{ code: '123456' }])
  })

  it.each([
    ['Welcome', null],
    ['This account is yours now', { unlinked: [], hadPassword: true }],
  ])(
    'signs in with a press if a code for that was asked for here, and leads to “%s”',
    async (title, ended) => {
      const server = createUnprovenServer()
      server.user = null
      setPendingCode(server, 'sign-in')
      server.answers['POST /code/confirm'] = () => {
        server.user = anna
        return Response.json({ ...anna, ended })
      }
      await renderApp('/verify#code=123456&purpose=sign-in', server)
      await expect.element(heading).toHaveTextContent('Sign in')
      await expect.element(codeInput).toHaveValue('123456')
      expect(server.sent.filter(({ call }) => call.startsWith('POST'))).toEqual([])
      expect(await findAxeViolations()).toEqual([])
      await confirmButton.click()
      await expect.element(heading).toHaveTextContent(title)
    },
  )

  it('leads to the second step if there is one, and then to the account', async () => {
    const server = createUnprovenServer()
    server.user = null
    setPendingCode(server, 'sign-in')
    server.answers['POST /code/confirm'] = answerSecondStepNeeded
    server.answers['POST /second-factor'] = () => {
      server.user = anna
      return Response.json(anna)
    }
    await renderApp('/verify#code=123456&purpose=sign-in', server)
    await confirmButton.click()
    await expect.element(heading).toHaveTextContent('One more step')
    expect(await findAxeViolations()).toEqual([])
    await page.getByRole('textbox').fill('654321')
    await expect.element(heading).toHaveTextContent('Welcome')
    expect(listBodies(server, 'POST /second-factor')).toMatchObject([{ totp: '654321' }])
  })

  it('asks for a new code when the second step is given up, because the first is spent', async () => {
    const server = createUnprovenServer()
    server.user = null
    setPendingCode(server, 'sign-in')
    server.answers['POST /code/confirm'] = answerSecondStepNeeded
    server.answers['DELETE /second-factor'] = () => new Response(null, { status: 204 })
    await renderApp('/verify#code=123456&purpose=sign-in', server)
    await confirmButton.click()
    await page.getByRole('button', { name: 'Start again' }).click()
    await expect.element(heading).toHaveTextContent('Sign in')
    await expect.element(codeInput).toHaveValue('')
  })

  it.each([
    ['in a session that has not asked for it', link, true],
    ['to somebody who is not signed in', link, false],
    ['for a sign-in that was asked for elsewhere', '/verify#code=123456&purpose=sign-in', false],
    ['for another purpose, to somebody signed in', '/verify#code=123456&purpose=proof', true],
    ['for another purpose, to somebody who is not', '/verify#code=123456&purpose=sign-up', false],
  ])('shows the code, to be typed where it was asked for, %s', async (_, address, isSignedIn) => {
    const server = createUnprovenServer()
    if (!isSignedIn) server.user = null
    await renderApp(address, server)
    await expect.element(heading).toHaveTextContent('Your code')
    await expect.element(shownCode).toBeVisible()
    await expect.element(page.getByText(/Enter it on the page where you asked for it/)).toBeVisible()
    expect(await findAxeViolations()).toEqual([])
    // Opening the link has made no call but the one that asks who is signed in.
    expect(server.sent.filter(({ call }) => call.startsWith('POST'))).toEqual([])
  })

  it.each([
    ['shows the code of another account to somebody whose address was confirmed long ago', 25, 'Your code'],
    [
      'says that the address is confirmed if its code was typed a moment ago',
      0.1,
      'Your e-mail address is confirmed',
    ],
  ])('%s', async (_, hours, title) => {
    const server = createUnprovenServer()
    const verifiedAt = new Date(Date.now() - hours * 3_600_000).toISOString()
    server.identifiers = [{ kind: 'email', value: 'anna@example.com', verifiedAt }]
    await renderApp(link, server)
    await expect.element(heading).toHaveTextContent(title)
  })

  it.each(['/verify#code=call-us-now&purpose=verify', '/verify#code=123456&purpose=gift', '/verify#'])(
    'is ignored if it is malformed: %s',
    async (address) => {
      const server = createUnprovenServer()
      server.user = null
      await renderApp(address, server)
      await expect.element(heading).toHaveTextContent('Sign in')
    },
  )
})
