import { describeDevice } from '@foyer/core/device'
import { langOf, type Locale } from '@foyer/core/wire'
import { createTranslate } from './create-translate.ts'
import { isolate } from './isolate.ts'

/** Who made the request, as described in messages. */
export interface Requester {
  /** The person's network address. */
  readonly address: string
  readonly userAgent: string | null
  readonly at: Date
}

/** Turns the sender of a request into the requester of a message. */
export function toRequester({ address, userAgent }: Omit<Requester, 'at'>, at = new Date()): Requester {
  return { address, userAgent, at }
}

/** Describes the requester in a language: 'Chrome on Windows', the IP address, and the time in UTC, because the person's time zone is unknown. */
export function describeRequester(locale: Locale, { address, userAgent, at }: Requester) {
  return {
    device: nameDevice(locale, userAgent),
    address: isolate(locale, address),
    time: new Intl.DateTimeFormat(`${langOf(locale)}-u-nu-latn`, timeFormat).format(at),
  }
}

/** The line about who requested a mail, or who did what the mail reports. */
export function translateRequester(
  locale: Locale,
  requester: Requester,
  key: 'mail_asked' | 'mail_done' = 'mail_asked',
): string {
  return createTranslate(locale, describeRequester(locale, requester))(key)
}

const timeFormat = {
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'UTC',
  timeZoneName: 'short',
} as const

/** Only names from our own table, because the user agent itself is text from a stranger. */
function nameDevice(locale: Locale, userAgent: string | null): string {
  const { browser, system } = describeDevice(userAgent)
  const translate = createTranslate(locale, { browser: browser ?? '', system: system ?? '' })
  if (browser !== null && system !== null) return translate('mail_device_on')
  return browser ?? system ?? translate('mail_device_unknown')
}
