import * as german from '@foyer/core/messages/de-DE'
import { signIn } from '@foyer/core/messages/en-001'
import type { Locale } from '@foyer/core/wire/locales'
import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { useApi } from '../api/use-api.ts'
import { createApi, type Api } from '../api/index.ts'
import { Session } from '../session/session.ts'
import { useSession } from '../session/use-session.ts'
import { useSignInMethods } from '../settings/use-sign-in-methods.ts'
import { useSocialConfigs } from '../social/social-configs.ts'
import { basicFingerprint } from '../fingerprint/create-fingerprint.ts'
import { user } from '../testing/render-form.tsx'
import type { SignInMessages } from '../messages/messages.ts'
import { FoyerProvider } from './foyer-provider.tsx'

afterEach(() => vi.unstubAllGlobals())

function Person() {
  const { api, lang } = useApi()
  const { state } = useSession()
  const listDevices = () => void api.call('sessions', {}).catch(() => undefined)
  return (
    <>
      <p>
        {lang}: {state.status}
      </p>
      <button type="button" onClick={listDevices}>
        Devices
      </button>
    </>
  )
}

const app = (lang?: Locale) => (
  <FoyerProvider lang={lang} messages={signIn} fingerprint={basicFingerprint}>
    <Person />
  </FoyerProvider>
)

it('needs no API client: calls go to the page’s own origin, in the language shown', async () => {
  localStorage.setItem('foyer-session', user.id)
  const asked: string[] = []
  let isIn = true
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    asked.push(`${address} ${new Headers(init.headers).get('accept-language')}`)
    return isIn
      ? Response.json(user)
      : Response.json({ code: 'unauthenticated', message: '-' }, { status: 401 })
  })
  const { rerender } = await render(app())
  await expect.element(page.getByText('en-001: signed-in')).toBeVisible()

  await rerender(app('de-DE'))
  await expect.element(page.getByText('de-DE: signed-in')).toBeVisible()
  // The session is still known, and its end is still noticed.
  isIn = false
  await page.getByRole('button').click()
  await expect.element(page.getByText('de-DE: signed-out')).toBeVisible()
  expect(asked).toEqual(['/web/v1/auth/session en-001', '/web/v1/auth/sessions de-DE'])
})

function Offers() {
  const { status } = useSocialConfigs()
  return (
    <p>
      {useSignInMethods(undefined).join(' or ')}, providers: {status}
    </p>
  )
}

it('does not ask again at a change of language for what does not depend on it', async () => {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    return address.endsWith('/settings')
      ? Response.json({ settings: { signInMethods: { value: ['password', 'code'] } } })
      : Response.json({ socialConfigs: [], redirectOrigins: [] })
  })
  const offers = (lang: Locale, messages: SignInMessages) => (
    <FoyerProvider lang={lang} messages={messages} fingerprint={basicFingerprint}>
      <Person />
      <Offers />
    </FoyerProvider>
  )
  const { rerender } = await render(offers('en-001', signIn))
  await expect.element(page.getByText('password or code, providers: ready')).toBeVisible()
  await rerender(offers('de-DE', german.signIn))
  await expect.element(page.getByText(/^de-DE/)).toBeVisible()
  expect(asked.toSorted()).toEqual(['/web/v1/auth/session', '/web/v1/settings', '/web/v1/social-configs'])
})

it('uses the client of a session that is passed alone, and that session notices when it has ended', async () => {
  localStorage.setItem('foyer-session', user.id)
  const asked: string[] = []
  const answers = [
    Response.json(user),
    Response.json({ code: 'unauthenticated', message: '-' }, { status: 401 }),
  ]
  const baseUrl = 'https://id.example.com'
  const fetch = async (input: RequestInfo | URL) => {
    asked.push(input instanceof Request ? input.url : input.toString())
    return answers.shift() ?? Response.error()
  }
  const session = new Session({ api: createApi({ baseUrl, lang: 'fr', fetch }) })
  await render(
    <FoyerProvider session={session} messages={signIn} fingerprint={basicFingerprint}>
      <Person />
    </FoyerProvider>,
  )
  await expect.element(page.getByText('fr: signed-in')).toBeVisible()
  await page.getByRole('button').click()
  await expect.element(page.getByText('fr: signed-out')).toBeVisible()
  expect(asked).toEqual([`${baseUrl}/web/v1/auth/session`, `${baseUrl}/web/v1/auth/sessions`])
})

it('switches to a client that is passed later, and the session notices there that it has ended', async () => {
  localStorage.setItem('foyer-session', user.id)
  const createClient = (person: () => Response) => createApi({ lang: 'fr', fetch: async () => person() })
  const appWith = (api: Api) => (
    <FoyerProvider api={api} messages={signIn} fingerprint={basicFingerprint}>
      <Person />
    </FoyerProvider>
  )
  const first = createClient(() => Response.json(user))
  let isIn = true
  const second = createClient(() =>
    isIn ? Response.json(user) : Response.json({ code: 'unauthenticated', message: '-' }, { status: 401 }),
  )
  const { rerender } = await render(appWith(first))
  await expect.element(page.getByText('fr: signed-in')).toBeVisible()
  await rerender(appWith(second))
  isIn = false
  await page.getByRole('button').click()
  await expect.element(page.getByText('fr: signed-out')).toBeVisible()
})

it('refuses a lang that is no language when it is rendered, and not only at the first call', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined)
  await expect(render(app('en_US' as Locale))).rejects.toMatchObject({ code: 'invalid_option' })
  vi.restoreAllMocks()
})
