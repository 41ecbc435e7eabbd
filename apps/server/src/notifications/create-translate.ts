import { fillMessage, type MessageValues } from '@foyer/core/messages'
import { catalogues } from '@foyer/core/messages/catalogues'
import { findProvider } from '@foyer/core/social'
import { langOf, type Locale } from '@foyer/core/wire'

export interface CodeMessage {
  readonly to: string
  readonly locale: Locale
  readonly code: string
  /** In minutes: how long the link or code is valid. */
  readonly minutes: number
}

/** The provider's name; its id, if the provider has been removed since. */
export function nameProvider(social: string): string {
  return findProvider(social)?.name ?? social
}

export function listProviders(socials: readonly string[], locale: Locale): string {
  return new Intl.ListFormat(langOf(locale), { type: 'conjunction' }).format(socials.map(nameProvider))
}

type MessageKey = Extract<keyof (typeof catalogues)[Locale]['server'], `mail_${string}` | `sms_${string}`>

/** Returns the function that gives the messages of a language, with the values filled in. */
export function createTranslate(locale: Locale, values: MessageValues): (key: MessageKey) => string {
  return (key) => fillMessage(catalogues[locale].server[key], values)
}
