import type { ResponseBody } from '@foyer/core/wire'
import { writeBase32, writeTotpUri } from '../../accounts/factors/totp.ts'
import type { Context } from '../../context.ts'
import { readSender } from '../../notifications/sender.ts'

/** What an authenticator app needs. @param account the identifier that the person signs in with; `null`: they only use a provider */
export function describeTotpSecret(
  { config }: Context,
  secret: Buffer,
  account: string | null,
): ResponseBody<'totp'> {
  const { appName } = readSender(config)
  return { secret: writeBase32(secret), uri: writeTotpUri(secret, appName, account ?? appName) }
}
