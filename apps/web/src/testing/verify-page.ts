import { page } from 'vitest/browser'
import { anna, renderApp, settings, TestServer } from './render-app.tsx'

export const heading = page.getByRole('heading', { level: 1 })
export const codeInput = page.getByRole('textbox', { name: /^Code from the/ })
export const sendButton = page.getByRole('button', { name: 'Send code' })
export const confirmButton = page.getByRole('button', { name: 'Confirm' })
export const laterButton = page.getByRole('button', { name: 'Later' })

/** The fake server of a person whose address is not proven. */
export function createUnprovenServer(
  ended: object | null = { unlinked: [], hadPassword: false },
): TestServer {
  const server = new TestServer(anna)
  server.identifiers = [{ kind: 'email', value: 'anna@example.com', verifiedAt: null }]
  server.answers['POST /verification'] = () => Response.json({}, { status: 202 })
  server.answers['POST /verification/confirm'] = () => {
    server.identifiers = [
      { kind: 'email', value: 'anna@example.com', verifiedAt: '2026-11-25T10:00:00.000Z' },
    ]
    return Response.json({ ended })
  }
  return server
}

/** The bodies of the calls that the page has made. */
export const listBodies = (server: TestServer, wantedCall: string): unknown[] =>
  server.sent.filter((each) => each.call === wantedCall).map(({ body }) => body)

/** Opens the page as a person who has just signed up, on the way to the account page. */
export const renderAsNewMember = (server: TestServer): Promise<unknown> =>
  renderApp({ pathname: '/verify', state: { from: '/account', isNewMember: true } }, server)

/** Makes the server answer that this browser waits for a code. */
export function setPendingCode(server: TestServer, purpose: 'verify' | 'sign-in'): void {
  const isoAfter = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString()
  server.pendingCodes = [
    { purpose, kind: 'email', to: 'anna@example.com', resendAt: isoAfter(60), expiresAt: isoAfter(600) },
  ]
}

/** Makes the installation require a proven identifier. */
export function requireProvenIdentifiers(server: TestServer): void {
  server.answers['GET /web/v1/settings'] = () =>
    Response.json({ settings: { ...settings, verifyIdentifiers: { value: 'required' } } })
}
