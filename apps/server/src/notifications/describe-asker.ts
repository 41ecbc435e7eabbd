import { describeDevice } from '@foyer/core/device'
import { langOf, type Locale } from '@foyer/core/wire'
import { createSay } from './create-say.ts'
import { isolate } from './isolate.ts'

/** Who made the request, as described in messages. */
export interface Asker {
  /** The person's network address. */
  readonly address: string
  readonly userAgent: string | null
  readonly at: Date
}

/** Turns the sender of a request into the asker of a message. */
export function toAsker({ address, userAgent }: Omit<Asker, 'at'>, at = new Date()): Asker {
  return { address, userAgent, at }
}

/** Describes the asker in a language: 'Chrome on Windows', the IP address, and the time in UTC, because the person's time zone is unknown. */
export function describeAsker(locale: Locale, { address, userAgent, at }: Asker) {
  return {
    device: nameDevice(locale, userAgent),
    address: isolate(locale, address),
    time: new Intl.DateTimeFormat(`${langOf(locale)}-u-nu-latn`, timeFormat).format(at),
  }
}

/** The line about who requested a mail, or who did what the mail reports. */
export function sayAsker(
  locale: Locale,
  asker: Asker,
  key: 'mail_asked' | 'mail_done' = 'mail_asked',
): string {
  return createSay(locale, describeAsker(locale, asker))(key)
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
  const say = createSay(locale, { browser: browser ?? '', system: system ?? '' })
  if (browser !== null && system !== null) return say('mail_device_on')
  return browser ?? system ?? say('mail_device_unknown')
}
