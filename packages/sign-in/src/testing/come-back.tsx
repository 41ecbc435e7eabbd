import { encodeState, type SocialState } from '@foyer/core/social'
import type { ProtocolId } from '@foyer/core/wire'
import { StrictMode } from 'react'
import { vi } from 'vitest'
import type { AnalyticsPlugin } from '../analytics/create-analytics.ts'
import { AttemptStore, type Luggage } from '../social/attempt-store.ts'
import { SocialCallback } from '../social/social-callback.tsx'
import { configOf, renderSocial, SocialServer } from './social-server.tsx'

/** What the person takes along. */
export const luggage = { pathname: '/checkout?a=1#pay', promocode: 'WELCOME', formName: 'sign-up' }
export const verifier = 'v'.repeat(50)

/** As it is when a person has gone to the provider. */
export function depart(
  social: string,
  protocol: ProtocolId = 'OAUTH2',
  state = 's1',
  pathname = luggage.pathname,
): void {
  const { redirectUri } = configOf(social)
  const codeVerifier = protocol === 'OAUTH2' || protocol === 'OAUTH_VK' ? verifier : ''
  const taken = { ...luggage, pathname, social, protocol, redirectUri, codeVerifier }
  new AttemptStore(sessionStorage).keep(state, taken)
}

export function stateOf(social: string, more: Partial<SocialState> = {}): string {
  return `state=${encodeURIComponent(encodeState(social, { ...luggage, state: 's1', ...more }))}`
}

/** Comes back from the provider. */
export async function comeBack(
  social: string,
  query: string,
  server = new SocialServer(),
  analytics?: AnalyticsPlugin,
) {
  history.replaceState(null, '', `/oauth/${social}${query}`)
  const arrived = vi.fn<(path: string, user: unknown) => void>()
  const otherWays = vi.fn<(luggage: Luggage) => void>()
  const linkBack = vi.fn<(path: string) => void>()
  const { left, session } = await renderSocial(
    server,
    (leave) => (
      <StrictMode>
        <SocialCallback
          social={social}
          onArrive={arrived}
          onOtherWays={otherWays}
          onLinkBack={linkBack}
          leave={leave}
        />
      </StrictMode>
    ),
    analytics,
  )
  return { server, arrived, otherWays, linkBack, left, session }
}
