import { addressValidators, checkoutCountries, servedStates } from '@foyer/core/checkout'
import { normalizeZip, zipNameOf, zipRules, zipUseOf, type ZipName, type ZipRule } from '@foyer/core/zip'
import type { ZipcodeInput } from '@foyer/kit/zipcode-input'
import { useMemo, type ComponentProps } from 'react'
import type { CheckoutLocale, CheckoutTranslate } from '../checkout-locale.ts'

type ZipcodeProps = ComponentProps<typeof ZipcodeInput>
type ZipcodeValidators = NonNullable<ZipcodeProps['zipcodeValidators']>

const labelKeys = {
  zip: 'checkout_zip_zip',
  postal: 'checkout_zip_postal',
  postcode: 'checkout_zip_postcode',
  pin: 'checkout_zip_pin',
  eircode: 'checkout_zip_eircode',
} as const satisfies Record<ZipName, string>

export type ZipProps = Pick<
  ZipcodeProps,
  'label' | 'validators' | 'zipcodeValidators' | 'inputMode' | 'normalize' | 'isHidden'
>

/** The props of the zip code input for a country: its label, its rules with their messages, and its keyboard. */
export function useZipProps(country: string, zip: string, { translate, lang }: CheckoutLocale): ZipProps {
  // Keeps the same list while the state does not change.
  const { state, place } = zipRules(country, zip, servedStates).find(isStateRule) ?? unknownState
  const rules = useMemo(
    () =>
      zipRules(country, '', servedStates).map((rule) =>
        isStateRule(rule)
          ? { type: rule.type, state, errorMessage: describeState({ state, place }, translate, lang) }
          : { type: rule.type, regexp: rule.regexp, errorMessage: describeFormat(rule, translate, lang) },
      ) satisfies ZipcodeValidators,
    [country, state, place, translate, lang],
  )
  const validators = useMemo(() => addressValidators(country, 'zipCode'), [country])
  const normalize = useMemo(() => (typed: string) => normalizeZip(country, typed), [country])
  const zipUse = zipUseOf(country)
  const label = translate(labelKeys[zipNameOf(country)])
  const isDigits = zipRules(country, '').every(({ type }) => type === 'zipDigits')
  return {
    label: zipUse === 'optional' ? translate('checkout_zip_optional', { label }) : label,
    validators,
    zipcodeValidators: rules,
    inputMode: isDigits ? 'numeric' : 'text',
    normalize,
    isHidden: zipUse === 'none',
  }
}

type StateRule = Extract<ZipRule, { state: unknown }>
type State = Pick<StateRule, 'state' | 'place'>

const unknownState: State = { state: 'default', place: null }

function isStateRule(rule: ZipRule): rule is StateRule {
  return rule.type === 'zipcodeFromEligibleState'
}

/** The rule's text; or, once it has failed, which place the code belongs to and what to do. */
function describeState({ state, place }: State, translate: CheckoutTranslate, lang: string): string {
  if (state !== 'error') return translate('checkout_zip_state')
  if (place === null) return translate('checkout_zip_nowhere')
  if (/^A[AEP]$/.test(place)) return translate('checkout_zip_military')
  // Territories have an ISO 3166 country code equal to their postal code; few states share theirs with a country.
  if (!territories.has(place) || !checkoutCountries.includes(place))
    return translate('checkout_zip_not_served')
  const name = new Intl.DisplayNames(lang, { type: 'region' }).of(place) ?? place
  return translate('checkout_zip_territory', { place: `\u2068${name}\u2069` })
}

const territories: ReadonlySet<string> = new Set(['AS', 'FM', 'GU', 'MH', 'MP', 'PR', 'PW', 'VI'])

function describeFormat(
  rule: Exclude<ZipRule, StateRule>,
  translate: CheckoutTranslate,
  lang: string,
): string {
  if (rule.type === 'zipDigits') return translate('checkout_zip_digits', { count: rule.count })
  const list = new Intl.ListFormat(lang, { type: 'disjunction' })
  // Isolated, because codes read left to right in any text.
  const examples = list.format(rule.examples.map((example) => `\u2066${example}\u2069`))
  return translate('checkout_zip_like', { examples })
}
