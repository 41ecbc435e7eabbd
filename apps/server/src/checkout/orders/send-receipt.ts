import type { OrderFields } from '@foyer/core/checkout'
import type { Locale } from '@foyer/core/wire'
import { ownsEmail } from '../../accounts/identifiers/owns-email.ts'
import type { Context } from '../../context.ts'
import { writeOrderMail } from '../../notifications/mail/order-mail.ts'
import { describeError } from '../../operations/observability/describe-error.ts'
import { readSender } from '../../notifications/sender.ts'
import { TooManyAttemptsError } from '../../protection/limits/too-many-attempts-error.ts'
import type { PlacedOrder } from './place-order.ts'

interface NewReceipt {
  readonly order: PlacedOrder['order']
  readonly fields: OrderFields
  readonly userId: string | null
  readonly locale: Locale
}

/**
 * Sends the receipt by mail. Anybody can enter any address, so there is a limit per address: if it is reached, no mail is sent, but the
 * order is kept. What was typed into the form is only included if the address is proven to be this person's.
 */
export async function sendReceipt(
  { config, database, limits, log, notifications }: Context,
  { order, fields, userId, locale }: NewReceipt,
): Promise<void> {
  const to = fields.email
  // The order is placed, and submitting again would not send the mail, so an error in these checks must not keep it from being sent.
  const handleCheckError = (error: unknown) => {
    if (error instanceof TooManyAttemptsError) return true
    log.warn(
      { error: describeError(error) },
      'a check before a receipt failed: the receipt is sent all the same',
    )
    return false
  }
  const isLimited = await limits.consumeOrderMail(to).then(() => false, handleCheckError)
  if (isLimited) return
  const ownsAddress =
    userId !== null && (await ownsEmail(database.drizzle, userId, to).catch(handleCheckError))
  const address = ownsAddress ? fields : null
  notifications.mail(writeOrderMail(readSender(config), { to, locale, order, address }))
}
