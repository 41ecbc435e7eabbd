// Steam's OpenID 2.0: the browser brings an assertion signed by Steam, and the server asks Steam to verify it.
import { randomUUID } from 'node:crypto'
import { encodeState } from '@foyer/core/social'
import type { FakeProvider } from '../../apps/server/src/testing/fake-provider.ts'
import { sendExpecting, type RequestSpec } from '../send-request.ts'
import { publicUrl } from '../product.ts'
import { finishAuthorization, type AuthorizationRequest } from './social.ts'
import type { FailingProviders } from './faults/spoilt-providers.ts'

const ns = 'http://specs.openid.net/auth/2.0'
const endpoint = '/social/steam/openid/login'

const returnTo = ({ state }: AuthorizationRequest): string =>
  `${publicUrl}/oauth/steam?state=${encodeURIComponent(encodeState('steam', { state, pathname: '/' }))}`

/** Steam's ids have 17 digits. */
export const steamId = (subject: string): string => `7656119${subject.padStart(10, '0')}`

export function offerSteam(provider: FakeProvider, providers: FailingProviders): void {
  provider.on(endpoint, ({ body }, response) => {
    if (body.get('openid.assoc_handle')?.startsWith('check.')) providers.spoil(response)
    else response.end(`ns:${ns}\nis_valid:true\n`)
  })
}

/** Makes the server build Steam's URL, which contains our state. */
export async function startSteam(port: number, authorization: AuthorizationRequest): Promise<void> {
  const body = { social: 'steam', redirectUrl: returnTo(authorization) }
  const headers = { cookie: authorization.cookie }
  await sendExpecting(port, 200, { method: 'POST', path: '/web/v1/auth/steam-link', headers, body })
}

/** Steam's answer. @param code sent as the association handle, which the server does not interpret */
export function finishSteam(
  { url }: FakeProvider,
  authorization: AuthorizationRequest,
  code: string,
): RequestSpec {
  const person = `${url}/social/steam/openid/id/${steamId(code.split('.')[1] ?? '')}`
  return finishAuthorization('steam', authorization, {
    initialStateData: {
      'openid.ns': ns,
      'openid.mode': 'id_res',
      'openid.op_endpoint': url + endpoint,
      'openid.claimed_id': person,
      'openid.identity': person,
      'openid.return_to': returnTo(authorization),
      'openid.response_nonce': `${new Date().toISOString().slice(0, 19)}Z${randomUUID()}`,
      'openid.assoc_handle': code,
      'openid.signed': 'signed,op_endpoint,claimed_id,identity,return_to,response_nonce,assoc_handle',
      'openid.sig': 'W0u5DRbtHE1GG0ZKXjerUZDUGmc=',
    },
  })
}
