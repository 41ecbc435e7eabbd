import { toExtendedFingerprint, type Readings } from '@foyer/core/fingerprint'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { anna, renderApp, TestServer } from '../../testing/render-app.tsx'

const row = page
  .getByRole('region', { name: /Devices|Geräte/ })
  .getByRole('listitem')
  .nth(0)

async function renderDevice(readings: Readings | null, lang: 'en-001' | 'de-DE' = 'en-001'): Promise<void> {
  const server = new TestServer(anna)
  const fingerprint = readings && toExtendedFingerprint(readings)
  server.sessions = server.sessions.map((session) => ({ ...session, fingerprint }))
  await renderApp('/account', server, { lang })
  await expect.element(row).toBeVisible()
}

const screenOf = { screen_width: 1280, screen_height: 800 }

it.each<[Readings, 'en-001' | 'de-DE', string]>([
  [{ ...screenOf, languages: ['de-DE', 'en'] }, 'en-001', 'Screen of 1280 × 800 pixels · Languages: German'],
  [{ ...screenOf, languages: ['fr'] }, 'de-DE', 'Bildschirm mit 1280 × 800 Pixeln · Sprachen: Französisch'],
  [{ languages: ['de', 'fr', 'es', 'it'] }, 'en-001', 'Languages: German, French and Spanish'],
  [{ languages: ['no tag', '<b>', 'ja'] }, 'en-001', 'Languages: Japanese'],
  [screenOf, 'en-001', 'Screen of 1280 × 800 pixels'],
])('says of a device that tells %o in %s: %s', async (readings, lang, message) => {
  await renderDevice(readings, lang)
  const text = () => row.element().textContent.replace(/[\u2066-\u2069]/g, '')
  await expect.poll(text).toContain(message)
})

it.each([[null], [{ screen_width: 1280, languages: [] }]])(
  'leaves out the screen and the languages if a device reported %o',
  async (readings) => {
    await renderDevice(readings)
    await expect.element(row).not.toHaveTextContent(/Screen|Languages/)
  },
)
