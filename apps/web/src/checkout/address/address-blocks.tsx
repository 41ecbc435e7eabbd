import { addressFormatOf, type AddressField, type AddressFormat } from '@foyer/core/address'
import { addressValidators } from '@foyer/core/checkout'
import type { FormStore } from '@foyer/core/form'
import type { Block } from '@foyer/kit/block-form'
import type { CheckoutLocale } from '../checkout-locale.ts'
import { partLabels } from './address-labels.ts'
import { StateSelect } from './state-select.tsx'
import type { States } from './use-states.ts'
import type { ZipProps } from './use-zip-props.ts'

export interface AddressBlocksOptions<Result> {
  readonly store: FormStore<Result>
  readonly locale: CheckoutLocale
  /** The country of the address; empty until it is chosen. */
  readonly country: string
  readonly states: States
  readonly zip: ZipProps
  readonly onZipChange: (zip: string) => void
}

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
export function addressBlocks<Result>(options: AddressBlocksOptions<Result>): readonly Block[] {
  const { country, locale, states, store } = options
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
        type: 'text',
        name: 'state',
        text: (
          <StateSelect
            // Mounts again for another country, whose states are others, and when the list is there, to choose what was filled in before.
            key={`${country} ${states.initial}`}
            store={store}
            label={label}
            prompt={locale.translate('checkout_state_choose')}
            missingMessage={
              format.required.has('state')
                ? locale.translate('checkout_state_missing', { kind: format.names.state })
                : null
            }
            options={states.options}
            initial={states.initial}
          />
        ),
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
