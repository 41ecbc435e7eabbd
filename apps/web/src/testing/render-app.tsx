import { checkoutCurrencies } from '@foyer/core/checkout'
import { snackbars } from '@foyer/kit/snackbar'
import { wrapStorage } from '@foyer/kit/storage'
import '@foyer/kit/styles.css'
import type { Locale as LocaleId, ResponseBody, SocialConfig, User } from '@foyer/core/wire'
import { basicFingerprint, createApi, Session } from '@foyer/sign-in'
import { MemoryRouter } from 'react-router'
import { render } from 'vitest-browser-react'
import { App } from '../app.tsx'
import { PageSettingsContext, type PageSettings } from '../first-page/page-settings.ts'
import { storeChosenLocale } from '../locale/chosen-locale.ts'
import { Language } from '../locale/language.ts'
import { loadLocale } from '../locale/load-locale.ts'
import { Visit, VisitContext } from '../navigation/visit.ts'
import '../page.css'

type Identifier = ResponseBody<'identifiers'>['identifiers'][number]
type DeviceSession = ResponseBody<'sessions'>['sessions'][number]
/** A linked account. */
export type Identity = ResponseBody<'identities'>['identities'][number]

export const anna: User = {
  id: '7b0e2a30-6a4d-4a5a-9a8c-0d9f0f0a0001',
  email: 'anna@example.com',
  phone: null,
  name: null,
  currency: null,
  createdAt: '2026-10-01T10:00:00.000Z',
}

function createDevice(lastDigit: number, isCurrent: boolean, userAgent: string | null): DeviceSession {
  const createdAt = '2026-11-01T10:00:00.000Z'
  return {
    id: `7b0e2a30-6a4d-4a5a-9a8c-0d9f0f0b000${lastDigit}`,
    isCurrent,
    createdAt,
    lastSeenAt: createdAt,
    expiresAt: '2027-11-01T10:00:00.000Z',
    userAgent,
    address: '203.0.113.7',
    fingerprint: null,
  }
}

