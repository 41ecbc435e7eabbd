import { addressFormatOf, currencyOf } from '@foyer/core/address'
import { ageBounds, checkoutCurrencies, checkoutValidators, localDay, priceOrder } from '@foyer/core/checkout'
import type { User } from '@foyer/core/wire'
import { BlockForm } from '@foyer/kit/block-form'
import { useModal } from '@foyer/kit/modal'
import { useDefaultCurrency, usePromocodeCheck } from '@foyer/sign-in'
import { useMemo, useState, type MouseEvent } from 'react'
import { usePageSendsMail } from '../first-page/page-settings.ts'
import { isPlainClick } from '../navigation/is-plain-click.ts'
import { useSignInModal } from '../sign-in-modal/use-sign-in-modal.tsx'
import { checkoutBlocks } from './checkout-blocks.tsx'
import { useCheckoutLocale } from './checkout-locale.ts'
import { checkoutGrid } from './address/address-rows.ts'
import { defaultCountries, readBrowserPlace, type DefaultCountries } from './address/default-country.ts'
import { useFocusTransfer } from './address/use-focus-transfer.ts'
import { useCountryOptions } from './address/use-country-options.ts'
import { useRequiredChoice } from './address/use-required-choice.ts'
import { useStates } from './address/use-states.ts'
import { useZipProps } from './address/use-zip-props.ts'
import { Terms, TermsTitle } from './terms.tsx'
import { useCheckoutForm } from './use-checkout-form.ts'
import { usePrices } from './use-prices.ts'

export interface CheckoutFormProps {
  /** The signed-in person, whose data is filled in. */
  readonly user: User | null
  /** The person's session has ended meanwhile: the form keeps what was typed until they come back. */
  readonly isEnded: boolean
  /** Called with the order number once the order is placed. */
  readonly onPlaced: (number: string) => void
}

export function CheckoutForm(props: CheckoutFormProps) {
  // In a component of its own, so that React can render it separately: guessing the country with `Intl` is slow on a phone.
  const [likelyCountries] = useState(() => defaultCountries(props.user?.phone ?? null, readBrowserPlace()))
  return <CheckoutFields likelyCountries={likelyCountries} {...props} />
}

function CheckoutFields({
  user,
  isEnded,
  onPlaced,
  likelyCountries,
}: CheckoutFormProps & { readonly likelyCountries: DefaultCountries }) {
  const locale = useCheckoutLocale()
  const { translate, lang } = locale
  const sendsMail = usePageSendsMail()
  const openModal = useModal()
  // Not in <EndedChoice>, which unmounts before the modal does.
  const openSignIn = useSignInModal()
  const [zip, setZip] = useState('')
  const defaultCurrency = useDefaultCurrency({ fallback: 'USD', isEnabled: true })
  const [chosenCurrency, setChosenCurrency] = useState<string | null>(null)
  const [prefilled, setPrefilled] = useState(() => ({ user, ...readPrefill(user) }))
  const [bounds] = useState(() => ageBounds(localDay(new Date())))
  const store = useCheckoutForm({ user, onPlaced })
  const likelyCountry = likelyCountries.address ?? ''
  const [country, setCountry] = useState(likelyCountry)
  const countries = useCountryOptions(lang)
  const countryValidators = useRequiredChoice(translate('checkout_country_missing'))
  const { fields, required, names } = addressFormatOf(country)
  const states = useStates(country, lang)
  const stateValidators = useRequiredChoice(
    required.has('state') ? translate('checkout_state_missing', { kind: names.state }) : null,
  )
  const focusProps = useFocusTransfer()
  const zipProps = useZipProps(country, zip, locale)
  // A currency that the person has chosen, here or in their account, takes precedence over that of the address's country.
  const currencyCandidates = [chosenCurrency, prefilled.currency, currencyOf(country), defaultCurrency]
  const currency = currencyCandidates.find((code) => code && checkoutCurrencies.includes(code)) ?? 'USD'
  const prices = usePrices()
  const price = prices?.get(currency)
  const voucher = usePromocodeCheck({ kind: 'voucher', currency })
  const { narrow, wide } = checkoutGrid(fields, isEnded)
  // A person who signs in meanwhile keeps what they have typed; one whose session ends keeps what was filled in for them.
  if (prefilled.user !== user) {
    const { phone, email, name } = readPrefill(user)
    setPrefilled({
      user,
      phone: store.values['phone'] ? prefilled.phone : phone || prefilled.phone,
      email: store.values['email'] ? prefilled.email : email || prefilled.email,
      name: store.values['name'] ? prefilled.name : name || prefilled.name,
      currency: user?.currency ?? prefilled.currency,
    })
  }
  const termsValidators = useMemo(
    () =>
      checkoutValidators.terms.map((validator) => ({
        ...validator,
        message: translate('checkout_terms_required'),
      })),
    [translate],
  )

  function handleCountryChange(next: string): void {
    setCountry(next)
    // The other country's list may have the same key for another state.
    if (states.type !== 'list') return
    const anew = { value: '', isTouched: false, isRefused: undefined, customError: undefined }
    store.field('state')?.update(anew, 'caller')
  }

  /** Opens the terms in a modal, so that nothing typed is lost; with a modifier key, the browser opens them itself. */
  function showTerms(_href: string, event: MouseEvent): void {
    if (!isPlainClick(event)) return
    event.preventDefault()
    void openModal('terms', { title: <TermsTitle />, content: Terms })
  }

  const blocks = checkoutBlocks({
    phone: prefilled.phone,
    phoneCountry: likelyCountries.phone,
    email: prefilled.email,
    sendsMail,
    name: prefilled.name,
    address: { locale, country, states, stateValidators, zip: zipProps, onZipChange: setZip },
    countries,
    likelyCountry,
    countryValidators,
    currency,
    amounts: price === undefined ? null : priceOrder(price, voucher.discount),
    isPriced: prices === null || price !== undefined,
    isChosen: chosenCurrency !== null || voucher.discount !== null,
    bounds,
    voucher,
    termsValidators,
    isEnded,
    onSignIn: () => void openSignIn(),
    onCountryChange: handleCountryChange,
    onCurrencyChange: setChosenCurrency,
    onTermsClick: showTerms,
  })
  return (
    <div
      {...focusProps}
      ref={(element) => {
        // Set through the CSSOM, because a strict CSP blocks style attributes in HTML.
        element?.style.setProperty('--checkout-narrow', narrow)
        element?.style.setProperty('--checkout-wide', wide)
      }}
    >
      <BlockForm
        store={store}
        blocks={blocks}
        gridTemplate="var(--checkout-grid)"
        hasErrorSummary
        label={translate('checkout_title')}
      />
    </div>
  )
}

/** The data of a person that the form is filled in with. */
function readPrefill(user: User | null) {
  return {
    phone: user?.phone ?? '',
    email: user?.email ?? '',
    name: user?.name ?? '',
    currency: user?.currency ?? null,
  }
}
