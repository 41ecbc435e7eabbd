import { createHash } from 'node:crypto'
import type { PlainOAuth2Provider, ProfileGrant } from '../provider.ts'

const parameters = { fields: 'uid,name', format: 'json', method: 'users.getCurrentUser' }

const md5 = (text: string) => createHash('md5').update(text, 'utf8').digest('hex')

/** apiok.ru/en/dev/methods, 'Calculating request signature': the token is the key, and is not itself signed. */
function sign({ accessToken, client }: ProfileGrant) {
  const signed = { application_key: client.publicKey ?? '', ...parameters }
  const text = Object.entries(signed)
    .map(([name, value]) => `${name}=${value}`)
    .toSorted()
    .join('')
  return { ...signed, sig: md5(text + md5(`${accessToken}${client.secret ?? ''}`)) }
}

export const ok: PlainOAuth2Provider = {
  id: 'ok',
  protocol: 'OAUTH2',
  source: 'https://apiok.ru/en/ext/oauth/server',
  authorizeUrl: 'https://connect.ok.ru/oauth/authorize',
  // Without it, the answer does not even contain the person's name.
  scope: 'VALUABLE_ACCESS',
  tokenUrl: 'https://api.ok.ru/oauth/token.do',
  clientAuthentication: 'post',
  hasPublicKey: true,
  profile: { url: 'https://api.ok.ru/fb.do', token: 'query', sign, subject: 'uid', name: 'name' },
}
