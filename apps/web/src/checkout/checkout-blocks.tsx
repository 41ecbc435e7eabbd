import { checkoutCurrencies, checkoutValidators, formatMoney, type OrderAmounts } from '@foyer/core/checkout'
import type { Validator } from '@foyer/core/validators'
import type { Block } from '@foyer/kit/block-form'
import type { SelectOption } from '@foyer/kit/select-input'
import { RichText } from '@foyer/kit/rich-text'
import type { PromocodeCheck } from '@foyer/sign-in'
import type { MouseEvent } from 'react'
import { addressBlocks, type AddressBlocksOptions } from './address/address-blocks.tsx'
import { EndedChoice } from './ended-choice.tsx'
import { OrderAmountRows } from './order/order-amounts.tsx'

export interface CheckoutBlocksOptions {
  /** The signed-in person's number; empty if unknown. */
  readonly phone: string
  readonly email: string
  /** The server sends a confirmation by mail. */
  readonly sendsMail: boolean
  readonly name: string
  /** The initial country of the phone number; `null`: ask for it. */
  readonly phoneCountry: string | null
  readonly address: AddressBlocksOptions
  readonly countries: readonly SelectOption[]
  /** The initial country of the address; empty: ask for it. */
  readonly likelyCountry: string
  readonly countryValidators: readonly Validator[]
  readonly currency: string
  /** `null`: the server has not sent the prices, or not yet. */
  readonly amounts: OrderAmounts | null
  /** Whether there are amounts, or may still come. */
  readonly isPriced: boolean
  /** Whether the person has chosen something here that the amounts depend on. */
  readonly isChosen: boolean
  readonly bounds: { readonly min: string; readonly max: string }
  readonly voucher: PromocodeCheck
  readonly termsValidators: readonly Validator[]
  /** The session of the person has ended meanwhile: they choose between signing in again and a guest's order. */
  readonly isEnded: boolean
  readonly onSignIn: () => void
  readonly onCountryChange: (country: string) => void
  readonly onCurrencyChange: (currency: string) => void
  readonly onTermsClick: (href: string, event: MouseEvent) => void
}

/** The form as data. Block names are those of the call's fields, and of the grid areas. */
export function checkoutBlocks(options: CheckoutBlocksOptions): readonly Block[] {
  const { voucher, amounts, currency, address } = options
  const { translate, lang } = address.locale
  const discount = amounts?.discount ?? 0
  return [
    {
      type: 'email-input',
      name: 'email',
      label: translate('checkout_done_email'),
      description: options.sendsMail ? translate('checkout_email_hint') : undefined,
      inputValue: options.email,
      validators: checkoutValidators.email,
      autocomplete: 'email',
    },
    {
      type: 'base-input',
      name: 'name',
      label: translate('checkout_name'),
      inputValue: options.name,
      validators: checkoutValidators.name,
      autocomplete: 'name',
    },
    {
      type: 'phone-input',
      name: 'phone',
      label: translate('checkout_phone'),
      inputValue: options.phone,
      countryCode: options.phoneCountry,
      // The number is for calls about a parcel, so landlines are fine.
      numberTypes: 'any',
      validators: checkoutValidators.phone,
      autocomplete: 'tel',
    },
    {
      type: 'date-input',
      name: 'dateOfBirth',
      label: translate('checkout_born'),
      description: translate('checkout_born_hint'),
      validators: checkoutValidators.dateOfBirth,
      autocomplete: 'bday',
      ...options.bounds,
      minMessage: translate('checkout_birth_year'),
      maxMessage: translate('checkout_too_young'),
    },
    {
      type: 'select-input',
      name: 'country',
      label: translate('checkout_country'),
      options: options.countries,
      inputValue: options.likelyCountry,
      placeholder: translate('checkout_country_choose'),
      validators: options.countryValidators,
      autocomplete: 'country',
      events: { change: options.onCountryChange },
    },
    ...addressBlocks(address),
    {
      type: 'currency-dropdown',
      name: 'currency',
      label: translate('checkout_currency'),
      currencies: checkoutCurrencies,
      inputValue: currency,
      validators: checkoutValidators.currency,
      events: { change: options.onCurrencyChange },
    },
    {
      type: 'voucher-input',
      name: 'voucher',
      label: translate('checkout_voucher'),
      validators: checkoutValidators.voucher,
      events: { change: voucher.setCode },
      ...voucher.props,
      description:
        discount > 0
          ? translate('checkout_voucher_valid', {
              amount: `\u2068${formatMoney(discount, currency, lang)}\u2069`,
            })
          : undefined,
    },
    ...(options.isPriced
      ? [
          {
            type: 'text' as const,
            name: 'amounts',
            text: <OrderAmountRows {...{ amounts, currency, isChosen: options.isChosen }} />,
          },
        ]
      : []),
    {
      type: 'checkbox',
      name: 'terms',
      label: (
        <RichText
          html={translate('checkout_terms', { open: '<a href="/terms">', close: '</a>' })}
          events={{ clickLink: options.onTermsClick }}
        />
      ),
      validators: options.termsValidators,
    },
    ...(options.isEnded
      ? [{ type: 'text' as const, name: 'ended', text: <EndedChoice onSignIn={options.onSignIn} /> }]
      : []),
    {
      type: 'submit',
      name: 'send',
      text: translate(options.isEnded ? 'checkout_submit_guest' : 'checkout_submit'),
      isWide: true,
    },
  ]
}
