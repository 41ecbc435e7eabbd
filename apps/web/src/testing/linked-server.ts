import type { SocialConfig, User } from '@foyer/core/wire'
import { anna, TestServer, type Identity } from './render-app.tsx'

/** A fake provider, which redirects back to the tests' page. */
function describeSocial(id: string): SocialConfig {
  return {
    id,
    protocol: 'OAUTH2',
    clientId: 'client',
    redirectUri: `${location.origin}/oauth/${id}`,
    url: `https://${id}.example/authorize`,
  }
}

export const google = describeSocial('google')

export const linkedGoogle: Identity = {
  social: 'google',
  name: 'Anna Example',
  linkedAt: '2026-11-01T10:00:00.000Z',
}

/** The fake server of a person who has linked Google, and may link VK. */
export function createLinkedServer(user: User = anna): TestServer {
  const server = new TestServer(user)
  server.socialConfigs = [google, describeSocial('vk')]
  server.identities = [linkedGoogle]
  return server
}

/** The fake server of a person whose only way to sign in is Google. */
export function createSocialOnlyServer(): TestServer {
  const server = createLinkedServer({ ...anna, email: null })
  server.account = { lang: null, hasPassword: false }
  return server
}
