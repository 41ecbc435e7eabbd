import { loadAccountMessages } from '@foyer/core/messages/account'
import { createTranslate } from '@foyer/core/messages'
import { toExtendedFingerprint, type Readings } from '@foyer/core/fingerprint'
import type { Locale } from '@foyer/core/wire'
import { expect, it, onTestFinished, vi } from 'vitest'
import { currencies } from '../profile/currencies.ts'
import { describeReadings } from './describe-readings.ts'

async function describe(readings: Readings, lang: Locale = 'en-001'): Promise<string[]> {
  const translate = createTranslate(await loadAccountMessages(lang))
  const lines = describeReadings(toExtendedFingerprint(readings), { lang, translate })
  return lines.map(({ term, value }) => `${term}: ${value.replaceAll(/[\u2066-\u2069]/g, '')}`)
}

it.each<[Readings, Locale, string]>([
  [{ platform: 'Win32' }, 'en-001', 'System: Win32'],
  [{ platform: 'Win32', user_agent_platform: 'Windows' }, 'en-001', 'System: Windows'],
  [{ screen_width: 1280, screen_height: 800 }, 'fr', 'Écran: 1280 × 800 pixels'],
  [{ languages: ['de', 'fr', 'es', 'it'] }, 'en-001', 'Languages: German, French, Spanish, Italian'],
  [{ max_touch_points: 0 }, 'en-001', 'Touch screen: No'],
  [{ max_touch_points: 5 }, 'de-DE', 'Touchscreen: Ja'],
  [{ cookie_enabled: true }, 'en-001', 'Accepts cookies: Yes'],
  [{ hardware_concurrency: 1 }, 'en-001', 'Processor: 1\u00A0core'],
  [{ hardware_concurrency: 8 }, 'ru-RU', 'Процессор: 8\u00A0ядер'],
  [{ device_memory: 8 }, 'en-001', 'Memory: 8\u00A0gigabytes'],
  [{ device_memory: 8 }, 'ja-JP', 'メモリ: 8ギガバイト'],
  [{ webgl_renderer: 'Apple GPU' }, 'en-001', 'Graphics: Apple GPU'],
  [{ languages: ['no tag', '<b>', 'ja'] }, 'en-001', 'Languages: Japanese'],
  [{ request_user_agent: 'Mozilla/5.0' }, 'en-001', 'Reported by the browser: Mozilla/5.0'],
])('describes %o in %s', async (readings, lang, text) => {
  expect(await describe(readings, lang)).toEqual([text])
})

it('names a language whose tag has extensions, such as Android’s units of measurement', async () => {
  const { of } = Intl.DisplayNames.prototype
  // Like Firefox and Safari: the standard requires a tag without extensions, but Chromium accepts any.
  const strict = vi.spyOn(Intl.DisplayNames.prototype, 'of').mockImplementation(function (
    this: Intl.DisplayNames,
    code,
  ) {
    if (/-\w-/.test(code)) throw new RangeError(`invalid value "${code}"`)
    return of.call(this, code)
  })
  onTestFinished(() => strict.mockRestore())
  const languages = ['fr-u-mu-celsius', 'de-x-own', 'fr']
  expect(await describe({ languages })).toEqual(['Languages: French, German'])
})

it.each<[Readings]>([
  [{}],
  [{ screen_width: 1280 }],
  [{ languages: ['<b>'], webgl_renderer: ' ' }],
  [{ battery_level: 0.5, battery_charging: true, connection_downlink: 9.5 }],
])('leaves out %o', async (readings) => {
  expect(await describe(readings)).toEqual([])
})

it('offers each currency once, in order, and none that the browser does not know', () => {
  const known = new Set(Intl.supportedValuesOf('currency'))
  // These currencies are newer than some browsers.
  expect(currencies.filter((code) => !known.has(code) && !['SLE', 'XCG', 'ZWG'].includes(code))).toEqual([])
  expect(currencies).toEqual([...new Set(currencies)].toSorted())
})
