import { kit, signIn, validation } from '@foyer/core/messages/en-001'
import type { PasswordProfile } from '@foyer/core/validators'
import type { User } from '@foyer/core/wire'
import { useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { vi, type Mock } from 'vitest'
import { render } from 'vitest-browser-react'
import type { AnalyticsPlugin } from '../analytics/create-analytics.ts'
import { createApi } from '../api/index.ts'
import { basicFingerprint, type FingerprintPlugin } from '../fingerprint/create-fingerprint.ts'
import type { SignInMessages } from '../messages/messages.ts'
import { FoyerProvider } from '../plugins/foyer-provider.tsx'
import { Session } from '../session/session.ts'

export const user: User = {
  id: '7b0e2a30-6a4d-4a5a-9a8c-0d9f0f0a0001',
  email: 'anna@example.com',
  phone: null,
  name: null,
  currency: null,
  createdAt: '2026-11-20T10:00:00.000Z',
}

export type Answer = () => Response | Promise<Response>

export function answerJson(status: number, body: unknown, headers: Record<string, string> = {}): Answer {
  return () => new Response(JSON.stringify(body), { status, headers })
}

export const wrongPassword = answerJson(401, {
  code: 'invalid_credentials',
  message: 'The e-mail, phone number or password is wrong. Check them and try again.',
})

/** The server's answer about a promo code that is checked before the form is submitted. */
export const answerPromocode = vi.fn<Answer>(answerJson(200, { isValid: true }))

/** The settings of a server with these rules for new passwords. */
export const settingsOf = (
  passwordProfile: PasswordProfile,
  signInMethods: readonly string[] = ['password', 'code'],
  reachableKinds: readonly string[] = ['email', 'phone'],
): Answer =>
  answerJson(200, {
    settings: {
      passwordProfile: { value: passwordProfile },
      signInMethods: { value: signInMethods },
      reachableKinds: { value: reachableKinds },
    },
  })

/** The server's settings. */
export const answerSettings = vi.fn<Answer>(settingsOf('classic'))

/** The server's answer about the codes that this browser waits for. */
export const answerPendingCodes = vi.fn<Answer>(answerJson(200, { pending: [] }))

/** The server's answer when a sign-in with a passkey begins. */
export const answerPasskeyOptions = vi.fn<Answer>(
  answerJson(503, { code: 'unavailable', message: 'The service is temporarily unavailable.' }),
)

/** The server's answer when the creation of a new account's passkey begins. */
export const answerSignUpOptions = vi.fn<Answer>(
  answerJson(503, { code: 'unavailable', message: 'The service is temporarily unavailable.' }),
)

/** The server's answer about a recovery link. */
export const answerLinkCheck = vi.fn<Answer>(answerJson(200, { isOpen: true }))

/** The identifiers of the signed-in user: one, which is proven. */
export const answerIdentifiers = vi.fn<Answer>(listIdentifier('2026-11-01T10:00:00.000Z'))

export function listIdentifier(verifiedAt: string | null): Answer {
  return answerJson(200, { identifiers: [{ kind: 'email', value: user.email, verifiedAt }] })
}

const nobody = answerJson(401, { code: 'unauthenticated', message: 'Sign in to continue.' })

export interface Rendered {
  /** The bodies sent to the form's call, newest last. */
  readonly sent: readonly { readonly body: Record<string, unknown>; readonly key: string | null }[]
  readonly answer: Mock<Answer>
  readonly session: Session
  readonly unmount: () => Promise<void>
}

/** The background of a page, so that axe measures the real contrast. */
const pageColors = { background: 'var(--foyer-ground)', color: 'var(--foyer-ink)' }

/** Renders a form in its provider; `answer` is the fake server's answer, and nobody is signed in. */
export async function renderForm(
  form: ReactNode,
  first: Answer,
  fingerprint: FingerprintPlugin = basicFingerprint,
  analytics?: AnalyticsPlugin,
  messages: SignInMessages = { ...kit, ...validation, ...signIn },
): Promise<Rendered> {
  const answer = vi.fn<Answer>(first)
  const sent: { body: Record<string, unknown>; key: string | null }[] = []
  const api = createApi({
    lang: 'en-001',
    async fetch(input, init) {
      const request = new Request(input, init)
      if (request.url.endsWith('/session')) return nobody()
      if (request.url.endsWith('/settings')) return answerSettings()
      if (request.url.endsWith('/auth/codes')) return answerPendingCodes()
      if (request.url.endsWith('/promocodes/check')) return answerPromocode()
      if (request.url.endsWith('/sign-up/options')) return answerSignUpOptions()
      if (request.url.endsWith('/auth/passkey/options')) return answerPasskeyOptions()
      if (request.url.endsWith('/auth/identifiers')) return answerIdentifiers()
      if (request.url.endsWith('/recovery/check')) return answerLinkCheck()
      sent.push({ body: await request.json(), key: request.headers.get('Idempotency-Key') })
      return answer()
    },
  })
  const session = new Session({ api, storage: null })
  const { unmount } = await render(
    <FoyerProvider
      api={api}
      session={session}
      fingerprint={fingerprint}
      analytics={analytics}
      messages={messages}
    >
      <main style={pageColors}>{form}</main>
    </FoyerProvider>,
  )
  return { sent, answer, session, unmount }
}

/** A shadow tree around a form, as in a page that is made of web components. */
export function Shadow({ children }: { readonly children: ReactNode }) {
  const [tree, setTree] = useState<ShadowRoot | null>(null)
  return (
    <div ref={(host) => setTree((old) => old ?? host?.attachShadow({ mode: 'open' }) ?? null)}>
      {tree && createPortal(children, tree)}
    </div>
  )
}

/** An answer that arrives when the test says so. */
export class DeferredAnswer {
  #settle: ((response: Response) => void) | undefined
  readonly promise = new Promise<Response>((resolve) => {
    this.#settle = resolve
  })

  resolve(response: Response): void {
    this.#settle?.(response)
  }
}
