import type { Locale } from '@foyer/core/wire'
import { createApi } from '@foyer/sign-in'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { storeChosenLocale } from '../../locale/chosen-locale.ts'
import { Language } from '../../locale/language.ts'
import { loadLocale } from '../../locale/load-locale.ts'
import { anna, renderApp, TestServer } from '../../testing/render-app.tsx'
import { syncLanguage } from './sync-language.ts'

/** Starts it for a language chosen on this device and a language of the account. */
async function startSync(chosen: Locale | null, lang: Locale | null) {
  if (chosen !== null) storeChosenLocale(chosen)
  const server = new TestServer(anna)
  server.account = { lang, hasPassword: true }
  const language = new Language(await loadLocale('en-001'), { load: loadLocale, save: storeChosenLocale })
  const api = createApi({ lang: () => language.current.lang, fetch: server.fetch })
  const listUpdates = () => server.sent.flatMap(({ call, body }) => (call === 'POST /account' ? [body] : []))
  return { server, language, told: listUpdates, unsubscribe: syncLanguage(api, language) }
}

// R7.24
it.each<[string, Locale | null, Locale | null, Locale, object[]]>([
  ['takes the account’s language if none was chosen on it', null, 'fr', 'fr', []],
  ['keeps a language that was chosen on it', 'en-001', 'fr', 'en-001', []],
  ['saves its chosen language to an account that has none', 'en-001', null, 'en-001', [{ lang: 'en-001' }]],
  ['saves no language to the account that nobody has chosen', null, null, 'en-001', []],
])('a device %s', async (_what, chosen, ofAccount, shown, sent) => {
  const { server, language, told: listUpdates, unsubscribe } = await startSync(chosen, ofAccount)
  await expect.poll(() => server.sent.length).toBe(1 + sent.length)
  await expect.poll(() => language.current.lang).toBe(shown)
  expect(listUpdates()).toEqual(sent)
  unsubscribe()
})

it('a chosen language is saved to the account until the saving is stopped', async () => {
  const { language, told, unsubscribe } = await startSync('en-001', 'en-001')
  await language.choose('de-DE')
  await expect.poll(told).toEqual([{ lang: 'de-DE' }])
  unsubscribe()
  await language.choose('es')
  expect(told()).toEqual([{ lang: 'de-DE' }])
})

it('a language that cannot be saved to the account is still used here', async () => {
  const { server, language } = await startSync('en-001', 'en-001')
  server.isReachable = false
  await language.choose('de-DE')
  expect(language.current.lang).toBe('de-DE')
})

it('a language chosen before the account has answered wins, even while it is still being loaded', async () => {
  let resolveArrival = (): void => {}
  const arrival = new Promise<void>((resolve) => {
    resolveArrival = resolve
  })
  const load = async (lang: Locale) => {
    if (lang === 'de-DE') await arrival
    return loadLocale(lang)
  }
  const server = new TestServer(anna)
  server.account = { lang: 'fr', hasPassword: true }
  const language = new Language(await loadLocale('en-001'), { load, save: storeChosenLocale })
  const api = createApi({ lang: () => language.current.lang, fetch: server.fetch })
  const unsubscribe = syncLanguage(api, language)
  const choice = language.choose('de-DE')
  await expect.poll(() => server.sent.length).toBe(1)
  resolveArrival()
  await choice
  expect(language.current.lang).toBe('de-DE')
  await expect.poll(() => server.sent.at(-1)).toEqual({ call: 'POST /account', body: { lang: 'de-DE' } })
  unsubscribe()
})

it('the next person’s language is used when another tab signs them in, on a public page too', async () => {
  const server = new TestServer(anna)
  server.account = { lang: 'en-001', hasPassword: true }
  await renderApp('/terms', server)
  await expect.poll(() => server.sent.map(({ call }) => call)).toContain('GET /account')
  server.user = { ...anna, id: '7b0e2a30-6a4d-4a5a-9a8c-0d9f0f0a0009', email: 'ben@example.com' }
  server.account = { lang: 'de-DE', hasPassword: true }
  localStorage.removeItem('foyer-locale')
  localStorage.setItem('foyer-session', server.user.id)
  dispatchEvent(new StorageEvent('storage', { key: 'foyer-session' }))
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(/bedingungen/i)
})
