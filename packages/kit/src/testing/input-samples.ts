import type { Block } from '../form/block-types.ts'

/** A text input block, and the result of typing one text. */
export interface InputSample {
  readonly block: Block
  readonly typed: string
  /** The resulting value of the model. */
  readonly value: string
  /** The text that the input then shows, if it differs from the value. */
  readonly shown?: string
  /** The input appears after a press on a button. */
  readonly isBehindButton?: boolean
}

const named = { name: 'sample', label: 'Sample' } as const

/** One sample per block, for tests that hold for all inputs. */
export const inputSamples: readonly InputSample[] = [
  { block: { ...named, type: 'base-input' }, typed: 'Anna', value: 'Anna' },
  { block: { ...named, type: 'code-input' }, typed: '123456', value: '123456' },
  { block: { ...named, type: 'date-input' }, typed: '05031990', value: '1990-03-05', shown: '05/03/1990' },
  { block: { ...named, type: 'email-input' }, typed: 'anna@site.org', value: 'anna@site.org' },
  { block: { ...named, type: 'mask-input', mask: '##-##' }, typed: '1234', value: '1234', shown: '12-34' },
  { block: { ...named, type: 'password-input' }, typed: 'Correct1horse', value: 'Correct1horse' },
  {
    block: { ...named, type: 'phone-input', countryCode: 'RU' },
    typed: '9123456789',
    value: '+79123456789',
    shown: '7 912 345 67 89',
  },
  { block: { ...named, type: 'promo-code-input' }, typed: 'sAve10', value: 'sAve10', isBehindButton: true },
  { block: { ...named, type: 'search-input' }, typed: 'Reykjavík', value: 'Reykjavík' },
  { block: { ...named, type: 'voucher-input' }, typed: 'Gift-1 2', value: 'Gift-1 2' },
  { block: { ...named, type: 'zipcode-input' }, typed: 'SW1A 1AA', value: 'SW1A 1AA' },
]
