import type { RequestBody } from '@foyer/core/wire'

/** An order that nothing is wrong with. */
export const order: RequestBody<'checkout'> = {
  phone: '+4915112345678',
  dateOfBirth: '1990-03-05',
  country: 'DE',
  zipCode: '10115',
  city: 'Berlin',
  addressLine1: 'Invalidenstraße 1',
  currency: 'EUR',
  terms: true,
}
