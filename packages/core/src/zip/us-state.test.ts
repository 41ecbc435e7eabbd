import { describe, expect, it } from 'vitest'
import { usStateOf } from './us-state.ts'
import { zipRules } from './zip-rules.ts'

describe('the state of a zip code', () => {
  it.each([
    ['95014', 'CA'],
    ['10001', 'NY'],
    ['00501', 'NY'],
    ['06390', 'NY'],
    ['06390-1234', 'NY'],
    ['06830', 'CT'],
    ['20500', 'DC'],
    ['20101', 'VA'],
    ['73301', 'TX'],
    ['88510', 'TX'],
    ['05501', 'MA'],
    ['99501', 'AK'],
    ['96813', 'HI'],
    ['96799', 'AS'],
    ['96910', 'GU'],
    ['96932', 'GU'],
    ['96940', 'PW'],
    ['96942', 'FM'],
    ['96951', 'MP'],
    ['96970', 'MH'],
    ['96700', 'HI'],
    ['00901', 'PR'],
    ['00802', 'VI'],
    ['34001', 'AA'],
    ['09001', 'AE'],
    ['96201', 'AP'],
    ['59901', 'MT'],
    ['00000', null],
    ['', null],
    ['abc', null],
  ])('%s is in %s', (zip, state) => {
    expect(usStateOf(zip)).toBe(state)
  })

  // R5.31
  it.each([
    ['', 'default', null],
    ['95', 'default', null],
    ['A9501', 'default', null],
    ['950', 'validated', 'CA'],
    ['95014', 'validated', 'CA'],
    ['９５０１４', 'validated', 'CA'],
    ['10001', 'error', 'NY'],
    ['96799', 'error', 'AS'],
    ['09001', 'error', 'AE'],
    ['000', 'error', null],
  ])('is judged for "%s" once its digits decide it: %s, in %s', (zip, state, place) => {
    const type = 'zipcodeFromEligibleState'
    expect(zipRules('US', zip, new Set(['CA'])).at(-1)).toEqual({ type, state, place })
  })
})
