import * as oauth from 'oauth4webapi'
import type { Configured, OAuth2Provider } from '../provider.ts'

/** RFC 6749, 2.3.1, by either way, under whichever name. */
export function authenticateClient({
  clientAuthentication,
  clientIdName,
  client,
}: Configured<OAuth2Provider>): oauth.ClientAuth {
  if (clientAuthentication === 'basic') return oauth.ClientSecretBasic(client.secret ?? '')
  if (clientIdName === undefined) return oauth.ClientSecretPost(client.secret ?? '')
  return (_server, { client_id: id }, body) => {
    body.set(clientIdName, id)
    body.set('client_secret', client.secret ?? '')
  }
}
