import { displayPhone } from '@foyer/core/phone'
import { Button } from '@foyer/kit/button'
import { useEffect, useRef } from 'react'
import { useCheckoutLocale } from './checkout-locale.ts'
import styles from './checkout.module.css'
import type { Placed } from './use-checkout-form.ts'

export interface OrderPlacedProps {
  readonly placed: Placed
  readonly onAgain: () => void
}

/** What was ordered, once it is. */
export function OrderPlaced({ placed, onAgain }: OrderPlacedProps) {
  const { translate, lang } = useCheckoutLocale()
  const { order, values } = placed
  const heading = useRef<HTMLHeadingElement>(null)
  const discount = sayDiscount(placed, lang)

  useEffect(() => {
    // The form that had the focus is gone: whoever hears the page hears what became of it.
    heading.current?.focus()
    scrollTo({ top: 0 })
  }, [])

  const rows = [
    [translate('checkout_done_number'), [order.id]],
    [translate('checkout_phone'), [displayPhone(String(values['phone']))]],
    [translate('checkout_done_address'), sayAddress(placed, lang)],
    [translate('checkout_currency'), [String(values['currency'])]],
    ...(discount === null ? [] : [[translate('checkout_done_discount'), [discount]] as const]),
  ] as const
  return (
    <>
      <h1 className={styles.title} ref={heading} tabIndex={-1}>
        {translate('checkout_done_title')}
      </h1>
      <p className={styles.text}>{translate('checkout_done_text')}</p>
      <dl className={styles.facts}>
        {rows.map(([name, lines]) => (
          <div key={name} className={styles.fact}>
            <dt>{name}</dt>
            <dd>
              {lines.map((line) => (
                // The line begins where the page's lines do; what stands in it reads as it is written.
                <span key={line} className={styles.line}>
                  <bdi>{line}</bdi>
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <Button text={translate('checkout_done_again')} variant="secondary" events={{ click: onAgain }} />
    </>
  )
}

function sayAddress({ values, country }: Placed, lang: string): readonly string[] {
  const say = (name: string): string => String(values[name] ?? '').trim()
  const name = new Intl.DisplayNames(lang, { type: 'region' }).of(country) ?? country
  const place = `${say('zipCode').toUpperCase()} ${say('city')}`
  return [say('addressLine1'), say('addressLine2'), place, name].filter((line) => line !== '')
}

function sayDiscount({ order, values }: Placed, lang: string): string | null {
  if (order.discount === null) return null
  const { percent, amount } = order.discount
  if (percent !== null) return new Intl.NumberFormat(lang, { style: 'percent' }).format(percent / 100)
  if (amount === null) return null
  const money = new Intl.NumberFormat(lang, { style: 'currency', currency: String(values['currency']) })
  // The smallest unit of yen is the yen itself.
  return money.format(amount / 10 ** (money.resolvedOptions().maximumFractionDigits ?? 2))
}
