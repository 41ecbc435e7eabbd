import { readTelegramFields, type TelegramFields } from '@foyer/core/social'

/** Parses the value of `tgAuthResult` from oauth.telegram.org: JSON in base64url. `null`: it is something else. */
export function readTelegramResult(text: string): TelegramFields | null {
  return readTelegramFields(Buffer.from(text, 'base64url').toString('utf8'))
}
