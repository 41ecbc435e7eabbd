import { checkoutCurrencies, checkoutValidators, sayMoney, type OrderAmounts } from '@foyer/core/checkout'
import type { Validator } from '@foyer/core/validators'
import type { Block } from '@foyer/kit/block-form'
import { RichText } from '@foyer/kit/rich-text'
import type { MouseEvent } from 'react'
import type { CheckoutLocale } from './checkout-locale.ts'
import { CountrySelect } from './country/country-select.tsx'
import { OrderAmountRows } from './order/order-amounts.tsx'
import type { VoucherCheck } from './use-voucher-check.ts'
import type { ZipProps } from './use-zip-props.ts'

export interface CheckoutScene {
  readonly locale: CheckoutLocale
  /** The signed-in person's number; empty if unknown. */
  readonly phone: string
  readonly email: string
  /** The initial country of the phone number; `null`: ask for it. */
  readonly phoneCountry: string | null
  /** The country of the address; empty until it is chosen. */
  readonly country: string
  readonly countryError: string | undefined
  readonly currency: string
  /** `null` while the prices are unknown. */
  readonly amounts: OrderAmounts | null
  readonly bounds: { readonly min: string; readonly max: string }
  readonly voucher: VoucherCheck
  readonly zip: ZipProps
  readonly termsValidators: readonly Validator[]
  readonly onCountry: (country: string) => void
  readonly onZip: (zip: string) => void
  readonly onCurrency: (currency: string) => void
  readonly onTerms: (href: string, event: MouseEvent) => void
}

/** The form as data. Block names are those of the call's fields, and of the grid areas. */
export function checkoutBlocks(scene: CheckoutScene): readonly Block[] {
  const { translate, lang } = scene.locale
  const { voucher, zip, amounts, currency } = scene
  const off = amounts?.discount ?? 0
  return [
    {
      type: 'phone-input',
      name: 'phone',
      label: translate('checkout_phone'),
      inputValue: scene.phone,
      countryCode: scene.phoneCountry,
      // The number is for calls about a parcel, so landlines are fine.
      numberTypes: 'any',
      validators: checkoutValidators.phone,
      autocomplete: 'tel',
    },
    {
      type: 'email-input',
      name: 'email',
      label: translate('checkout_email'),
      description: translate('checkout_email_hint'),
      inputValue: scene.email,
      validators: checkoutValidators.email,
      autocomplete: 'email',
    },
    {
      type: 'date-input',
      name: 'dateOfBirth',
      label: translate('checkout_born'),
      description: translate('checkout_born_hint'),
      validators: checkoutValidators.dateOfBirth,
      autocomplete: 'bday',
      ...scene.bounds,
      minMessage: translate('checkout_birth_year'),
      maxMessage: translate('checkout_too_young'),
    },
    {
      type: 'text',
      name: 'country',
      text: (
        <CountrySelect
          label={translate('checkout_country')}
          lang={lang}
          value={scene.country}
          prompt={translate('checkout_country_choose')}
          error={scene.countryError}
          onChange={scene.onCountry}
        />
      ),
    },
    {
      type: 'base-input',
      name: 'addressLine1',
      label: translate('checkout_line1'),
      validators: checkoutValidators.addressLine1,
      autocomplete: 'address-line1',
    },
    {
      type: 'base-input',
      name: 'addressLine2',
      label: translate('checkout_line2'),
      validators: checkoutValidators.addressLine2,
      autocomplete: 'address-line2',
    },
    {
      type: 'zipcode-input',
      name: 'zipCode',
      autocomplete: 'postal-code',
      events: { change: scene.onZip },
      ...zip,
    },
    {
      type: 'base-input',
      name: 'city',
      label: translate('checkout_city'),
      validators: checkoutValidators.city,
      autocomplete: 'address-level2',
    },
    {
      type: 'currency-dropdown',
      name: 'currency',
      label: translate('checkout_currency'),
      currencies: checkoutCurrencies,
      inputValue: currency,
      validators: checkoutValidators.currency,
      events: { change: scene.onCurrency },
    },
    {
      type: 'voucher-input',
      name: 'voucher',
      label: translate('checkout_voucher'),
      validators: checkoutValidators.voucher,
      events: { change: voucher.setCode },
      ...voucher.props,
      description:
        off > 0
          ? translate('checkout_voucher_valid', { amount: `\u2068${sayMoney(off, currency, lang)}\u2069` })
          : undefined,
    },
    ...(amounts === null
      ? []
      : [
          {
            type: 'text' as const,
            name: 'amounts',
            text: <OrderAmountRows amounts={amounts} currency={currency} />,
          },
        ]),
    {
      type: 'checkbox',
      name: 'terms',
      label: (
        <RichText
          html={translate('checkout_terms', { open: '<a href="/terms">', close: '</a>' })}
          events={{ clickLink: scene.onTerms }}
        />
      ),
      validators: scene.termsValidators,
    },
    { type: 'submit', name: 'send', text: translate('checkout_submit'), isWide: true },
  ]
}
