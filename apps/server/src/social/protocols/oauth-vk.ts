import { decodeState } from '@foyer/core/social'
import type { AuthorizationRequest, ProviderAnswer } from '../answer.ts'
import { ServiceError } from '../../operations/outgoing/service-error.ts'
import type { OutgoingFetch } from '../../operations/outgoing/outgoing.ts'
import type { ConfiguredProvider, Profile, VkProvider } from '../provider.ts'
import { readJson } from '../../operations/outgoing/read-json.ts'
import { findText } from '../find-text.ts'
import { toProfile } from '../to-profile.ts'

/** VK ID: the code belongs to a device, and each answer repeats the state. */
export async function readOAuthVkProfile(
  { client, tokenUrl, profileUrl }: ConfiguredProvider<VkProvider>,
  { code, codeVerifier, deviceId }: ProviderAnswer,
  { state, redirectUri }: AuthorizationRequest,
  fetch: OutgoingFetch,
): Promise<Profile> {
  if (code === undefined || codeVerifier === undefined || deviceId === undefined) {
    throw new ServiceError('no_code')
  }
  // VK's own client puts all parameters but the code into the address. Here they are in the body, which proxies do not log.
  const token = await readJson(
    await fetch(tokenUrl, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'authorization_code',
        client_id: client.id,
        redirect_uri: redirectUri,
        code_verifier: codeVerifier,
        device_id: deviceId,
        state,
        code,
      }),
    }),
  )
  const accessToken = findText(token, 'access_token')
  if (accessToken === null) throw new ServiceError(findText(token, 'error') ?? 'no_access_token')
  if (!isSameState(findText(token, 'state'), state)) throw new ServiceError('other_state')

  const url = new URL(profileUrl)
  url.searchParams.set('client_id', client.id)
  const answer = await readJson(
    await fetch(url.href, { method: 'POST', body: new URLSearchParams({ access_token: accessToken }) }),
  )
  const subject = findText(answer, 'user.user_id')
  // The ids of both answers must match, or somebody else could be signed in.
  if (subject !== findText(token, 'user_id')) throw new ServiceError('other_user')
  const names = [findText(answer, 'user.first_name'), findText(answer, 'user.last_name')]
  return toProfile(subject, names.filter((name) => name !== null).join(' '))
}

/** VK repeats the state of this request, or that of the authorization request, which is an object from the client that contains ours. */
function isSameState(echoed: string | null, state: string): boolean {
  return echoed === state || (echoed !== null && decodeState('vk', echoed)?.state === state)
}
