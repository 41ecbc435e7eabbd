import type { Locale } from '@foyer/core/wire'
import { publicOrigin } from '../config.ts'
import type { Context } from '../context.ts'
import { writePasswordChangedLetter, writePasswordChangedSms } from '../post/letters.ts'
import type { UserRow } from './user.ts'

/** Where it was not the owner who has changed it, this is how they learn of it. */
export function tellPasswordChanged(
  { config, post }: Context,
  user: Pick<UserRow, 'email' | 'phone'>,
  locale: Locale,
): void {
  const sender = { appName: config.messages.appName, publicUrl: publicOrigin(config) }
  if (user.email !== null) post.mail(writePasswordChangedLetter(sender, { to: user.email, locale }))
  else if (user.phone !== null) post.sms(writePasswordChangedSms(sender, { to: user.phone, locale }))
}
