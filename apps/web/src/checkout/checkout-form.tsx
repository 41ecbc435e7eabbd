import { ageBounds, checkoutCurrencies, checkoutValidators, localDay, priceOrder } from '@foyer/core/checkout'
import type { User } from '@foyer/core/wire'
import { BlockForm } from '@foyer/kit/block-form'
import { useModal } from '@foyer/kit/modal'
import { useDefaultCurrency } from '@foyer/sign-in'
import { useMemo, useState, type MouseEvent } from 'react'
import { isPlainClick } from '../navigation/is-plain-click.ts'
import { checkoutBlocks } from './checkout-blocks.tsx'
import { useCheckoutLocale } from './checkout-locale.ts'
import { defaultCountries, readPlace, type DefaultCountries } from './country/default-country.ts'
import { Terms } from './terms.tsx'
import { useCheckoutForm } from './use-checkout-form.ts'
import { useCountryField } from './country/use-country-field.ts'
import { usePrices } from './use-prices.ts'
import { useVoucherCheck } from './use-voucher-check.ts'
import { useZipProps } from './use-zip-props.ts'

export interface CheckoutFormProps {
  /** The signed-in person, whose data is filled in. */
  readonly user: User | null
  /** Called with the order number once the order is placed. */
  readonly onPlaced: (number: string) => void
}

export function CheckoutForm(props: CheckoutFormProps) {
  // In a state of its own component, because finding the place with `Intl` is slow on a phone.
  const [first] = useState(() => defaultCountries(props.user?.phone ?? null, readPlace()))
  return <CheckoutFields first={first} {...props} />
}

function CheckoutFields({ user, onPlaced, first }: CheckoutFormProps & { readonly first: DefaultCountries }) {
  const locale = useCheckoutLocale()
  const { translate } = locale
  const openModal = useModal()
  const [zip, setZip] = useState('')
  const setting = useDefaultCurrency({ fallback: 'USD', isEnabled: true })
  const known = [user?.currency, setting].find((code) => code && checkoutCurrencies.includes(code)) ?? 'USD'
  const [chosen, setChosen] = useState<string | null>(null)
  const [given, setGiven] = useState({ user, phone: user?.phone ?? '', email: user?.email ?? '' })
  const [bounds] = useState(() => ageBounds(localDay(new Date())))
  const currency = chosen ?? known
  const price = usePrices().get(currency)
  const voucher = useVoucherCheck(currency)
  const store = useCheckoutForm(onPlaced)
  const { country, choose, view } = useCountryField(
    store,
    first.address ?? '',
    translate('checkout_country_missing'),
  )
  const zipProps = useZipProps(country, zip, locale)
  // Somebody who signs in meanwhile keeps the number and the address that they have typed.
  if (given.user !== user)
    setGiven({
      user,
      phone: store.values['phone'] ? given.phone : (user?.phone ?? given.phone),
      email: store.values['email'] ? given.email : (user?.email ?? given.email),
    })
  const termsValidators = useMemo(
    () => checkoutValidators.terms.map((row) => ({ ...row, message: translate('checkout_terms_required') })),
    [translate],
  )

  /** Opens the terms in a modal, so that nothing typed is lost; with a modifier key, the browser opens them itself. */
  function showTerms(_href: string, event: MouseEvent): void {
    if (!isPlainClick(event)) return
    event.preventDefault()
    void openModal('terms', { title: translate('terms_title'), content: Terms })
  }

  const blocks = checkoutBlocks({
    locale,
    phone: given.phone,
    phoneCountry: first.phone,
    email: given.email,
    country,
    countryError: view.error,
    // A currency that was chosen is kept when the person signs in, although the account may have another one.
    currency,
    amounts: price === undefined ? null : priceOrder(price, voucher.discount),
    bounds,
    voucher,
    zip: zipProps,
    termsValidators,
    onCountry: choose,
    onZip: setZip,
    onCurrency: setChosen,
    onTerms: showTerms,
  })
  return (
    <BlockForm
      store={store}
      blocks={blocks}
      // Without a zip code, the city takes the whole row.
      gridTemplate={zipProps.isHidden ? 'var(--checkout-grid-no-zip)' : 'var(--checkout-grid)'}
      hasErrorSummary
      label={translate('checkout_title')}
    />
  )
}
