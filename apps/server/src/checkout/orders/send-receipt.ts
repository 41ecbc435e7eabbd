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
 * Sends the receipt. Anybody can enter any address: if its limit is reached, none is sent, and the order is kept; and only the person
 * whose address it is proven to be is sent what was typed.
 */
export async function sendReceipt(
  { config, database, limits, log, notifications }: Context,
  { order, fields, userId, locale }: NewReceipt,
): Promise<void> {
  const to = fields.email
  // The order is placed, and the same submit sent again would not send the mail: an error here must not keep it back.
  const goOn = (error: unknown) => {
    if (error instanceof TooManyAttemptsError) return true
    log.warn(
      { error: describeError(error) },
      'a check before a receipt failed: the receipt is sent all the same',
    )
    return false
  }
  const isHeldBack = await limits.consumeOrderMail(to).then(() => false, goOn)
  if (isHeldBack) return
  const isOwn = userId !== null && (await ownsEmail(database.drizzle, userId, to).catch(goOn))
  const address = isOwn ? fields : null
  notifications.mail(writeOrderMail(readSender(config), { to, locale, order, address }))
}
