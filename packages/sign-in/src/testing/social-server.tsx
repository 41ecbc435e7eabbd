import { kit, signIn, validation } from '@foyer/core/messages/en-001'
import type { ProtocolId, SocialConfig } from '@foyer/core/wire'
import type { ReactNode } from 'react'
import { vi } from 'vitest'
import { render } from 'vitest-browser-react'
import type { AnalyticsPlugin } from '../analytics/create-analytics.ts'
import { createApi } from '../api/index.ts'
import { basicFingerprint } from '../fingerprint/create-fingerprint.ts'
import { FoyerProvider } from '../plugins/foyer-provider.tsx'
import { Session } from '../session/session.ts'
import { answerJson, user, type Answer } from './render-form.tsx'

/** A provider's config as the server sends it. */
export function configOf(id: string, protocol: ProtocolId = 'OAUTH2'): SocialConfig {
  const redirectUri = `${location.origin}/oauth/${id}`
  return { id, protocol, clientId: 'client', redirectUri, url: `https://${id}.example/authorize?scope=email` }
}

const fourWays: readonly SocialConfig[] = [
  configOf('google'),
  configOf('vk', 'OAUTH_VK'),
  configOf('telegram', 'OAUTH_TELEGRAM'),
  configOf('steam', 'OPEN_ID'),
]

/** A successful answer for each protocol, without its state. */
export const goodAnswers: Readonly<Record<ProtocolId, string>> = {
  OAUTH2: 'code=c1',
  OAUTH_VK: 'code=c1&device_id=d1&type=code_v2',
  OAUTH_TELEGRAM: 'id=1&auth_date=2&hash=ab',
  OPEN_ID: 'openid.mode=id_res&openid.sig=s',
}

export interface SentCall {
  readonly call: string
  readonly body: Record<string, unknown>
}

/** A fake of the server's calls for social sign-in. */
export class SocialServer {
  configs: readonly SocialConfig[] = fourWays
  redirectOrigins: readonly string[] = [location.origin, 'https://shop.example']
  /** Is somebody signed in already? */
  isSignedIn = false
  /** Replaces the default answers, by call. */
  readonly answers: Record<string, Answer> = {}
  /** All calls except those for the session and the configs. */
  readonly sent: SentCall[] = []
  /** The idempotency keys of the calls that have one, newest last. */
  readonly keys: string[] = []
  #states = 0

  fetch: typeof fetch = async (input, init) => {
    const request = new Request(input, init)
    const { pathname } = new URL(request.url)
    const call = `${request.method} ${pathname}`
    const text = await request.text()
    this.keys.push(...[request.headers.get('Idempotency-Key')].filter((key) => key !== null))
    if (request.method !== 'GET') this.sent.push({ call, body: text === '' ? {} : JSON.parse(text) })
    const answer = this.answers[call]
    return answer ? answer() : this.#answer(pathname)()
  }

  #answer(path: string): Answer {
    if (path.endsWith('/session')) {
      return this.isSignedIn
        ? answerJson(200, user)
        : answerJson(401, { code: 'unauthenticated', message: 'Sign in to continue.' })
    }
    if (path.endsWith('/social-configs'))
      return answerJson(200, { socialConfigs: this.configs, redirectOrigins: this.redirectOrigins })
    if (path === '/AUTH/profile-new')
      return answerJson(200, { state: `state-${++this.#states}`, nonce: null })
    if (path.endsWith('-link')) return answerJson(200, { url: 'https://steam.example/openid/login?a=1' })
    return answerJson(200, user)
  }
}

/** Renders in a provider, and returns the addresses that the browser was to leave for. */
export async function renderSocial(
  server: SocialServer,
  create: (leave: (url: string) => void) => ReactNode,
  analytics?: AnalyticsPlugin,
): Promise<{ readonly left: string[]; readonly session: Session }> {
  const left: string[] = []
  const api = createApi({ lang: 'en-001', fetch: server.fetch })
  const session = new Session({ api, storage: null })
  await render(
    <FoyerProvider
      api={api}
      session={session}
      fingerprint={basicFingerprint}
      analytics={analytics}
      messages={{ ...kit, ...validation, ...signIn }}
    >
      <main style={{ background: 'var(--foyer-ground)', color: 'var(--foyer-ink)' }}>
        {create(vi.fn((url: string) => void left.push(url)))}
      </main>
    </FoyerProvider>,
  )
  return { left, session }
}
