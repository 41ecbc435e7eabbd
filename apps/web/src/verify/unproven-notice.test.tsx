import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { accountMenu } from '../testing/account-menu.ts'
import { renderApp, TestServer } from '../testing/render-app.tsx'
import {
  listBodies,
  codeInput,
  confirmButton,
  createUnprovenServer,
  heading,
  laterButton,
  requireProvenIdentifiers,
  sendButton,
} from '../testing/verify-page.ts'
import { findAxeViolations } from '../testing/find-axe-violations.ts'

const notice = page.getByText('Your e-mail address is not confirmed yet.')
const confirmLink = page.getByRole('link', { name: 'Confirm now' }).first()
const identifiersCall = 'GET /identifiers'

// R10.3
describe('The notice of an unproven address', () => {
  it('is shown on the overview and the account page until the address is proven', async () => {
    const server = createUnprovenServer()
    await renderApp('/', server)
    await expect.element(notice).toBeVisible()
    expect(listBodies(server, identifiersCall)).toHaveLength(1)
    await page.getByRole('link', { name: /^Profile/ }).click()
    await expect.element(heading).toHaveTextContent('Profile')
    await expect.element(notice).toBeVisible()
    // The page requests its own list again.
    expect(listBodies(server, identifiersCall)).toHaveLength(2)
    expect(await findAxeViolations()).toEqual([])
    await confirmLink.click()
    await expect.element(sendButton).toBeVisible()
    expect(notice.elements()).toEqual([])
    const { width } = sendButton.element().getBoundingClientRect()
    await sendButton.click()
    await expect.element(codeInput).toHaveFocus()
    // The button of the next step is in the place of the previous one.
    expect(confirmButton.element().getBoundingClientRect().width).toBe(width)
    await userEvent.keyboard('123456')
    await expect.element(heading).toHaveTextContent('Profile')
    await expect.element(page.getByText('Member since')).toBeVisible()
    expect(notice.elements()).toEqual([])
  })

  it.each([
    ['comes back to this tab', () => document.dispatchEvent(new Event('visibilitychange'))],
    ['goes back to the page', () => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))],
  ])('disappears when the person has proven it in another tab and %s', async (_, returnToTab) => {
    const server = createUnprovenServer()
    await renderApp('/', server)
    await expect.element(notice).toBeVisible()
    server.identifiers = new TestServer(null).identifiers
    returnToTab()
    await expect.element(notice).not.toBeInTheDocument()
  })

  it('does not appear during a press, whose target it would move', async () => {
    const server = createUnprovenServer()
    let resolveAnswer = (): void => undefined
    const answered = new Promise<void>((resolve) => (resolveAnswer = resolve))
    server.answers[identifiersCall] = async () => {
      await answered
      return Response.json({ identifiers: server.identifiers })
    }
    await renderApp('/', server)
    const link = page.getByRole('link', { name: /^Orders/ })
    await expect.element(link).toBeVisible()
    const { top } = link.element().getBoundingClientRect()
    const pressEvent = { bubbles: true, isPrimary: true, button: 0 }
    link.element().dispatchEvent(new PointerEvent('pointerdown', pressEvent))
    resolveAnswer()
    await expect.poll(() => listBodies(server, identifiersCall)).toHaveLength(1)
    for (let frame = 0; frame < 5; frame++) await new Promise(requestAnimationFrame)
    expect(link.element().getBoundingClientRect().top).toBe(top)
    link.element().dispatchEvent(new PointerEvent('pointerup', pressEvent))
    await expect.element(notice).toBeVisible()
  })

  it('leads back to the page where it was shown', async () => {
    await renderApp('/account', createUnprovenServer())
    await confirmLink.click()
    await laterButton.click()
    await expect.element(heading).toHaveTextContent('Your account')
  })

  it.each([
    ['where it is proven', (server: TestServer) => (server.identifiers = new TestServer(null).identifiers)],
    ['where the account has none', (server: TestServer) => (server.identifiers = [])],
    [
      'where the server cannot say',
      (server: TestServer) => (server.answers[identifiersCall] = () => new Response(null, { status: 503 })),
    ],
  ])('is not shown %s', async (_, change) => {
    const server = createUnprovenServer()
    change(server)
    await renderApp('/', server)
    await expect.element(accountMenu).toBeVisible()
    await expect.poll(() => listBodies(server, identifiersCall)).toHaveLength(1)
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
    expect(notice.elements()).toEqual([])
  })
})

describe('Where a proof is required,', () => {
  it.each(['/', '/account'])('%s leads to the page for it, which cannot be skipped', async (path) => {
    const server = createUnprovenServer()
    requireProvenIdentifiers(server)
    await renderApp(path, server)
    await expect.element(sendButton).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Sign out' })).toBeVisible()
    expect(laterButton.elements()).toEqual([])
    expect(await findAxeViolations()).toEqual([])
    await sendButton.click()
    await expect.element(codeInput).toHaveFocus()
    await userEvent.keyboard('123456')
    await expect.element(heading).toHaveTextContent(path === '/' ? 'Welcome' : 'Your account')
  })

  it('somebody who has mistyped their address can sign up again', async () => {
    const server = createUnprovenServer()
    requireProvenIdentifiers(server)
    await renderApp('/verify', server)
    await page.getByRole('button', { name: 'Wrong address? Sign up again' }).click()
    await expect.element(heading).toHaveTextContent('Create an account')
    expect(listBodies(server, 'POST /logout')).toHaveLength(1)
  })

  it('somebody who cannot give it now can sign out', async () => {
    const server = createUnprovenServer()
    requireProvenIdentifiers(server)
    await renderApp('/verify', server)
    await page.getByRole('button', { name: 'Sign out' }).click()
    await expect.element(heading).toHaveTextContent('Sign in')
  })

  it('somebody who does not want to give it can still reach their data and the deletion of the account', async () => {
    const server = createUnprovenServer()
    requireProvenIdentifiers(server)
    await renderApp('/verify', server)
    await page.getByRole('link', { name: 'Download your data, delete your account' }).click()
    await expect.element(heading).toHaveTextContent('Data')
    await expect.element(notice).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Download my data' })).toBeVisible()
    expect(await findAxeViolations()).toEqual([])
    await page.getByRole('link', { name: /^Security/ }).click()
    await expect.element(sendButton).toBeVisible()
  })

  it('a further identifier can wait', async () => {
    const server = createUnprovenServer()
    requireProvenIdentifiers(server)
    server.identifiers = [
      ...new TestServer(null).identifiers,
      { kind: 'phone', value: '+442079460000', verifiedAt: null },
    ]
    await renderApp('/', server)
    await expect.element(page.getByText('Your phone number is not confirmed yet.')).toBeVisible()
    await confirmLink.click()
    await expect.element(laterButton).toBeVisible()
  })
})
