import { writeAddress, type PostalAddress } from '@foyer/core/address-written'
import { formatMoney, type OrderAmounts } from '@foyer/core/checkout'
import { langOf, type Locale } from '@foyer/core/wire'
import { createTranslate } from '../create-translate.ts'
import { describeSender, type Sender } from '../sender.ts'
import type { Mail } from './mail-transport.ts'
import { renderMail } from './render-mail.ts'

interface OrderMail {
  readonly to: string
  readonly locale: Locale
  readonly order: OrderAmounts & { readonly number: string; readonly currency: string }
  /** The shipping address; `null` unless the mail goes to the person who has typed it. */
  readonly address: PostalAddress | null
}

/**
 * The receipt of an order: its number, its items and amounts, and the shipping address. Without that address it contains nothing that was
 * typed: the person may have entered somebody else's e-mail address, and Foyer must not send a stranger's text there.
 */
export function writeOrderMail(sender: Sender, { to, locale, order, address }: OrderMail): Mail {
  const translate = (key: OrderKey, amount = 0): string =>
    createTranslate(locale, {
      ...describeSender(sender),
      number: order.number,
      // There is one product: docs/decisions/065.
      count: 1,
      amount: formatMoney(amount, order.currency, locale),
    })(key)
  return renderMail(locale, {
    to,
    subject: translate('mail_order_subject'),
    lines: [
      translate('mail_order_text'),
      [
        translate('mail_order_items'),
        translate('mail_order_price', order.price),
        ...(order.discount > 0 ? [translate('mail_order_discount', order.discount)] : []),
        translate('mail_order_total', order.total),
      ].join('\n'),
      ...(address === null
        ? []
        : [
            [translate('mail_order_address'), ...writeAddress(address, langOf(locale)).map(isolate)].join(
              '\n',
            ),
          ]),
      translate('mail_order_hint'),
    ],
    action: {
      text: translate('mail_order_action'),
      href: `${sender.publicUrl}/checkout/orders/${order.number}`,
    },
  })
}

/** Isolates a line, so that it keeps its own direction on the side where the mail begins. */
function isolate(line: string): string {
  return `\u2068${line}\u2069`
}

type OrderKey = Extract<Parameters<ReturnType<typeof createTranslate>>[0], `mail_order_${string}`>
