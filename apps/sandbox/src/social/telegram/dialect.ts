import { clientIdOf, telegramBot } from '../credentials.ts'
import { idTokenAnswers, signIdToken } from '../id-token.ts'
import type { Dialect } from '../oauth2/dialect.ts'
import { refuseByStandard } from '../oauth2/dialects/standard-errors.ts'
import { fullName } from '../people.ts'
import { makeRsaKey, makeSecp256k1Key, toPublicKey, type SigningKey } from '../signing-key.ts'
import { asJson } from '../fake-context.ts'

/** The keys of Telegram's id tokens. */
export interface TelegramKeys {
  /** Returns the public keys. */
  readonly list: () => readonly object[]
  readonly current: () => SigningKey
  readonly rotate: () => void
}

export function createKeys(): TelegramKeys {
  // Generated when first needed, because that takes time.
  let keys: readonly [SigningKey, ...SigningKey[]] | null = null
  let unusualKey: SigningKey | null = null
  const current = (): SigningKey => (keys ??= [makeRsaKey()])[0]
  return {
    list: () => [(unusualKey ??= makeSecp256k1Key()), current(), ...(keys ?? []).slice(1)].map(toPublicKey),
    current,
    rotate: () => {
      keys = [makeRsaKey(), current()]
    },
  }
}

/** Telegram's new sign-in. It only has an id token, and no userinfo endpoint. */
export function createTelegramDialect(keys: TelegramKeys): Dialect {
  return {
    id: 'telegram',
    title: 'Telegram',
    source: 'https://core.telegram.org/bots/telegram-login',
    clientIds: [telegramBot.id, clientIdOf('telegram')],
    emailScope: null,
    answers: [idTokenAnswers],
    authorize: { paths: [], requiredScopes: ['openid'], pkce: 'checked' },
    token: {
      paths: ['/token'],
      clientAuth: ['basic', 'body'],
      answer: async ({ person, scopes, clientId, nonce, answer, origin }, accessToken) => {
        if (answer === 'key-rotated') keys.rotate()
        const now = Math.floor(Date.now() / 1000)
        const claims = {
          iss: `${origin}/social/telegram`,
          aud: clientId,
          sub: subjectOf(person.number),
          iat: now,
          exp: now + 3600,
          ...(nonce !== null && { nonce }),
          ...(scopes.includes('profile') && {
            id: telegramIdOf(person.number),
            name: fullName(person),
            preferred_username: person.username,
            picture: 'https://cdn.example/photo.jpg',
          }),
          ...(scopes.includes('phone') && { phone_number: '79991234567' }),
        }
        return asJson({
          access_token: accessToken,
          token_type: 'Bearer',
          expires_in: 3600,
          id_token: await signIdToken(claims, answer, keys.current()),
        })
      },
      createError: refuseByStandard,
    },
  }
}

/** A number for this flow, different from the person's id. */
const subjectOf = (number: number): string => `12341234${telegramIdOf(number)}`

export const telegramIdOf = (number: number): number => 7_000_000_000 + number
