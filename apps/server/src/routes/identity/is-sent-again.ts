import type { FastifyRequest } from 'fastify'
import type { AccountName } from '../../accounts/account-name.ts'
import { findAskedName } from '../../accounts/codes/one-time-codes.ts'
import type { Context } from '../../context.ts'
import type { CodePurpose } from '../../notifications/code-purpose.ts'

/**
 * Whether this browser has asked for a code for the same identifier already. Whoever has asked for that one has passed the captcha,
 * so another message needs none, also when that code is over: the form for the code has no place for it, and the limits of messages
 * go on counting.
 */
export async function isSentAgain(
  { codeCookie, database }: Pick<Context, 'codeCookie' | 'database'>,
  request: FastifyRequest,
  { purpose, name }: { readonly purpose: CodePurpose; readonly name: AccountName },
): Promise<boolean> {
  const secret = codeCookie.read(request)
  if (secret === undefined) return false
  return (await findAskedName(database.drizzle, { purpose, secret })) === name.normalized
}
