import { hash } from 'node:crypto'
import type { Database } from '../../database/database.ts'
import { addressKey } from '../limits/address-key.ts'
import { createCounters } from '../limits/counters.ts'
import type { RateLimit } from '../limits/rate-limit-numbers.ts'
import { readSetting } from '../../database/read-setting.ts'
import { readMode, type CaptchaAction, type CaptchaConfig } from './captcha-config.ts'

/** The person in front of the form, as far as they are known. */
export interface CaptchaSubject {
  readonly address: string
  /** The normalised e-mail address or phone number, whether there is such an account or not. */
  readonly account?: string | undefined
  readonly deviceId: string | undefined
  /** The purpose of the form. */
  readonly action: CaptchaAction
}

export interface CaptchaNeed {
  /** The reason why a captcha is needed, for the audit trail; `null` if it is not. */
  find(subject: CaptchaSubject): Promise<string | null>
  /** Counts a failed sign-in. */
  count(subject: CaptchaSubject): Promise<void>
  /** Resets the counts of the account and the device after a success. The count of the address stays, because other people share it. */
  forget(subject: CaptchaSubject): Promise<void>
}

/** Counts in the database, so that all processes decide in the same way. */
export function createCaptchaNeed(database: Database, config: CaptchaConfig): CaptchaNeed {
  const counters = createCounters(database, {})
  const { address, account, device } = config.after

  /** The mode of the action in the settings table, or else the mode for all actions. */
  async function readCurrentMode(action: CaptchaAction) {
    if (config.service === null) return 'off'
    const ownMode = action === 'login' ? undefined : await readSetting(database.drizzle, `captcha_${action}`)
    const stored = ownMode ?? (await readSetting(database.drizzle, 'captcha'))
    return (stored === undefined ? undefined : readMode(stored)) ?? config.mode
  }

  function rulesFor(subject: CaptchaSubject): readonly Rule[] {
    return [
      { key: `captcha:${addressKey(subject.address)}`, limit: address, source: 'from this address' },
      ...describeRule(subject.account, 'account', account, 'to this account'),
      ...describeRule(subject.deviceId, 'device', device, 'on this device'),
    ]
  }

  return {
    async find(subject) {
      const mode = await readCurrentMode(subject.action)
      if (mode === 'off') return null
      if (mode === 'on') return 'A captcha is asked of everybody'
      const rules = rulesFor(subject)
      const rows = await database.query<{ key: string; attempts: number }>(
        'select key, attempts from rate_limits where key = any($1) and expires_at > now()',
        [rules.map(({ key }) => key)],
      )
      const counts = new Map(rows.map(({ key, attempts }) => [key, attempts]))
      const exceeded = rules.filter(({ key, limit }) => (counts.get(key) ?? 0) >= limit.attempts)
      if (exceeded.length === 0) return null
      return exceeded.map(({ limit, source }) => describeReason(limit, source)).join('; ')
    },
    async count(subject) {
      if ((await readCurrentMode(subject.action)) !== 'adaptive') return
      await counters.add(rulesFor(subject).map(({ key, limit }) => ({ key, by: 1, seconds: limit.seconds })))
    },
    async forget(subject) {
      if ((await readCurrentMode(subject.action)) !== 'adaptive') return
      const [, ...own] = rulesFor(subject)
      await counters.mark(own.map(({ key }) => ({ key, seconds: 0 })))
    },
  }
}

interface Rule {
  readonly key: string
  readonly limit: RateLimit
  readonly source: string
}

/** Accounts and devices are stored only as hashes, so that the table identifies nobody. */
function describeRule(value: string | undefined, kind: string, limit: RateLimit, source: string): Rule[] {
  if (value === undefined) return []
  return [{ key: `captcha:${kind}:${hash('sha256', value, 'base64url')}`, limit, source }]
}

function describeReason({ attempts, seconds }: RateLimit, source: string): string {
  const times = attempts === 1 ? '1 refused sign-in' : `${attempts} or more refused sign-ins`
  return `${times} ${source} within ${describeDuration(seconds)}`
}

function describeDuration(seconds: number): string {
  const isMinutes = seconds % 60 === 0
  const count = isMinutes ? seconds / 60 : seconds
  return `${count} ${isMinutes ? 'minute' : 'second'}${count === 1 ? '' : 's'}`
}
