import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { accountMenu } from '../testing/account-menu.ts'
import { renderApp, TestServer } from '../testing/render-app.tsx'
import {
  calls,
  code,
  confirmButton,
  createUnprovenServer,
  heading,
  later,
  requireProvenIdentifiers,
  sendButton,
} from '../testing/verify-page.ts'
import { findAxeViolations } from '../testing/find-axe-violations.ts'

const notice = page.getByText('Your e-mail address is not confirmed yet.')
const confirmIt = page.getByRole('link', { name: 'Confirm now' }).first()
const asked = 'GET /identifiers'

// R10.3
describe('The notice of an unproven address', () => {
  it('is shown on the overview and the account page until the address is proven', async () => {
    const server = createUnprovenServer()
    await renderApp('/', server)
    await expect.element(notice).toBeVisible()
    expect(calls(server, asked)).toHaveLength(1)
    await page.getByRole('link', { name: /^Profile/ }).click()
    await expect.element(heading).toHaveTextContent('Profile')
    await expect.element(notice).toBeVisible()
    // The page requests its own list again.
    expect(calls(server, asked)).toHaveLength(2)
    expect(await findAxeViolations()).toEqual([])
    await confirmIt.click()
    await expect.element(sendButton).toBeVisible()
    expect(notice.elements()).toEqual([])
    const { width } = sendButton.element().getBoundingClientRect()
    await sendButton.click()
    await expect.element(code).toHaveFocus()
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
  ])('disappears when the person has proven it in another tab and %s', async (_, comeBack) => {
    const server = createUnprovenServer()
    await renderApp('/', server)
    await expect.element(notice).toBeVisible()
    server.identifiers = new TestServer(null).identifiers
    comeBack()
    await expect.element(notice).not.toBeInTheDocument()
  })

  it('does not appear during a press, whose target it would move', async () => {
    const server = createUnprovenServer()
    let answer = (): void => undefined
    const wait = new Promise<void>((resolve) => (answer = resolve))
    server.answers[asked] = async () => {
      await wait
      return Response.json({ identifiers: server.identifiers })
    }
    await renderApp('/', server)
    const link = page.getByRole('link', { name: /^Orders/ })
    await expect.element(link).toBeVisible()
    const { top } = link.element().getBoundingClientRect()
    const press = { bubbles: true, isPrimary: true, button: 0 }
    link.element().dispatchEvent(new PointerEvent('pointerdown', press))
    answer()
    await expect.poll(() => calls(server, asked)).toHaveLength(1)
    for (let frame = 0; frame < 5; frame++) await new Promise(requestAnimationFrame)
    expect(link.element().getBoundingClientRect().top).toBe(top)
    link.element().dispatchEvent(new PointerEvent('pointerup', press))
    await expect.element(notice).toBeVisible()
  })

  it('leads back to the page where it was shown', async () => {
    await renderApp('/account', createUnprovenServer())
    await confirmIt.click()
    await later.click()
    await expect.element(heading).toHaveTextContent('Your account')
  })

  it.each([
    ['where it is proven', (server: TestServer) => (server.identifiers = new TestServer(null).identifiers)],
    ['where the account has none', (server: TestServer) => (server.identifiers = [])],
    [
      'where the server cannot say',
      (server: TestServer) => (server.answers[asked] = () => new Response(null, { status: 503 })),
    ],
  ])('is not shown %s', async (_, change) => {
    const server = createUnprovenServer()
    change(server)
    await renderApp('/', server)
    await expect.element(accountMenu).toBeVisible()
    await expect.poll(() => calls(server, asked)).toHaveLength(1)
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
    expect(later.elements()).toEqual([])
    expect(await findAxeViolations()).toEqual([])
    await sendButton.click()
    await expect.element(code).toHaveFocus()
    await userEvent.keyboard('123456')
    await expect.element(heading).toHaveTextContent(path === '/' ? 'Welcome' : 'Your account')
  })

  it('somebody who has mistyped their address can sign up again', async () => {
    const server = createUnprovenServer()
    requireProvenIdentifiers(server)
    await renderApp('/verify', server)
    await page.getByRole('button', { name: 'Wrong address? Sign up again' }).click()
    await expect.element(heading).toHaveTextContent('Create an account')
    expect(calls(server, 'POST /logout')).toHaveLength(1)
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
    await confirmIt.click()
    await expect.element(later).toBeVisible()
  })
})
