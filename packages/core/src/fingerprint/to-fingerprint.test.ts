import { Ajv } from 'ajv'
import { array, assert, anything, constantFrom, dictionary, oneof, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  extendedFingerprintProperties,
  fingerprintSchema,
  type ExtendedFingerprint,
} from '../wire/fingerprint.ts'
import { maxBodyBytes } from '../wire/schema.ts'
import { isDeviceId } from './device-id.ts'
import { toExtendedFingerprint, toFingerprint } from './to-fingerprint.ts'

const names = Object.keys(extendedFingerprintProperties) as (keyof ExtendedFingerprint)[]
const isValid = new Ajv({ allowUnionTypes: true }).compile(fingerprintSchema)
const nothing = Object.fromEntries(names.map((name) => [name, null]))

describe('the fingerprint that is sent', () => {
  it('has all 32 fields in their order, null where nothing was read', () => {
    expect(Object.keys(toExtendedFingerprint({}))).toEqual(names)
    expect(toExtendedFingerprint({})).toEqual(nothing)
  })

  it('has the readings under their own names, and nothing else', () => {
    const read = { web_driver: false, device_memory: 8, languages: ['de-DE', 'en'], platform: 'Linux x86_64' }
    expect(toExtendedFingerprint({ ...read, battery: 1 } as object)).toEqual({ ...nothing, ...read })
  })

  // R3.4
  it('takes the basic fields from the same readings', () => {
    const readings = { request_user_agent: 'Browser', screen_width: 360, screen_height: 740 }
    const ids = { clientId: 'c', visitorId: 'v', sealed: 'noXc7Q==' }
    expect(toFingerprint(readings, ids)).toEqual({
      ...ids,
      userAgent: 'Browser',
      screenWidth: 360,
      screenHeight: 740,
      extended: { ...nothing, ...readings, sealed: ids.sealed },
    })
  })

  it.each<[keyof ExtendedFingerprint, unknown, unknown]>([
    ['battery_charging_time', Infinity, null],
    ['battery_level', Number.NaN, null],
    ['battery_level', 0, 0],
    ['device_memory', '8', null],
    ['web_driver', 0, null],
    ['web_driver', false, false],
    ['vendor', '', null],
    ['platform', 'a\0b\ud800c', 'abc'],
    ['webgl_renderer', 'x'.repeat(1025), 'x'.repeat(1024)],
    ['webgl_renderer', `${'x'.repeat(1023)}😀`, 'x'.repeat(1023)],
    ['sealed', 's'.repeat(24_577), null],
    ['languages', [], []],
    ['languages', ['fr', 7, ''], ['fr']],
    ['languages', Array<string>(65).fill('fr'), Array<string>(64).fill('fr')],
    ['languages', 'fr', null],
  ])('turns a reading of %s, %o, into %o', (name, reading, sent) => {
    expect(toExtendedFingerprint({ [name]: reading })[name]).toEqual(sent)
  })

  // A hundred random payloads are slow when the cores are busy.
  // R3.3
  it('is valid by the contract, whatever a browser reports', { timeout: 30_000 }, () => {
    const reading = oneof(anything(), string({ unit: 'binary', maxLength: 1200 }), array(string()))
    assert(
      property(dictionary(constantFrom(...names), reading, { maxKeys: 5 }), reading, (readings, id) => {
        const ids = { clientId: id, visitorId: id, sealed: id } as object
        const sent: unknown = JSON.parse(JSON.stringify(toFingerprint(readings, ids)))
        expect(isValid(sent), JSON.stringify(isValid.errors)).toBe(true)
        expect(JSON.stringify(sent)).not.toMatch(/\\u0000|\\ud[89a-f]/i)
      }),
    )
  })

  it('leaves room for the form in a request body, even with the longest sealed result', () => {
    const sent = toFingerprint({}, { sealed: 's'.repeat(24_576) })
    expect(sent.sealed).toHaveLength(24_576)
    expect(JSON.stringify(sent).length).toBeLessThan(maxBodyBytes - 12_000)
  })
})

it.each([
  ['9b2f1c7e-4d7a-4c55-9a55-0f3f5b0c1a2e', true],
  ['9B2F1C7E-4D7A-4C55-9A55-0F3F5B0C1A2E', true],
  ['urn:uuid:9b2f1c7e-4d7a-4c55-9a55-0f3f5b0c1a2e', false],
  ['9b2f1c7e-4d7a-4c55-9a55-0f3f5b0c1a2e0', false],
  ['9b2f1c7e4d7a4c559a550f3f5b0c1a2e', false],
  ['', false],
  [null, false],
])('%s is a device id: %s', (text, expected) => {
  expect(isDeviceId(text)).toBe(expected)
})
