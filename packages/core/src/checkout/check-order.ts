import { readPhone } from '../phone/index.ts'
import { checkRule, type ExternalFlags, type ValidationCode } from '../validators/index.ts'
import { normalizeZip, zipRules } from '../zip/index.ts'
import { checkBirth, type BirthIssue } from './age-bounds.ts'
import type { OrderFields } from './order-fields.ts'
import {
  checkoutCountries,
  checkoutCurrencies,
  checkoutValidators,
  servedStates,
  zipValidators,
} from './checkout-rules.ts'

/** One issue of an order, ready to be shown at its field. */
export interface OrderIssue {
  readonly field: keyof OrderFields
  readonly code: ValidationCode | BirthIssue | 'zip_code_invalid' | 'zip_code_not_served' | 'invalid_request'
  readonly values?: Readonly<Record<string, number>>
}

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
    const issue = checkRows(order, field, flags) ?? checkBeyondRows(order, field, today)
    return issue === null ? [] : [{ field, ...issue }]
  })
}

type Finding = Omit<OrderIssue, 'field'>

function checkRows(order: OrderFields, field: keyof OrderFields, flags: ExternalFlags): Finding | null {
  const rows = field === 'zipCode' ? zipValidators(order.country) : checkoutValidators[field]
  const value = order[field] ?? ''
  for (const row of rows) {
    const issue = checkRule(value, row, flags)
    if (issue !== null) return issue
  }
  return null
}

/** Checks what a validator row cannot: rules that depend on a second field or on a list. */
function checkBeyondRows(order: OrderFields, field: keyof OrderFields, today: string): Finding | null {
  switch (field) {
    case 'dateOfBirth': {
      const code = checkBirth(order.dateOfBirth, today)
      return code && { code }
    }
    case 'country':
      return checkoutCountries.includes(order.country) ? null : { code: 'invalid_request' }
    case 'currency':
      return checkoutCurrencies.includes(order.currency) ? null : { code: 'invalid_request' }
    case 'zipCode':
      return checkZip(order)
    default:
      return null
  }
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
