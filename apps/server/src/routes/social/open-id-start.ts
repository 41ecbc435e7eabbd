import { decodeState } from '@foyer/core/social'
import type { Context } from '../../context.ts'
import type { CallRequest } from '../../http/route.ts'
import { ApiError } from '../../api-error.ts'
import { createSteamUrl } from '../../social/protocols/open-id.ts'
import type { ConfiguredProvider } from '../../social/provider.ts'
import { listRedirectUris } from '../../social/settings/redirect-targets.ts'
import { storeReturnTo } from '../../social/authorization/state.ts'

interface OpenIdStart {
  readonly provider: ConfiguredProvider
  readonly request: CallRequest<'socialLink'>
  readonly state: string
}

/** For OPEN_ID the server builds the sign-in URL; `profile-new` has created its state before. */
export function createOpenIdStart({ authorizationCookie, config, database }: Context) {
  return {
    /** The state in the callback URL; `null` if the request does not start a sign-in. */
    readState(provider: ConfiguredProvider, redirectUrl: string): string | null {
      const [redirectUri] = listRedirectUris(config, provider)
      if (provider.protocol !== 'OPEN_ID' || !redirectUrl.startsWith(`${redirectUri}?state=`)) return null
      const state = decodeState(provider.id, new URL(redirectUrl).searchParams.get('state'))
      return state === null || state.vkLink === true || state.state === '' ? null : state.state
    },

    /** @throws ApiError social_state_invalid if this browser has no such state */
    async start({ provider, request, state }: OpenIdStart): Promise<{ url: string }> {
      const browserToken = authorizationCookie.read(request, state) ?? ''
      const { redirectUrl } = request.body
      const lookup = { state, provider: provider.id, purpose: 'sign-in', browserToken } as const
      if (provider.protocol !== 'OPEN_ID' || !(await storeReturnTo(database.drizzle, lookup, redirectUrl))) {
        throw new ApiError('social_state_invalid')
      }
      return { url: createSteamUrl(provider, redirectUrl) }
    },
  }
}
