import { clientIdOf, telegramBot } from '../credentials.ts'
import { idTokenAnswers, signIdToken } from '../id-token.ts'
import type { Dialect } from '../oauth2/dialect.ts'
import { refuseByStandard } from '../oauth2/dialects/standard-errors.ts'
import { fullName } from '../people.ts'
import { makeRsaKey, makeSecp256k1Key, toPublicKey, type SigningKey } from '../signing-key.ts'
import { asJson } from '../surroundings.ts'

/** Those of Telegram's id tokens. */
export interface TelegramKeys {
  /** The public ones. */
  readonly list: () => readonly object[]
  readonly present: () => SigningKey
  readonly rotate: () => void
}

export function createKeys(): TelegramKeys {
  // Made when they are first needed: it takes a while.
  let keys: readonly [SigningKey, ...SigningKey[]] | null = null
  let unusual: SigningKey | null = null
  const present = (): SigningKey => (keys ??= [makeRsaKey()])[0]
  return {
    list: () => [(unusual ??= makeSecp256k1Key()), present(), ...(keys ?? []).slice(1)].map(toPublicKey),
    present,
    rotate: () => {
      keys = [makeRsaKey(), present()]
    },
  }
}

/** Telegram's new way to sign in. Its id token is all there is: there is no userinfo endpoint. */
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
          id_token: await signIdToken(claims, answer, keys.present()),
        })
      },
      refuse: refuseByStandard,
    },
  }
}

/** A number of its own, which is not the person's. */
const subjectOf = (number: number): string => `12341234${telegramIdOf(number)}`

export const telegramIdOf = (number: number): number => 7_000_000_000 + number
