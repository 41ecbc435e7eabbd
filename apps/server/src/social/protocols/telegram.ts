import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { ProviderAnswer } from '../answer.ts'
import { ProviderFailure } from '../provider-failure.ts'
import type { Configured, Profile, TelegramProvider } from '../provider.ts'
import { toProfile } from '../to-profile.ts'
import type { UseOnce } from '../use-once.ts'

/** Seconds by which Telegram's clock may be ahead of ours. */
const tolerance = 30

interface TelegramOptions {
  readonly maxAgeSeconds: number
  readonly useOnce: UseOnce
  readonly now: () => number
}

/** core.telegram.org/widgets/login-legacy, 'Checking authorization'; and each answer counts once. */
export async function readTelegramProfile(
  { id: social, client }: Configured<TelegramProvider>,
  { telegram: fields = {} }: ProviderAnswer,
  { maxAgeSeconds, useOnce, now }: TelegramOptions,
): Promise<Profile> {
  if (!isSignedByTelegram(fields, client.secret ?? '')) throw new ProviderFailure('bad_hash')
  const age = now() / 1_000 - readWhole(fields['auth_date'])
  if (!(age <= maxAgeSeconds && age >= -tolerance)) throw new ProviderFailure('too_old')
  const isFirst = await useOnce(`${social} ${String(fields['hash'])}`, maxAgeSeconds + tolerance)
  if (!isFirst) throw new ProviderFailure('replayed')
  const names = [fields['first_name'], fields['last_name']].filter((name) => name !== undefined)
  const id = readWhole(fields['id'])
  return toProfile(Number.isNaN(id) ? null : String(id), names.join(' ') || String(fields['username'] ?? ''))
}

/** Exported for its test vectors. */
export function isSignedByTelegram(
  { hash, ...fields }: Readonly<Record<string, string | number>>,
  botToken: string,
): boolean {
  if (typeof hash !== 'string') return false
  const text = Object.keys(fields)
    .toSorted()
    .map((name) => `${name}=${fields[name]}`)
    .join('\n')
  const key = createHash('sha256').update(botToken).digest()
  const expected = Buffer.from(createHmac('sha256', key).update(text).digest('hex'))
  const given = Buffer.from(hash)
  return given.length === expected.length && timingSafeEqual(given, expected)
}

/** NaN, which is neither old nor new nor anybody, for what is no whole number. */
function readWhole(value: string | number | undefined): number {
  return /^\d{1,15}$/.test(String(value)) ? Number(value) : NaN
}
