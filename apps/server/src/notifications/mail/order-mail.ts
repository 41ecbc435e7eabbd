import { sayMoney, type OrderAmounts } from '@foyer/core/checkout'
import type { Locale } from '@foyer/core/wire'
import { createSay } from '../create-say.ts'
import { describeSender, type Sender } from '../sender.ts'
import type { Mail } from './mail-transport.ts'
import { renderMail } from './render-mail.ts'

interface OrderMail {
  readonly to: string
  readonly locale: Locale
  readonly order: OrderAmounts & { readonly number: string; readonly currency: string }
}

/**
 * Names the number and the amounts of an order, and nothing that was typed: the person may have given somebody else's
 * address, and Foyer must not carry a stranger's text to it.
 */
export function writeOrderMail(sender: Sender, { to, locale, order }: OrderMail): Mail {
  const say = (key: OrderKey, amount = 0): string =>
    createSay(locale, {
      ...describeSender(sender),
      number: order.number,
      amount: sayMoney(amount, order.currency, locale),
    })(key)
  return renderMail(locale, {
    to,
    subject: say('mail_order_subject'),
    lines: [
      say('mail_order_text'),
      say('mail_order_price', order.price),
      ...(order.discount > 0 ? [say('mail_order_discount', order.discount)] : []),
      say('mail_order_total', order.total),
      say('mail_order_hint'),
    ],
    action: { text: say('mail_order_action'), href: `${sender.publicUrl}/checkout/orders/${order.number}` },
  })
}

type OrderKey = Extract<Parameters<ReturnType<typeof createSay>>[0], `mail_order_${string}`>
