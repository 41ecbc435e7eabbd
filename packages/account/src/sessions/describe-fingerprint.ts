import type { AccountLocale } from '../provider/account-locale.ts'
import { isolate } from '../provider/isolate.ts'
import type { DeviceSession } from './use-sessions.ts'

/** Further languages would not help to recognise a device. */
const mostLanguages = 3

/** The readings by which a person can recognise a device: its screen and its languages. */
export function describeFingerprint(
  fingerprint: DeviceSession['fingerprint'],
  lang: string,
  translate: AccountLocale['translate'],
): string[] {
  const { screen_width: width = null, screen_height: height = null, languages = null } = fingerprint ?? {}
  const names = nameLanguages(languages ?? [], lang)
  return [
    ...(width !== null && height !== null
      ? [translate('device_screen', { size: isolate(`${width} × ${height}`) })]
      : []),
    ...(names.length > 0
      ? [translate('device_languages', { languages: new Intl.ListFormat(lang).format(names) })]
      : []),
  ]
}

export function nameLanguages(tags: readonly string[], lang: string, most = mostLanguages): string[] {
  const names = new Intl.DisplayNames(lang, { type: 'language' })
  return tags
    .filter(isLanguageTag)
    .slice(0, most)
    .map((tag) => names.of(tag) ?? tag)
}

/** Readings are untrusted, and `Intl` throws for an invalid BCP 47 tag. */
function isLanguageTag(tag: string): boolean {
  try {
    return new Intl.Locale(tag).language !== ''
  } catch {
    return false
  }
}
