import type { Block } from '../form/block-types.ts'

/** A block that a person types into, and what comes of typing one text. */
export interface InputSample {
  readonly block: Block
  readonly typed: string
  /** The model's value then. */
  readonly value: string
  /** What the input shows then, where it is not the value. */
  readonly shown?: string
  /** The input is behind a button that has to be pressed first. */
  readonly isBehindButton?: boolean
}

const named = { name: 'sample', label: 'Sample' } as const

/** One of each: what holds for every input is tested on all of them. */
export const inputSamples: readonly InputSample[] = [
  { block: { ...named, type: 'base-input' }, typed: 'Anna', value: 'Anna' },
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