export const settings: ResponseBody<'settings'>['settings'] = {
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

const prices = checkoutCurrencies.map((currency) => ({ currency, price: currency === 'JPY' ? 7000 : 4500 }))

/** A fake server with one account, in memory. */
export class TestServer {
  /** The signed-in user. */
  user: User | null
  isReachable = true
  /** The requested languages of all calls, newest last. */
  readonly languages: (string | null)[] = []
  /** Delays all answers until it is settled. */
  pause: Promise<void> = Promise.resolve()
  sessions = [
    createDevice(1, true, 'Mozilla/5.0 (X11; Linux x86_64) Chrome/156.0.0.0 Safari/537.36'),
    createDevice(
      2,
      false,
      'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Safari/604.1',
    ),
  ]

  account: ResponseBody<'readAccount'> = { lang: null, hasPassword: true }
  /** The bodies of all calls, newest last. */
  readonly sent: { readonly call: string; readonly body: unknown }[] = []
  /** The idempotency keys of the calls that have one, newest last. */
  readonly keys: string[] = []
  socialConfigs: readonly SocialConfig[] = []
  identities: readonly Identity[] = []
  identifiers: readonly Identifier[] = [
    { kind: 'email', value: 'anna@example.com', verifiedAt: '2026-10-01T10:00:00.000Z' },
  ]

  /** Nobody has passkeys or second factors, unless a test says so. */
  factors: ResponseBody<'factors'> = {
    passkeys: [],
    totp: null,
    recoveryCodes: null,
    offers: { passkey: false, totp: false },
    isRequired: false,
    relyingParty: null,
  }

  orders: ResponseBody<'orders'>['orders'] = []
  /** The codes that this browser waits for. */
  pendingCodes: ResponseBody<'pendingCodes'>['pending'] = []
  /** Replaces the answers to calls, such as `POST /google-link`. */
  readonly answers: Record<string, () => Response | Promise<Response>> = {}

  constructor(user: User | null) {
    this.user = user
  }

  fetch: typeof fetch = async (input, init) => {
    const { method, url, headers } = new Request(input, init)
    const call = `${method} ${new URL(url).pathname.replace('/web/v1/auth', '')}`
    const body = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined
    this.languages.push(headers.get('Accept-Language'))
    this.sent.push({ call, body })
    this.keys.push(...[headers.get('Idempotency-Key')].filter((key) => key !== null))
    await this.pause
    if (!this.isReachable) throw new TypeError('Failed to fetch')
    return this.#answer(call, body)
  }

  #answer(call: string, body: object | undefined): Response | Promise<Response> {
    if (call === 'POST /login' || call === 'POST /register') this.user = anna
    else if (call === 'POST /logout') this.user = null
    if (call === 'POST /logout') return new Response(null, { status: 204 })
    if (call === 'GET /web/v1/social-configs') {
      return Response.json({ socialConfigs: this.socialConfigs, redirectOrigins: [location.origin] })
    }
    const answer = this.answers[call]
    if (answer) return answer()
    if (call === 'GET /healthz') return Response.json({ status: 'ok' })
    // Requested a while after the page is shown, possibly during another test.
    if (call === 'GET /web/v1/settings') return Response.json({ settings })
    if (call === 'GET /web/v1/checkout') return Response.json({ prices })
    if (call === 'GET /codes') return Response.json({ pending: this.pendingCodes })
    if (this.user === null) {
      return Response.json({ code: 'unauthenticated', message: 'Sign in to continue.' }, { status: 401 })
    }
    if (call === 'GET /identifiers') return Response.json({ identifiers: this.identifiers })
    if (call === 'GET /factors') return Response.json(this.factors)
    if (call === 'GET /identities') return Response.json({ identities: this.identities })
    if (call === 'GET /web/v1/orders') return Response.json({ orders: this.orders })
    if (call === 'GET /sessions') return Response.json({ sessions: this.sessions })
    if (call.startsWith('DELETE /sessions/')) {
      this.sessions = this.sessions.filter(({ id }) => !call.endsWith(id))
      return new Response(null, { status: 204 })
    }
    if (call === 'GET /account') return Response.json(this.account)
    if (call === 'GET /account/export') return Response.json({ account: this.user })
    if (call === 'POST /account') this.user = { ...this.user, ...body }
    if (call === 'POST /account/deletion') this.user = null
    if (call === 'DELETE /sessions') this.sessions = this.sessions.filter(({ isCurrent }) => isCurrent)
    if (call === 'DELETE /sessions' || call === 'POST /account/deletion' || call === 'POST /password')
      return new Response(null, { status: 204 })
    return Response.json(this.user)
  }
}

/** The settings that the page was served with come from the server if they are left out. */
export interface RenderOptions extends PageSettings {
  /** Somebody was signed in on this browser before. Default: as on the server. */
  readonly isRemembered?: boolean
  readonly lang?: LocaleId
  readonly load?: typeof loadLocale
}

/** Renders the web client at a path. Returns its language, which can be changed. */
export async function renderApp(
  path: string | { readonly pathname: string; readonly hash?: string; readonly state: unknown },
  server: TestServer,
  options: RenderOptions = {},
): Promise<Language> {
  removeSnackbars()
  const { isRemembered = server.user !== null, lang = 'en-001', load = loadLocale, ...pageSettings } = options
  const language = new Language(await loadLocale(lang), { load, save: storeChosenLocale })
  const api = createApi({ lang: () => language.current.lang, fetch: server.fetch })
  localStorage.clear()
  if (isRemembered) localStorage.setItem('foyer-session', anna.id)
  const session = new Session({ api, storage: localStorage })
  await render(
    <VisitContext value={new Visit(wrapStorage(() => null))}>
      <PageSettingsContext value={pageSettings}>
        <MemoryRouter initialEntries={[path]}>
          <App api={api} language={language} session={session} fingerprint={basicFingerprint} />
        </MemoryRouter>
      </PageSettingsContext>
    </VisitContext>,
  )
  return language
}

/** Removes the snackbars of the previous test, because the store belongs to the page, which tests share. */
function removeSnackbars(): void {
  const { items } = snackbars.getState()
  snackbars.clear()
  for (const { id } of items) snackbars.remove(id)
}
