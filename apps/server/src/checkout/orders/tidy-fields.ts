import { addressFormatOf, type AddressField } from '@foyer/core/address'
import { findState } from '@foyer/core/address-written'
import type { OrderFields } from '@foyer/core/checkout'
import { readPhone } from '@foyer/core/phone'
import { normalizeZip } from '@foyer/core/zip'
import type { RequestBody } from '@foyer/core/wire'

/**
 * Trims all fields. The phone number is normalised, the zip code is written as is usual in its country, and a state that is in the country's
 * list becomes its key. Fields that addresses in that country do not have are left out.
 */
export function tidyFields(body: RequestBody<'checkout'>): OrderFields {
  const { country, voucher = '' } = body
  const { fields, hasStates } = addressFormatOf(country)
  const read = (field: AddressField): string => (fields.includes(field) ? (body[field] ?? '').trim() : '')
  const [line2, district, state] = [read('addressLine2'), read('district'), read('state')]
  return {
    email: (body.email ?? '').trim(),
    name: (body.name ?? '').trim(),
    phone: readPhone(body.phone, 'any').phone ?? body.phone,
    dateOfBirth: body.dateOfBirth,
    country,
    addressLine1: read('addressLine1'),
    ...(line2 !== '' && { addressLine2: line2 }),
    ...(district !== '' && { district }),
    city: read('city'),
    ...(state !== '' && { state: hasStates ? (findState(country, state)?.key ?? state) : state }),
    zipCode: normalizeZip(country, read('zipCode')),
    currency: body.currency,
    ...(voucher.trim() !== '' && { voucher: voucher.trim() }),
    terms: body.terms,
  }
}
