import type { RequestBody } from '@foyer/core/wire'
import type { Context } from '../../context.ts'
import { ApiError } from '../../api-error.ts'
import { isVerifierOf } from '../../social/authorization/pkce.ts'
import { consumeState } from '../../social/authorization/state.ts'
import type { ConfiguredProvider } from '../../social/provider.ts'

type Authorization = NonNullable<Awaited<ReturnType<typeof consumeState>>>

/**
 * Finds the authorization request to which a provider's answer belongs, and uses it up.
 * @throws ApiError social_state_invalid, whether the state is unknown, used, expired, or belongs to another browser or provider
 */
export async function consumeAuthorization(
  { database }: Context,
  provider: ConfiguredProvider,
  body: RequestBody<'socialFinish'>,
  browserToken: string | undefined,
): Promise<Authorization> {
  const { state, code_verifier: codeVerifier, redirect_uri: redirectUri } = body
  const authorization =
    browserToken === undefined
      ? undefined
      : await consumeState(database.drizzle, {
          state,
          provider: provider.id,
          purpose: 'sign-in',
          browserToken,
        })
  if (authorization === undefined) throw new ApiError('social_state_invalid')
  const { codeChallenge } = authorization
  const isProven =
    codeChallenge === null || (codeVerifier !== undefined && isVerifierOf(codeChallenge, codeVerifier))
  const isSameRedirect = redirectUri === undefined || redirectUri === authorization.redirectUri
  if (!isProven || !isSameRedirect) throw new ApiError('social_state_invalid')
  return authorization
}
