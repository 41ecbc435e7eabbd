import { parsePhone } from '../phone/index.ts'
import { checkRule, type ExternalFlags, type ValidationCode, type Validator } from '../validators/index.ts'
import { normalizeZip, zipRules } from '../zip/index.ts'
import { ageBounds } from './age-bounds.ts'
import type { OrderFields } from './order-fields.ts'
import { checkoutCountries, checkoutCurrencies, checkoutValidators, servedStates } from './checkout-rules.ts'

/** One thing to put right. */
export interface OrderRefusal {
  readonly field: keyof OrderFields
  readonly code: ValidationCode | 'too_young' | 'zip_code_invalid' | 'zip_code_not_served' | 'invalid_request'
  readonly values?: Readonly<Record<string, number>>
}

/**
 * Every check of the form once more, over all fields: the first refusal of each.
 * @param today ISO `yyyy-mm-dd`
 */
export function checkOrder(order: OrderFields, today: string): readonly OrderRefusal[] {
  const fields = Object.keys(checkoutValidators) as (keyof OrderFields)[]
  return fields.flatMap((field) => {
    const refusal = checkRows(order, field) ?? checkBeyondRows(order, field, today)
    return refusal === null ? [] : [{ field, ...refusal }]
  })
}

type Finding = Omit<OrderRefusal, 'field'>

function checkRows(order: OrderFields, field: keyof OrderFields): Finding | null {
  const rows: readonly Validator[] = checkoutValidators[field]
  const value = order[field] ?? ''
  const flags: ExternalFlags = {
    phone: isWholePhone(order.phone),
    date: isRealDate(order.dateOfBirth),
  }
  for (const row of rows) {
    const refusal = checkRule(value, row, flags)
    if (refusal !== null) return refusal
  }
  return null
}

/** What takes more than one field, or a list. */
function checkBeyondRows(order: OrderFields, field: keyof OrderFields, today: string): Finding | null {
  switch (field) {
    case 'dateOfBirth': {
      const { min, max } = ageBounds(today)
      if (order.dateOfBirth > max) return { code: 'too_young' }
      return order.dateOfBirth < min ? { code: 'date_invalid' } : null
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
  for (const rule of zipRules(country, zipCode, servedStates)) {
    if (rule.type === 'zipcodeFromEligibleState') {
      if (rule.state === 'error') return { code: 'zip_code_not_served' }
    } else if (!rule.regexp.test(normalizeZip(zipCode))) return { code: 'zip_code_invalid' }
  }
  return null
}

function isWholePhone(phone: string): boolean {
  return /^\+\d+$/.test(phone) && parsePhone(phone).isComplete
}

/** The calendar's word on it: 31 February comes back as another day. */
function isRealDate(day: string): boolean {
  const time = /^(?!0000)\d{4}-\d\d-\d\d$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day)
}
