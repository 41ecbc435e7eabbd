import { hash } from 'node:crypto'
import type { Database } from '../database/database.ts'
import { addressKey } from '../limits/address-key.ts'
import { createCounters } from '../limits/counters.ts'
import type { RateLimit } from '../limits/rate-limits.ts'
import { readSetting } from '../settings/read-setting.ts'
import { readMode, type CaptchaConfig } from './captcha-config.ts'

/** Who is in front of the form, as far as that is known. */
export interface Suspect {
  readonly address: string
  /** The normalised e-mail or phone, whether there is such an account or not. */
  readonly account?: string | undefined
  readonly deviceId: string | undefined
}

export interface CaptchaNeed {
  /** Why a captcha is asked for, in words; `null`: it is not. */
  find(suspect: Suspect): Promise<string | null>
  /** After a refused sign-in. */
  count(suspect: Suspect): Promise<void>
  /** After a success the account and the device are counted anew. The address is not: others use it too. */
  forget(suspect: Suspect): Promise<void>
}

/** Counted in the database, so that all processes ask alike. */
export function createCaptchaNeed(database: Database, config: CaptchaConfig): CaptchaNeed {
  const counters = createCounters(database, {})
  const { address, account, device } = config.after

  async function readPresentMode() {
    if (config.service === null) return 'off'
    const stored = await readSetting(database.drizzle, 'captcha')
    return (stored === undefined ? undefined : readMode(stored)) ?? config.mode
  }

  function rulesFor(suspect: Suspect): readonly Rule[] {
    return [
      { key: `captcha:${addressKey(suspect.address)}`, limit: address, words: 'from this address' },
      ...describeRule(suspect.account, 'account', account, 'to this account'),
      ...describeRule(suspect.deviceId, 'device', device, 'on this device'),
    ]
  }

  return {
    async find(suspect) {
      const mode = await readPresentMode()
      if (mode === 'off') return null
      if (mode === 'on') return 'A captcha is asked of everybody'
      const rules = rulesFor(suspect)
      const rows = await database.query<{ key: string; attempts: number }>(
        'select key, attempts from rate_limits where key = any($1) and expires_at > now()',
        [rules.map(({ key }) => key)],
      )
      const counts = new Map(rows.map(({ key, attempts }) => [key, attempts]))
      const broken = rules.filter(({ key, limit }) => (counts.get(key) ?? 0) >= limit.attempts)
      if (broken.length === 0) return null
      return broken.map(({ limit, words }) => describeReason(limit, words)).join('; ')
    },
    async count(suspect) {
      if ((await readPresentMode()) !== 'adaptive') return
      await counters.add(rulesFor(suspect).map(({ key, limit }) => ({ key, by: 1, seconds: limit.seconds })))
    },
    async forget(suspect) {
      if ((await readPresentMode()) !== 'adaptive') return
      const [, ...own] = rulesFor(suspect)
      await counters.mark(own.map(({ key }) => ({ key, seconds: 0 })))
    },
  }
}

interface Rule {
  readonly key: string
  readonly limit: RateLimit
  readonly words: string
}

/** The table names no person: an account and a device are only there as their hash. */
function describeRule(value: string | undefined, kind: string, limit: RateLimit, words: string): Rule[] {
  if (value === undefined) return []
  return [{ key: `captcha:${kind}:${hash('sha256', value, 'base64url')}`, limit, words }]
}

function describeReason({ attempts, seconds }: RateLimit, words: string): string {
  const times = attempts === 1 ? '1 refused sign-in' : `${attempts} or more refused sign-ins`
  return `${times} ${words} within ${seconds % 60 === 0 ? `${seconds / 60} minutes` : `${seconds} seconds`}`
}
