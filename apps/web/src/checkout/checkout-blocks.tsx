import { checkoutCurrencies, checkoutValidators, formatMoney, type OrderAmounts } from '@foyer/core/checkout'
import type { FieldView } from '@foyer/core/form'
import type { Validator } from '@foyer/core/validators'
import type { Block } from '@foyer/kit/block-form'
import { RichText } from '@foyer/kit/rich-text'
import type { MouseEvent } from 'react'
import { addressBlocks, type AddressScene } from './address/address-blocks.tsx'
import { CountrySelect } from './address/country-select.tsx'
import { EndedChoice } from './ended-choice.tsx'
import { OrderAmountRows } from './order/order-amounts.tsx'
import type { VoucherCheck } from './use-voucher-check.ts'

export interface CheckoutScene<Result> {
  /** The signed-in person's number; empty if unknown. */
  readonly phone: string
  readonly email: string
  readonly name: string
  /** The initial country of the phone number; `null`: ask for it. */
  readonly phoneCountry: string | null
  readonly address: AddressScene<Result>
  readonly countryView: FieldView
  readonly currency: string
  /** `null`: the server has not sent the prices, or not yet. */
  readonly amounts: OrderAmounts | null
  /** Whether there are amounts, or may still come. */
  readonly isPriced: boolean
  /** Whether the person has chosen something here that the amounts depend on. */
  readonly isChosen: boolean
  readonly bounds: { readonly min: string; readonly max: string }
  readonly voucher: VoucherCheck
  readonly termsValidators: readonly Validator[]
  /** The session of the person has ended meanwhile: they choose between signing in again and a guest's order. */
  readonly isEnded: boolean
  readonly onSignIn: () => void
  readonly onCountry: (country: string) => void
  readonly onCurrency: (currency: string) => void
  readonly onTerms: (href: string, event: MouseEvent) => void
}

/** The form as data. Block names are those of the call's fields, and of the grid areas. */
export function checkoutBlocks<Result>(scene: CheckoutScene<Result>): readonly Block[] {
  const { voucher, amounts, currency, address } = scene
  const { translate, lang } = address.locale
  const off = amounts?.discount ?? 0
  return [
    {
      type: 'email-input',
      name: 'email',
      label: translate('checkout_done_email'),
      description: translate('checkout_email_hint'),
      inputValue: scene.email,
      validators: checkoutValidators.email,
      autocomplete: 'email',
    },
    {
      type: 'base-input',
      name: 'name',
      label: translate('checkout_name'),
      inputValue: scene.name,
      validators: checkoutValidators.name,
      autocomplete: 'name',
    },
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
          value={address.country}
          prompt={translate('checkout_country_choose')}
          view={scene.countryView}
          onChange={scene.onCountry}
        />
      ),
    },
    ...addressBlocks(address),
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
          ? translate('checkout_voucher_valid', { amount: `\u2068${formatMoney(off, currency, lang)}\u2069` })
          : undefined,
    },
    ...(scene.isPriced
      ? [
          {
            type: 'text' as const,
            name: 'amounts',
            text: <OrderAmountRows {...{ amounts, currency, isChosen: scene.isChosen }} />,
          },
        ]
      : []),
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
    ...(scene.isEnded
      ? [{ type: 'text' as const, name: 'ended', text: <EndedChoice onSignIn={scene.onSignIn} /> }]
      : []),
    {
      type: 'submit',
      name: 'send',
      text: translate(scene.isEnded ? 'checkout_submit_guest' : 'checkout_submit'),
      isWide: true,
    },
  ]
}
