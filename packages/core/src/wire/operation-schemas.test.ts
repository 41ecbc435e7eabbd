import { Ajv } from 'ajv'
import addFormats from 'ajv-formats'
import { describe, expect, it } from 'vitest'
import { locales } from './locales/locales.ts'
import { operations, type OperationId } from './operations.ts'
import { errorBodySchema, maxBodyBytes } from './schema.ts'
import { contract, propertiesOf } from './testing/contract.ts'

// Strict: an unknown keyword or format, or a keyword on the wrong type, is an error. Unions such as "string or null" are intended.
const ajv = addFormats.default(new Ajv({ strict: true, allowUnionTypes: true }))

describe('the schemas of the contract', () => {
  const schemas = contract.flatMap(([id, call]) =>
    (['params', 'query', 'body', 'response'] as const).flatMap((part) =>
      call[part] === undefined ? [] : [[`${id}, ${part}`, call[part]] as const],
    ),
  )

  it.each([...schemas, ['the error body', errorBodySchema] as const])(
    'compile in strict mode: %s',
    (_name, schema) => {
      expect(() => ajv.compile(schema as object)).not.toThrow()
    },
  )

  it.each(schemas.filter(([name]) => !name.endsWith('response')))(
    'refuse a property that is not listed: %s',
    (_name, schema) => {
      expect(openObjects(schema)).toEqual([])
    },
  )

  it('refuse __proto__ from a parsed body', () => {
    const isValid = ajv.compile(operations.login.body)
    const body = (text: string) => isValid(JSON.parse(`{"email":"a@b.co","password":"x"${text}}`))
    expect(body('')).toBe(true)
    expect(body(',"__proto__":{"isAdmin":true}')).toBe(false)
    expect(body(',"isAdmin":true')).toBe(false)
  })

  // R7.1
  it('ask for the captcha of MS-AUTH when the query names no service', () => {
    expect(operations.captchaIsEnabled.query.properties.service.default).toBe('MS-AUTH')
  })

  it('give every body a lang, except in calls whose answer the page does not read', () => {
    // Sent in the background; the page does not read the answer.
    const unread = new Set<OperationId>(['visitorSave', 'events'])
    const bodies = contract.filter(([id, { body }]) => body !== undefined && !unread.has(id))
    const enums = bodies.map(
      ([, { body }]) => (propertiesOf(body)['lang'] as { enum?: unknown } | undefined)?.enum,
    )
    expect(enums).toEqual(bodies.map(() => locales))
  })

  // R7.3
  it.each([
    // R9.15
    ['a phone number with all 20 digits of the fallback mask', 'phone', `+${'9'.repeat(20)}`, true],
    ['a phone number with one more', 'phone', `+${'9'.repeat(21)}`, false],
    ['an e-mail address of 254 characters', 'email', 'a'.repeat(254), true],
    ['an e-mail address of 255 characters', 'email', 'a'.repeat(255), false],
    ['a password of 256 characters', 'password', 'a'.repeat(256), true],
    ['a password of 257 characters', 'password', 'a'.repeat(257), false],
    ['an empty password', 'password', '', false],
    ['a number for a password', 'password', 12345678, false],
    ['a locale that is shipped', 'lang', 'ar-XX', true],
    ['a locale that is not shipped', 'lang', 'en', false],
  ])('bound what a login may contain: %s', (_name, field, value, isAllowed) => {
    const isValid = ajv.compile(operations.login.body)
    expect(isValid({ password: 'x', [field]: value })).toBe(isAllowed)
  })

  it.each([
    ['dateOfBirth', '2026-02-28', true],
    ['dateOfBirth', '2026-02-31', false],
    ['dateOfBirth', '28/02/2026', false],
    ['dateOfBirth', '0000-01-01', false],
    ['currency', 'EUR', true],
    ['currency', 'eur', false],
    ['promocode', '', false],
  ])('bound what a registration may contain: %s "%s" is %s', (field, value, isAllowed) => {
    const isValid = ajv.compile(operations.register.body)
    expect(isValid({ email: 'a@b.co', password: 'x', [field]: value })).toBe(isAllowed)
  })

  // R7.7, R7.8
  it.each([
    // R9.6
    ['a VK verifier of 43 characters', 'code_verifier', 'a'.repeat(43), true],
    ['a VK verifier of 128 characters', 'code_verifier', 'a'.repeat(128), true],
    ['a VK verifier of 42 characters', 'code_verifier', 'a'.repeat(42), false],
    // R9.6
    ['a VK verifier of 129 characters', 'code_verifier', 'a'.repeat(129), false],
    ['a state of 2 KB', 'state', 'a'.repeat(2048), true],
    ['a state of more than 2 KB', 'state', 'a'.repeat(2049), false],
    ['data of Telegram', 'telegram', { id: 1, first_name: 'A', hash: 'ff' }, true],
    ['data of Telegram with an object inside', 'telegram', { id: {} }, false],
    ['the answer of an OPEN_ID provider', 'initialStateData', { 'openid.mode': 'id_res' }, true],
  ])('bound what finishing a social sign-in may contain: %s', (_name, field, value, isAllowed) => {
    const isValid = ajv.compile(operations.socialFinish.body)
    expect(isValid({ state: 's', lang: 'fr', user_agent: 'x', [field]: value })).toBe(isAllowed)
  })

  it('keep a request body within 64 KiB', () => {
    expect(maxBodyBytes).toBe(65_536)
  })
})

/** The places in a schema where an object accepts unlisted or unbounded properties. */
function openObjects(schema: unknown, place = '$'): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  const inside = Object.entries(schema).flatMap(([key, part]) => openObjects(part, `${place}.${key}`))
  const { type, additionalProperties } = schema as { type?: unknown; additionalProperties?: unknown }
  const isOpen = type === 'object' && (additionalProperties === undefined || additionalProperties === true)
  return isOpen ? [place, ...inside] : inside
}
