import { ageBounds, checkoutCurrencies, checkoutValidators, localDay } from '@foyer/core/checkout'
import type { User } from '@foyer/core/wire'
import { BlockForm } from '@foyer/kit/block-form'
import { useModal } from '@foyer/kit/modal'
import { useDefaultCurrency } from '@foyer/sign-in'
import { useMemo, useState, type MouseEvent } from 'react'
import { isPlainClick } from '../navigation/is-plain-click.ts'
import { checkoutBlocks } from './checkout-blocks.tsx'
import { useCheckoutLocale } from './checkout-locale.ts'
import { defaultCountry } from './default-country.ts'
import { Terms } from './terms.tsx'
import { useCheckoutForm, type Placed } from './use-checkout-form.ts'
import { useVoucherCheck } from './use-voucher-check.ts'
import { useZipProps } from './zip-words.ts'

export interface CheckoutFormProps {
  /** Who is signed in: what is known of them is filled in. */
  readonly user: User | null
  readonly onPlaced: (placed: Placed) => void
}

export function CheckoutForm({ user, onPlaced }: CheckoutFormProps) {
  const locale = useCheckoutLocale()
  const { translate } = locale
  const openModal = useModal()
  const [firstCountry] = useState(() => defaultCountry(user?.phone ?? null, navigator.languages))
  const [country, setCountry] = useState(firstCountry)
  const [zip, setZip] = useState('')
  const setting = useDefaultCurrency({ fallback: 'USD', isEnabled: true })
  const known = [user?.currency, setting].find((code) => code && checkoutCurrencies.includes(code)) ?? 'USD'
  const [chosen, setChosen] = useState<string | null>(null)
  const [given, setGiven] = useState({ user, phone: user?.phone ?? '' })
  const [bounds] = useState(() => ageBounds(localDay(new Date())))
  const voucher = useVoucherCheck(chosen ?? known, translate('checkout_voucher_valid'))
  const zipProps = useZipProps(country, zip, locale)
  const store = useCheckoutForm(country, onPlaced)
  // Who signs in on the way keeps the number that they have typed.
  if (given.user !== user)
    setGiven({ user, phone: store.values['phone'] ? given.phone : (user?.phone ?? given.phone) })
  const termsValidators = useMemo(
    () => checkoutValidators.terms.map((row) => ({ ...row, message: translate('checkout_terms_required') })),
    [translate],
  )

  /** Over the page, so that nothing typed is lost; with a key held, the browser opens them beside it. */
  function showTerms(_href: string, event: MouseEvent): void {
    if (!isPlainClick(event)) return
    event.preventDefault()
    void openModal('terms', { title: translate('terms_title'), content: Terms })
  }

  const blocks = checkoutBlocks({
    locale,
    phone: given.phone,
    firstCountry,
    country,
    // Who has chosen keeps it, though they sign in and their account has another.
    currency: chosen ?? known,
    bounds,
    voucher,
    zip: zipProps,
    termsValidators,
    onCountry: setCountry,
    onZip: setZip,
    onCurrency: setChosen,
    onTerms: showTerms,
  })
  return (
    <BlockForm
      store={store}
      blocks={blocks}
      gridTemplate="var(--checkout-grid)"
      label={translate('checkout_title')}
    />
  )
}
