import { encodeState, type SocialState } from '@foyer/core/social'
import { openStorage } from '@foyer/kit/storage'
import type { ProtocolId } from '@foyer/core/wire'
import { StrictMode } from 'react'
import { vi } from 'vitest'
import type { AnalyticsPlugin } from '../analytics/create-analytics.ts'
import { AuthorizationStore, type ReturnContext } from '../social/flow/authorization-store.ts'
import { SocialCallback } from '../social/social-callback.tsx'
import { configOf, renderSocial, SocialServer } from './social-server.tsx'

/** The return context. */
export const returnContext = { pathname: '/checkout?a=1#pay', promocode: 'WELCOME', formName: 'sign-up' }
export const verifier = 'v'.repeat(50)

/** Stores what the browser keeps when a person has gone to the provider. */
export function storeAuthorization(
  social: string,
  protocol: ProtocolId = 'OAUTH2',
  state = 's1',
  pathname = returnContext.pathname,
): void {
  const { redirectUri } = configOf(social)
  const codeVerifier = protocol === 'OAUTH2' || protocol === 'OAUTH_VK' ? verifier : ''
  const authorization = { ...returnContext, pathname, social, protocol, redirectUri, codeVerifier }
  new AuthorizationStore(openStorage('sessionStorage')).store(state, authorization)
}

export function stateOf(social: string, overrides: Partial<SocialState> = {}): string {
  return `state=${encodeURIComponent(encodeState(social, { ...returnContext, state: 's1', ...overrides }))}`
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
  const promocodeUnused = vi.fn<(message: string) => void>()
  const otherWays = vi.fn<(returnContext: ReturnContext) => void>()
  const linkBack = vi.fn<(path: string) => void>()
  const onError = vi.fn<(message: string, error: unknown) => void>()
  const { left, session } = await renderSocial(
    server,
    (leave) => (
      <StrictMode>
        <SocialCallback
          social={social}
          onArrive={arrived}
          onPromocodeUnused={promocodeUnused}
          onOtherWays={otherWays}
          onLinkBack={linkBack}
          onError={onError}
          redirect={leave}
        />
      </StrictMode>
    ),
    analytics,
  )
  return { server, arrived, promocodeUnused, otherWays, linkBack, onError, left, session }
}
