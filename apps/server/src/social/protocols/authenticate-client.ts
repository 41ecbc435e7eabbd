import type { ClientAuth } from 'oauth4webapi'
import type { ConfiguredProvider, OAuth2Provider } from '../provider.ts'

/** RFC 6749, 2.3.1: in the header or the body, with the provider's parameter name. */
export function authenticateClient({
  clientAuthentication,
  clientIdName = 'client_id',
  client,
}: ConfiguredProvider<OAuth2Provider>): ClientAuth {
  const secret = client.secret ?? ''
  return (_server, { client_id: id }, body, headers) => {
    if (clientAuthentication === 'basic') {
      const credentials = Buffer.from(`${encodeForm(id)}:${encodeForm(secret)}`).toString('base64')
      headers.set('authorization', `Basic ${credentials}`)
    } else {
      body.set(clientIdName, id)
      body.set('client_secret', secret)
    }
  }
}

/**
 * The library also encodes `-` and `_`, as RFC 6749 allows. Most secrets contain them, and some providers do not decode them, so this
 * encodes only what it must.
 */
function encodeForm(text: string): string {
  return new URLSearchParams({ '': text }).toString().slice(1)
}
