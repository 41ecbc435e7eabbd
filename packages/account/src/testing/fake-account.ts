import type { ResponseBody, User } from '@foyer/core/wire'
import { creationOptions, passkeysPath } from './fake-passkeys.ts'

export const anna: User = {
  id: '7b0e2a30-6a4d-4a5a-9a8c-0d9f0f0a0001',
  email: 'anna@example.com',
  phone: '+447400123456',
  name: 'Anna Petrova',
  currency: 'EUR',
  createdAt: '2026-10-01T10:00:00.000Z',
}

const at = '2026-11-01T10:00:00.000Z'

const sessions: ResponseBody<'sessions'>['sessions'] = [
  ['1', true, 'Mozilla/5.0 (X11; Linux x86_64) Chrome/156.0.0.0 Safari/537.36'] as const,
  ['2', false, 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Safari/604.1'] as const,
].map(([last, isCurrent, userAgent]) => ({
  id: `7b0e2a30-6a4d-4a5a-9a8c-0d9f0f0b000${last}`,
  isCurrent,
  createdAt: at,
  lastSeenAt: at,
  expiresAt: '2027-11-01T10:00:00.000Z',
  userAgent,
  address: '203.0.113.7',
  fingerprint: null,
}))

const settings: ResponseBody<'settings'>['settings'] = {
  currency: { value: 'USD' },
  captcha: { value: null },
  analytics: { value: null },
  windowsApp: { value: null },
  passwordProfile: { value: 'classic' },
  registration: { value: 'open' },
  verifyIdentifiers: { value: 'later' },
  signInMethods: { value: ['password', 'code'] },
  reachableKinds: { value: ['email', 'phone'] },
}

const social = (id: string) => ({
  id,
  protocol: 'OAUTH2',
  clientId: 'client',
  redirectUri: `${location.origin}/oauth/${id}`,
  url: `https://${id}.example/authorize`,
})

/** One synced passkey and one of a single device, an app, and few recovery codes. */
export const factors: ResponseBody<'factors'> = {
  passkeys: [
    {
      id: '7b0e2a30-6a4d-4a5a-9a8c-0d9f0f0c0001',
      credentialId: 'c3luY2Vk',
      name: 'iCloud Keychain',
      createdAt: at,
      lastUsedAt: '2026-11-20T10:00:00.000Z',
      isSynced: true,
    },
    {
      id: '7b0e2a30-6a4d-4a5a-9a8c-0d9f0f0c0002',
      credentialId: 'Ym91bmQ',
      name: null,
      createdAt: at,
      lastUsedAt: null,
      isSynced: false,
    },
  ],
  totp: { createdAt: at, lastUsedAt: '2026-11-20T10:00:00.000Z' },
  recoveryCodes: { left: 2, createdAt: at },
  offers: { passkey: true, totp: true },
  isRequired: false,
  relyingParty: { rpId: 'localhost', userId: 'dXNlcg', name: anna.email ?? '', displayName: 'Anna Petrova' },
}

/** The answers of a server with one account, by call. */
const answers: Readonly<Record<string, object>> = {
  'GET /web/v1/settings': { settings },
  'GET /web/v1/social-configs': {
    socialConfigs: [social('google'), social('vk')],
    redirectOrigins: [location.origin],
  },
  'GET /web/v1/orders': {
    orders: [{ number: 'F-2026-000001', createdAt: at, total: 4200, currency: 'EUR' }],
  },
  'GET /web/v1/orders/F-2026-000001': {
    number: 'F-2026-000001',
    createdAt: at,
    currency: 'EUR',
    price: 4700,
    discount: 500,
    total: 4200,
    phone: '+819012345678',
    email: 'anna@example.com',
    name: 'Anna Petrova',
    country: 'JP',
    addressLine1: '1-1 Chiyoda',
    addressLine2: null,
    district: null,
    city: 'Chiyoda-ku',
    state: '東京都',
    zipCode: '100-0001',
  },
  'GET /web/v1/auth/account': { lang: 'fr', hasPassword: true },
  'GET /web/v1/auth/codes': { pending: [] },
  'GET /web/v1/auth/sessions': { sessions },
  'GET /web/v1/auth/identities': {
    identities: [{ social: 'google', name: 'Anna Example', linkedAt: at }],
  },
  'GET /web/v1/auth/identifiers': {
    identifiers: [
      { kind: 'email', value: anna.email, verifiedAt: at },
      { kind: 'phone', value: anna.phone, verifiedAt: null },
    ],
  },
  'GET /web/v1/auth/factors': factors,
  [`POST ${passkeysPath}/options`]: { options: creationOptions },
  'POST /web/v1/auth/identifiers/undo/check': { isOpen: true, kind: 'email', value: 'anna@before.example' },
}

/** A fake server with one account. */
export class FakeAccount {
  user: User | null
  /** The calls that were made, newest last. */
  readonly calls: string[] = []
  /** Replaces the answers to calls, such as `POST /web/v1/auth/logout`. */
  readonly answers: Record<string, () => Response | Promise<Response>> = {}

  constructor(user: User | null = anna) {
    this.user = user
  }

  fetch: typeof fetch = async (input, init) => {
    const { method, url } = new Request(input, init)
    const call = `${method} ${new URL(url).pathname}`
    this.calls.push(call)
    const override = this.answers[call]
    if (override) return override()
    const answer = call === 'GET /web/v1/auth/session' ? this.user : answers[call]
    if (answer) return Response.json(answer)
    if (this.user !== null && method !== 'GET') return new Response(null, { status: 204 })
    return Response.json({ code: 'unauthenticated', message: 'Sign in to continue.' }, { status: 401 })
  }
}
