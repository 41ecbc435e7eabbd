import type { ProtocolId, SocialConfig } from '../../../wire/social.ts'
import { encodeState } from '../../social-state.ts'
import type { AuthorizationRequest, Callback, AuthorizationSecrets } from '../social-protocol.ts'

export const origin = 'https://foyer.example'

export const secrets: AuthorizationSecrets = {
  redirectUri: `${origin}/oauth/acme`,
  codeVerifier: 'v'.repeat(64),
}

export function createConfig(protocol: ProtocolId, id = 'acme'): SocialConfig {
  const url = 'https://acme.example/authorize?scope=openid%20email'
  return { id, protocol, clientId: 'client 1&', redirectUri: `${origin}/oauth/${id}`, url }
}

export function createRequest(id = 'acme'): AuthorizationRequest {
  const state = encodeState(id, { state: 's', pathname: '/checkout?a=1&b=2#c', promocode: 'A B+C' })
  return { state, origin, codeChallenge: 'c'.repeat(43), nonce: 'n' }
}

export function callback(query: string, fragment = ''): Callback {
  return { query: new URLSearchParams(query), fragment }
}

/** Names whose base64 has padding, and both signs that base64url replaces. */
export const person = {
  id: 42,
  first_name: 'Зоя?',
  username: 'zoe_1',
  auth_date: 1_790_000_000,
  hash: 'ab'.repeat(32),
}

export const personJson = btoa(String.fromCharCode(...new TextEncoder().encode(JSON.stringify(person))))
export const result = personJson.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')

export function toBase64(value: unknown): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(JSON.stringify(value) ?? 'null')))
}
