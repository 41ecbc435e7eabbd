import type { FastifyRequest } from 'fastify'
import type { AccountName } from '../../accounts/account-name.ts'
import { findRequestedName } from '../../accounts/codes/one-time-codes.ts'
import type { Context } from '../../context.ts'
import type { CodePurpose } from '../../notifications/code-purpose.ts'

/**
 * Has this browser already requested a code for the same identifier? That request has passed the captcha, so another message needs none,
 * even if the first code has expired: the form for the code has no place for a captcha, and the limits on messages still apply.
 */
export async function isSentAgain(
  { codeCookie, database }: Pick<Context, 'codeCookie' | 'database'>,
  request: FastifyRequest,
  { purpose, name }: { readonly purpose: CodePurpose; readonly name: AccountName },
): Promise<boolean> {
  const secret = codeCookie.read(request)
  if (secret === undefined) return false
  return (await findRequestedName(database.drizzle, { purpose, secret })) === name.normalized
}
