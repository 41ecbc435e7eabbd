import type { Context } from '../context.ts'
import type { Queries } from '../database/database.ts'
import { afterCommit } from '../operations/observability/after-commit.ts'
import { writeSignInMail } from '../notifications/mail/notice-mails.ts'
import { readSender } from '../notifications/sender.ts'
import { findProven, type Notice } from './notify-person.ts'

/**
 * The proven e-mail address at which to notify somebody of a sign-in with a device that their account does not know; `null`: they are not
 * notified. An unproven address may be a stranger's, whom anybody could send mails by signing in again and again. Nobody gets a text message,
 * because it costs money, and would use up the number's allowance for notices of changes. Call it before the session opens.
 */
export async function findSignInRecipient(
  queries: Queries,
  userId: string,
  isKnownDevice: boolean,
): Promise<string | null> {
  if (isKnownDevice) return null
  return (await findProven(queries, userId)).email
}

/** Notifies somebody of a sign-in, unless they have been notified of others from there, or of too many. Call it once the session is open. */
export async function notifySignedIn(
  context: Pick<Context, 'config' | 'limits' | 'log' | 'notifications'>,
  { to, userId }: { readonly to: string | null; readonly userId: string },
  { locale, requester }: Notice,
): Promise<void> {
  if (to === null) return
  const { config, limits, notifications } = context
  // If it cannot be counted, the mail is sent nevertheless.
  let isAllowed = true
  await afterCommit(context, 'counting the notices of a sign-in', async () => {
    isAllowed = await limits.countSignInNotice(userId, requester.address)
  })
  if (isAllowed) notifications.mail(writeSignInMail(readSender(config), { to, locale, requester }))
}
