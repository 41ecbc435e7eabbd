import { describe, expect, expectTypeOf, it } from 'vitest'
import type { ValidationCode } from '../../validators/index.ts'
import { errorCodes } from '../../wire/index.ts'
import * as catalogues from './index.ts'

const { server, validation } = catalogues

const messages = Object.values(catalogues).flatMap((catalogue) => Object.entries<string>(catalogue))

function placesIn(text: string): string[] {
  return [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '')
}

describe('the English catalogue', () => {
  it('has words for every error code of the contract, and for no other', () => {
    const keys = Object.keys(errorCodes).map((code) => `error_${code}`)
    expect(Object.keys(server).toSorted()).toEqual(keys.toSorted())
  })

  it('has words for every validation code, and for no other', () => {
    expectTypeOf<keyof typeof validation>().toEqualTypeOf<`validation_${ValidationCode}`>()
    expect(Object.values(validation)).not.toContain('')
  })

  it('asks of a rule only for the bounds that a rule gives', () => {
    const withBounds = Object.entries(validation).filter(([, text]) => placesIn(text).length > 0)
    expect(withBounds.map(([key, text]) => [key, placesIn(text)])).toEqual([
      ['validation_too_short', ['min']],
      ['validation_too_long', ['max']],
      ['validation_number_too_small', ['min']],
      ['validation_number_too_large', ['max']],
    ])
  })

  it('gives one key one meaning: no two catalogues share one', () => {
    const keys = messages.map(([key]) => key)
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([])
  })

  it.each(messages)('speaks plainly: %s', (_key, text) => {
    expect(text).toMatch(/\S/)
    expect(text).toBe(text.trim())
    expect(text).not.toMatch(/!|  |'/)
  })
})
