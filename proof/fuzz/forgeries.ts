// Forged answers of providers: signed with the right key, but not allowed to sign anybody in.
import { sendRequest } from '../send-request.ts'
import type { Product, Server } from '../product.ts'
import type { Row } from '../report.ts'
import {
  finishAuthorization,
  startAuthorization,
  signTelegram,
  type AuthorizationRequest,
} from '../torture/social.ts'
import { codeFor, offerProviders, type FailingProviders } from '../torture/faults/spoilt-providers.ts'

type Claims = Parameters<FailingProviders['signer']['sign']>[0]
type Fields = Readonly<Record<string, string | number>>

/** For people with arbitrary names: the fields that Telegram has signed, and the same signed lines split into other fields. */
const recuts: readonly (readonly [signed: Fields, sent: Fields])[] = [
  [{ first_name: 'A\nid=1\nlast_name=B' }, { first_name: 'A', id: 1, last_name: 'B\nid=42' }],
  [{ first_name: 'A\nid=1\nid2=B' }, { first_name: 'A', id: 1, id2: 'B\nid=42' }],
  [{ first_name: 'A\nid=1' }, { first_name: 'A', id: '1\nid=42' }],
  [{ first_name: 'A\nlast_name=B' }, { first_name: 'A', last_name: 'B' }],
  [{ first_name: 'A' }, { first_name: 'A\nid=42', id: 1 }],
  [{ username: 'a\nusername2=b' }, { username: 'a', username2: 'b' }],
  [{ first_name: 'A\u2028id=1' }, {}],
  [{ first_name: 'A\r\nid=1' }, {}],
  [{ admin: 'yes' }, {}],
  ...['042', '+42', ' 42', '42 ', '42\n', '0x2a', '4.2e1', '٤٢', '9007199254740993', -42, 0, 4.2].map(
    (id) => [{ id }, {}] as const,
  ),
]

/** Claims that must be rejected although Google's key has signed them, for our client, with our nonce. */
function listTokens(): readonly Claims[] {
  const now = Math.floor(Date.now() / 1_000)
  return [
    { azp: 'another' },
    { azp: '' },
    { aud: ['foyer-sandbox-google', 'another'] },
    { aud: ['foyer-sandbox-google', 'another'], azp: 'another' },
    { aud: 'another', azp: 'foyer-sandbox-google' },
    { iat: now + 86_400, exp: now + 90_000 },
    { iat: now + 120 },
    { nbf: now + 120 },
    { exp: now - 120 },
    { nonce: 'another' },
    { iss: 'https://accounts.google.com.example' },
  ]
}

/** Tests both: the forgery signs nobody in, and the genuine answer signs its person in. */
export async function fuzzForgeries(product: Product, { port }: Server): Promise<Row[]> {
  return [await forgeTelegram(port), await forgeTokens(await offerProviders(product.provider), port)]
}

async function forgeTelegram(port: number): Promise<Row> {
  const faults: string[] = []
  for (const [index, [signed, sent]] of [...recuts, [{}, {}] as const].entries()) {
    const telegram = { ...signTelegram(42, signed), ...sent }
    const { status } = await sendRequest(
      port,
      finishAuthorization('telegram', await startAuthorization(port, 'telegram'), { telegram }),
    )
    if (status !== (index === recuts.length ? 200 : 424))
      faults.push(`${status} for ${JSON.stringify({ signed, sent })}`)
  }
  return { name: 'fields of Telegram, cut anew', runs: recuts.length, result: 'nobody is in', faults }
}

async function forgeTokens(providers: FailingProviders, port: number): Promise<Row> {
  const faults: string[] = []
  const { jwk, sign } = providers.signer
  const tokens = listTokens()
  for (const [index, changes] of [...tokens, {}].entries()) {
    const code = codeFor('well', `7${index}`)
    const authorization: AuthorizationRequest = await startAuthorization(port, 'google')
    providers.nonces.set(code, authorization.nonce ?? '')
    providers.signer = { jwk, sign: (claims) => sign({ ...claims, ...changes }) }
    const { status } = await sendRequest(port, finishAuthorization('google', authorization, { code }))
    if (status !== (index === tokens.length ? 200 : 424))
      faults.push(`${status} for ${JSON.stringify(changes)}`)
  }
  return {
    name: 'tokens of Google for others and of tomorrow',
    runs: tokens.length,
    result: 'nobody is in',
    faults,
  }
}
