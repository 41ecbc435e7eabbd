import { checkoutCurrencies, checkoutValidators } from '@foyer/core/checkout'
import type { Validator } from '@foyer/core/validators'
import type { Block } from '@foyer/kit/block-form'
import { RichText } from '@foyer/kit/rich-text'
import type { MouseEvent } from 'react'
import type { CheckoutLocale } from './checkout-locale.ts'
import { CountrySelect } from './country-select.tsx'
import type { VoucherCheck } from './use-voucher-check.ts'
import type { useZipProps } from './zip-words.ts'

export interface CheckoutScene {
  readonly locale: CheckoutLocale
  /** Of who is signed in; empty where it is not known. */
  readonly phone: string
  /** The country at first, and now. */
  readonly firstCountry: string
  readonly country: string
  readonly currency: string
  readonly bounds: { readonly min: string; readonly max: string }
  readonly voucher: VoucherCheck
  readonly zip: ReturnType<typeof useZipProps>
  readonly termsValidators: readonly Validator[]
  readonly onCountry: (country: string) => void
  readonly onZip: (zip: string) => void
  readonly onCurrency: (currency: string) => void
  readonly onTerms: (href: string, event: MouseEvent) => void
}

/** The form as data. The names are those of the call, and of the areas of the grid. */
export function checkoutBlocks(scene: CheckoutScene): readonly Block[] {
  const { translate, lang } = scene.locale
  const { voucher, zip } = scene
  return [
    {
      type: 'phone-input',
      name: 'phone',
      label: translate('checkout_phone'),
      inputValue: scene.phone,
      countryCode: scene.firstCountry,
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
    },
    {
      type: 'text',
      name: 'country',
      text: (
        <CountrySelect
          label={translate('checkout_country')}
          lang={lang}
          value={scene.country}
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
      validators: checkoutValidators.zipCode,
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
      inputValue: scene.currency,
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
    },
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
