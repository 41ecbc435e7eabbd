import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { checkTelegramFields, type TelegramFields } from '@foyer/core/social'
import type { ProviderAnswer } from '../answer.ts'
import { ServiceError } from '../../operations/outgoing/service-error.ts'
import type { ConfiguredProvider, Profile, TelegramProvider } from '../provider.ts'
import { toProfile } from '../to-profile.ts'
import type { UseOnce } from '../use-once.ts'

/** In seconds: how far Telegram's clock may be ahead of ours. */
const clockTolerance = 30

interface TelegramOptions {
  readonly maxAgeSeconds: number
  readonly useOnce: UseOnce
  readonly now: () => number
}

/** Checks the answer by core.telegram.org/widgets/login-legacy, 'Checking authorization'. In addition, each answer is accepted only once. */
export async function readOAuthTelegramProfile(
  { id: social, client }: ConfiguredProvider<TelegramProvider>,
  { telegram = {} }: ProviderAnswer,
  { maxAgeSeconds, useOnce, now }: TelegramOptions,
): Promise<Profile> {
  const fields = checkTelegramFields(Object.entries(telegram))
  if (fields === null) throw new ServiceError('bad_fields')
  if (!isSignedByTelegram(fields, client.secret ?? '')) throw new ServiceError('bad_hash')
  const age = now() / 1_000 - Number(fields['auth_date'])
  if (!(age <= maxAgeSeconds && age >= -clockTolerance)) throw new ServiceError('too_old')
  const isFirst = await useOnce(`${social} ${String(fields['hash'])}`, maxAgeSeconds + clockTolerance)
  if (!isFirst) throw new ServiceError('replayed')
  const names = [fields['first_name'], fields['last_name']].filter((name) => name !== undefined)
  return toProfile(String(fields['id']), names.join(' ') || String(fields['username'] ?? ''))
}

/** Exported for its test vectors. */
export function isSignedByTelegram({ hash, ...fields }: TelegramFields, botToken: string): boolean {
  if (typeof hash !== 'string') return false
  const text = Object.keys(fields)
    .toSorted()
    .map((name) => `${name}=${fields[name]}`)
    .join('\n')
  const key = createHash('sha256').update(botToken).digest()
  const expected = Buffer.from(createHmac('sha256', key).update(text).digest('hex'))
  const actual = Buffer.from(hash)
  return actual.length === expected.length && timingSafeEqual(actual, expected)
}
