import { formatUnit } from '@foyer/core/messages'
import { isolate } from '@foyer/kit/isolated'
import type { AccountLocale } from '../provider/account-locale.ts'
import type { DeviceSession } from './use-sessions.ts'

/** A reading as text: its name and its value. */
export interface ReadingText {
  readonly term: string
  readonly value: string
}

type Fingerprint = NonNullable<DeviceSession['fingerprint']>
type Describe = (fingerprint: Fingerprint, locale: AccountLocale) => string | null
type Key = Parameters<AccountLocale['translate']>[0]

/** Ordered from well-known to technical. */
const rows: readonly (readonly [term: Key, say: Describe])[] = [
  ['device_system', ({ user_agent_platform: name, platform }) => isolateText(name ?? platform)],
  [
    'device_screen_term',
    ({ screen_width: width, screen_height: height }, { translate }) =>
      width === null || height === null
        ? null
        : translate('device_screen_value', { size: isolate(`${width} × ${height}`) }),
  ],
  [
    'device_languages_term',
    ({ languages }, { lang }) => formatList(nameLanguages(languages ?? [], lang), lang),
  ],
  [
    'device_touch',
    ({ max_touch_points: points }, { translate }) =>
      points === null ? null : translate(points > 0 ? 'device_yes' : 'device_no'),
  ],
  [
    'device_cookies',
    ({ cookie_enabled: isEnabled }, { translate }) =>
      isEnabled === null ? null : translate(isEnabled ? 'device_yes' : 'device_no'),
  ],
  [
    'device_processor',
    ({ hardware_concurrency: count }, { translate }) =>
      count === null ? null : translate('device_cores', { count }),
  ],
  ['device_memory', ({ device_memory: size }, { lang }) => formatAmount(size, 'gigabyte', lang)],
  ['device_graphics', ({ webgl_renderer: renderer }) => isolateText(renderer)],
  ['device_agent', ({ request_user_agent: agent }) => isolateText(agent)],
]

/** The readings that distinguish a device from others. Missing ones are left out, and so are those that change from minute to minute. */
export function describeReadings(
  fingerprint: DeviceSession['fingerprint'],
  locale: AccountLocale,
): readonly ReadingText[] {
  if (fingerprint === null) return []
  return rows.flatMap(([key, describe]) => {
    const value = describe(fingerprint, locale)
    return value === null ? [] : [{ term: locale.translate(key), value }]
  })
}

/** A name that is not translated. */
function isolateText(name: string | null): string | null {
  return name === null || name.trim() === '' ? null : isolate(name)
}

function formatList(names: readonly string[], lang: string): string | null {
  return names.length === 0 ? null : new Intl.ListFormat(lang, { type: 'unit' }).format([...new Set(names)])
}

function formatAmount(amount: number | null, unit: string, lang: string): string | null {
  return amount === null ? null : formatUnit(amount, unit, lang)
}

function nameLanguages(tags: readonly string[], lang: string): string[] {
  const names = new Intl.DisplayNames(lang, { type: 'language' })
  return tags.flatMap((tag) => {
    const language = readLanguage(tag)
    return language === null ? [] : [names.of(language) ?? language]
  })
}

/**
 * The tag without the extensions that Android adds for the person's settings, which `Intl` cannot name. Readings are untrusted, and
 * `Intl.Locale` throws for an invalid BCP 47 tag.
 */
function readLanguage(tag: string): string | null {
  try {
    return new Intl.Locale(tag).baseName
  } catch {
    return null
  }
}
