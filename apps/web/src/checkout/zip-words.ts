import { servedStates } from '@foyer/core/checkout'
import { zipNameOf, zipRules, type ZipName, type ZipRule } from '@foyer/core/zip'
import type { ZipcodeInput } from '@foyer/kit/zipcode-input'
import { useMemo, type ComponentProps } from 'react'
import type { CheckoutLocale, CheckoutTranslate } from './checkout-locale.ts'

type ZipcodeProps = ComponentProps<typeof ZipcodeInput>
type ZipcodeValidators = NonNullable<ZipcodeProps['zipcodeValidators']>

const labels = {
  zip: 'checkout_zip_zip',
  postal: 'checkout_zip_postal',
  pin: 'checkout_zip_pin',
  eircode: 'checkout_zip_eircode',
} as const satisfies Record<ZipName, string>

/** What a country's zip codes ask of the zip-code input: its label, its rules in words, its keyboard. */
export function useZipProps(
  country: string,
  zip: string,
  { translate, lang }: CheckoutLocale,
): Pick<ZipcodeProps, 'label' | 'zipcodeValidators' | 'inputMode'> {
  // Another letter of the same state is not another list.
  const state = zipRules(country, zip, servedStates).find(isStateRule)?.state
  const rules = useMemo(
    () =>
      zipRules(country, '', servedStates).map((rule) =>
        isStateRule(rule)
          ? { ...rule, state: state ?? rule.state, errorMessage: translate('checkout_zip_state') }
          : { type: rule.type, regexp: rule.regexp, errorMessage: sayFormat(rule, translate, lang) },
      ) satisfies ZipcodeValidators,
    [country, state, translate, lang],
  )
  const isDigits = zipRules(country, '').every(({ type }) => type === 'zipDigits')
  return {
    label: translate(labels[zipNameOf(country)]),
    zipcodeValidators: rules,
    inputMode: isDigits ? 'numeric' : 'text',
  }
}

type StateRule = Extract<ZipRule, { state: unknown }>

function isStateRule(rule: ZipRule): rule is StateRule {
  return rule.type === 'zipcodeFromEligibleState'
}

function sayFormat(rule: Exclude<ZipRule, StateRule>, translate: CheckoutTranslate, lang: string): string {
  if (rule.type === 'zipDigits') return translate('checkout_zip_digits', { count: rule.count })
  const list = new Intl.ListFormat(lang, { type: 'disjunction' })
  // Codes are read from left to right in any text.
  const examples = list.format(rule.examples.map((example) => `\u2066${example}\u2069`))
  return translate('checkout_zip_like', { examples })
}
