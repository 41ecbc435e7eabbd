import { addressFormatOf, type AddressField, type AddressFormat } from '@foyer/core/address'
import { addressValidators } from '@foyer/core/checkout'
import type { Validator } from '@foyer/core/validators'
import type { Block } from '@foyer/kit/block-form'
import type { SelectOption } from '@foyer/kit/select-input'
import type { CheckoutLocale } from '../checkout-locale.ts'
import { partLabels } from './address-labels.ts'
import type { States } from './use-states.ts'
import type { ZipProps } from './use-zip-props.ts'

export interface AddressBlocksOptions {
  readonly locale: CheckoutLocale
  /** The country of the address; empty until it is chosen. */
  readonly country: string
  readonly states: States
  /** Of a state that is chosen from a list. */
  readonly stateValidators: readonly Validator[]
  readonly zip: ZipProps
  readonly onZipChange: (zip: string) => void
}

const noOptions: readonly SelectOption[] = []

const allFields: readonly AddressField[] = [
  'addressLine1',
  'addressLine2',
  'district',
  'city',
  'state',
  'zipCode',
]

const autocompleteTokens = {
  addressLine1: 'address-line1',
  addressLine2: 'address-line2',
  district: 'address-level3',
  city: 'address-level2',
  state: 'address-level1',
} as const

/** The fields of an address in the order of its country. Those that it does not have are hidden, and keep what was typed. */
export function addressBlocks(options: AddressBlocksOptions): readonly Block[] {
  const { country, locale, states } = options
  const format = addressFormatOf(country)
  const hidden = allFields.filter((field) => !format.fields.includes(field))
  return [...format.fields, ...hidden].map((field): Block => {
    const isHidden = hidden.includes(field)
    if (field === 'zipCode')
      return {
        type: 'zipcode-input',
        name: 'zipCode',
        autocomplete: 'postal-code',
        events: { change: options.onZipChange },
        ...options.zip,
      }
    const label = labelOf(field, format, locale)
    if (field === 'state' && !isHidden && states.type === 'list')
      return {
        type: 'select-input',
        name: 'state',
        label,
        options: states.options ?? noOptions,
        isBusy: states.options === null,
        inputValue: states.initial,
        placeholder: locale.translate('checkout_state_choose'),
        validators: options.stateValidators,
        autocomplete: autocompleteTokens.state,
      }
    return {
      type: 'base-input',
      name: field,
      label,
      validators: addressValidators(country, field),
      autocomplete: autocompleteTokens[field],
      isHidden,
      ...(field === 'state' && { events: { change: states.onTextChange } }),
    }
  })
}

function labelOf(
  field: Exclude<AddressField, 'zipCode'>,
  { names, required }: AddressFormat,
  { translate }: CheckoutLocale,
): string {
  if (field === 'addressLine1') return translate('checkout_line1')
  if (field === 'addressLine2') return translate('checkout_line2')
  const labels: Readonly<Partial<Record<string, LabelKey>>> = partLabels[field]
  const label = translate(labels[names[field]] ?? 'checkout_city')
  return required.has(field) ? label : translate('checkout_zip_optional', { label })
}

type LabelKey = Parameters<CheckoutLocale['translate']>[0]
