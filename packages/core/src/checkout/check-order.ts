import { addressFormatOf } from '../address/index.ts'
import { findState } from '../address/written.ts'
import { readPhone } from '../phone/index.ts'
import { checkRule, type ExternalFlags, type ValidationCode } from '../validators/index.ts'
import { normalizeZip, zipRules } from '../zip/index.ts'
import { checkBirth, type BirthIssue } from './age-bounds.ts'
import type { OrderFields } from './order-fields.ts'
import {
  addressValidators,
  checkoutCountries,
  checkoutCurrencies,
  checkoutValidators,
  isAddressField,
  isServed,
  servedStates,
} from './checkout-rules.ts'

/** One issue of an order, ready to be shown at its field. */
export interface OrderIssue {
  readonly field: keyof OrderFields
  readonly code: ValidationCode | BirthIssue | AddressIssue
  readonly values?: Readonly<Record<string, number>>
}

type AddressIssue = 'zip_code_invalid' | 'zip_code_not_served' | 'state_unknown' | 'invalid_request'

/**
 * Validates all fields of an order, with the rules of the form. Returns the first issue of each field.
 * @param today ISO `yyyy-mm-dd`
 */
export function checkOrder(order: OrderFields, today: string): readonly OrderIssue[] {
  const fields = Object.keys(checkoutValidators) as (keyof OrderFields)[]
  const flags: ExternalFlags = {
    phone: readPhone(order.phone, 'any').issue ?? true,
    date: isRealDate(order.dateOfBirth),
  }
  return fields.flatMap((field) => {
    const issue = checkRows(order, field, flags) ?? checkOtherRules(order, field, today)
    return issue === null ? [] : [{ field, ...issue }]
  })
}

type Finding = Omit<OrderIssue, 'field'>

function checkRows(order: OrderFields, field: keyof OrderFields, flags: ExternalFlags): Finding | null {
  const rows = isAddressField(field) ? addressValidators(order.country, field) : checkoutValidators[field]
  const value = order[field] ?? ''
  for (const row of rows) {
    const issue = checkRule(value, row, flags)
    if (issue !== null) return issue
  }
  return null
}

/** Checks what a validator row cannot: rules that depend on a second field or on a list. */
function checkOtherRules(order: OrderFields, field: keyof OrderFields, today: string): Finding | null {
  switch (field) {
    case 'dateOfBirth': {
      const code = checkBirth(order.dateOfBirth, today)
      return code && { code }
    }
    case 'country':
      return checkoutCountries.includes(order.country) ? null : { code: 'invalid_request' }
    case 'currency':
      return checkoutCurrencies.includes(order.currency) ? null : { code: 'invalid_request' }
    case 'state':
      return checkState(order)
    case 'zipCode':
      return checkZip(order)
    default:
      return null
  }
}

/** An empty state passes here, like an empty code. */
function checkState({ country, state = '' }: OrderFields): Finding | null {
  if (!addressFormatOf(country).hasStates || state.trim() === '') return null
  const known = findState(country, state)
  return known !== undefined && isServed(country, known.key) ? null : { code: 'state_unknown' }
}

function checkZip({ country, zipCode }: OrderFields): Finding | null {
  const zip = normalizeZip(country, zipCode)
  // An empty code passes here: `required` has checked it already where the country requires one.
  if (zip === '') return null
  for (const rule of zipRules(country, zip, servedStates)) {
    if (rule.type === 'zipcodeFromEligibleState') {
      if (rule.state === 'error') return { code: 'zip_code_not_served' }
    } else if (!rule.regexp.test(zip)) return { code: 'zip_code_invalid' }
  }
  return null
}

/** Whether the date exists: `Date` turns 31 February into a day of March. */
function isRealDate(day: string): boolean {
  const time = /^(?!0000)\d{4}-\d\d-\d\d$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day)
}
