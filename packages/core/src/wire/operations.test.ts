import { Ajv } from 'ajv'
import addFormats from 'ajv-formats'
import { describe, expect, expectTypeOf, it } from 'vitest'
import {
  operations,
  type Operation,
  type OperationId,
  type RequestBody,
  type RequestParams,
  type RequestQuery,
  type ResponseBody,
} from './operations.ts'
import { routes } from './routes.ts'
import { locales } from './locales.ts'
import { errorBodySchema, maxBodyBytes } from './schema.ts'

const contract: readonly (readonly [OperationId, Operation])[] = Object.entries(operations) as [
  OperationId,
  Operation,
][]

// Strict: an unknown keyword, a format nobody checks or a keyword on the wrong type is an error. A type or null is meant.
function createAjv(): Ajv {
  return addFormats.default(new Ajv({ strict: true, allowUnionTypes: true }))
}

describe('the calls of the contract', () => {
  it.each([
    // The six calls of the specification's section 7.
    ['captchaIsEnabled', 'GET', '/MS-AUTH/captcha-isEnabled', 'anyone'],
    ['login', 'POST', '/web/v1/auth/login', 'anyone'],
    ['profileNew', 'POST', '/AUTH/profile-new', 'anyone'],
    ['socialFinish', 'POST', '/web/v1/auth/{social}', 'anyone'],
    ['socialLink', 'POST', '/web/v1/auth/{social}-link', 'anyone'],
    ['visitorSave', 'POST', '/USER/visitor-save', 'user'],
    // Those beside them.
    ['register', 'POST', '/web/v1/auth/register', 'anyone'],
    ['logout', 'POST', '/web/v1/auth/logout', 'anyone'],
    ['session', 'GET', '/web/v1/auth/session', 'user'],
    ['recovery', 'POST', '/web/v1/auth/recovery', 'anyone'],
    ['recoveryConfirm', 'POST', '/web/v1/auth/recovery/confirm', 'anyone'],
    ['password', 'POST', '/web/v1/auth/password', 'user'],
    ['sessions', 'GET', '/web/v1/auth/sessions', 'user'],
    ['revokeOtherSessions', 'DELETE', '/web/v1/auth/sessions', 'user'],
    ['readAccount', 'GET', '/web/v1/auth/account', 'user'],
    ['updateAccount', 'POST', '/web/v1/auth/account', 'user'],
    ['exportAccount', 'GET', '/web/v1/auth/account/export', 'user'],
    ['deleteAccount', 'POST', '/web/v1/auth/account/deletion', 'user'],
    ['revokeSession', 'DELETE', '/web/v1/auth/sessions/{id}', 'user'],
    ['identities', 'GET', '/web/v1/auth/identities', 'user'],
    ['unlinkIdentity', 'DELETE', '/web/v1/auth/identities/{social}', 'user'],
    ['socialConfigs', 'GET', '/web/v1/social-configs', 'anyone'],
    ['captchaChallenge', 'GET', '/web/v1/captcha/challenge', 'anyone'],
    ['events', 'POST', '/web/v1/events', 'anyone'],
    ['settings', 'GET', '/web/v1/settings', 'anyone'],
    ['checkout', 'POST', '/web/v1/checkout', 'anyone'],
    ['promocodesCheck', 'POST', '/web/v1/promocodes/check', 'anyone'],
    ['healthz', 'GET', '/healthz', 'anyone'],
    ['readyz', 'GET', '/readyz', 'anyone'],
    ['metrics', 'GET', '/metrics', 'operator'],
  ] as const)('%s is %s %s, open to: %s', (id, method, path, auth) => {
    expect(operations[id]).toMatchObject({ method, path, auth })
  })

  it('are 30, and no two have the same method and path', () => {
    expect(contract).toHaveLength(30)
    expect(new Set(contract.map(([, { method, path }]) => `${method} ${path}`)).size).toBe(30)
  })

  it('are the same in the list that the browser takes', () => {
    const paths = contract.map(([id, { method, path }]) => [id, { method, path }])
    expect(Object.fromEntries(paths)).toEqual(routes)
  })

  it.each(contract)(
    '%s: a path parameter has a schema, a GET has no body, and 204 answers nothing',
    (_id, call) => {
      const inPath = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
      expect(Object.keys(propertiesOf(call.params))).toEqual(inPath)
      expect(call.method === 'POST' || call.body === undefined).toBe(true)
      expect(call.status === 204 && call.response !== undefined).toBe(false)
    },
  )
})

describe('the schemas of the contract', () => {
  const schemas = contract.flatMap(([id, call]) =>
    (['params', 'query', 'body', 'response'] as const).flatMap((part) =>
      call[part] === undefined ? [] : [[`${id}, ${part}`, call[part]] as const],
    ),
  )

  it.each([...schemas, ['the error body', errorBodySchema] as const])(
    'compile in strict mode: %s',
    (_name, schema) => {
      expect(() => createAjv().compile(schema as object)).not.toThrow()
    },
  )

  it.each(schemas.filter(([name]) => !name.endsWith('response')))(
    'refuse a property that is not listed: %s',
    (_name, schema) => {
      expect(openObjects(schema)).toEqual([])
    },
  )

  it('refuse __proto__ from a parsed body', () => {
    const isValid = createAjv().compile(operations.login.body)
    const body = (text: string) => isValid(JSON.parse(`{"email":"a@b.co","password":"x"${text}}`))
    expect(body('')).toBe(true)
    expect(body(',"__proto__":{"isAdmin":true}')).toBe(false)
    expect(body(',"isAdmin":true')).toBe(false)
  })

  it('ask for the captcha of MS-AUTH when the query names no service', () => {
    expect(operations.captchaIsEnabled.query.properties.service.default).toBe('MS-AUTH')
  })

  it('give every call that answers a person a lang', () => {
    // These are sent behind a person's back: nobody reads the answer.
    const unread = new Set<OperationId>(['visitorSave', 'events'])
    const bodies = contract.filter(([id, { body }]) => body !== undefined && !unread.has(id))
    const enums = bodies.map(
      ([, { body }]) => (propertiesOf(body)['lang'] as { enum?: unknown } | undefined)?.enum,
    )
    expect(enums).toEqual(bodies.map(() => locales))
  })

  it.each([
    ['a phone number with all 20 digits of the fallback mask', 'phone', `+${'9'.repeat(20)}`, true],
    ['a phone number with one more', 'phone', `+${'9'.repeat(21)}`, false],
    ['an e-mail address of 254 characters', 'email', 'a'.repeat(254), true],
    ['a longer one', 'email', 'a'.repeat(255), false],
    ['a password of 256 characters', 'password', 'a'.repeat(256), true],
    ['a longer one', 'password', 'a'.repeat(257), false],
    ['an empty password', 'password', '', false],
    ['a number for a password', 'password', 12345678, false],
    ['a locale that is shipped', 'lang', 'ar-XX', true],
    ['one that is not', 'lang', 'en', false],
  ])('bound what a login may say: %s', (_name, field, value, isAllowed) => {
    const isValid = createAjv().compile(operations.login.body)
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
  ])('bound what a registration may say: %s "%s" is %s', (field, value, isAllowed) => {
    const isValid = createAjv().compile(operations.register.body)
    expect(isValid({ email: 'a@b.co', password: 'x', [field]: value })).toBe(isAllowed)
  })

  it.each([
    ['a VK verifier of 43 characters', 'code_verifier', 'a'.repeat(43), true],
    ['one of 128', 'code_verifier', 'a'.repeat(128), true],
    ['one of 42', 'code_verifier', 'a'.repeat(42), false],
    ['one of 129', 'code_verifier', 'a'.repeat(129), false],
    ['a state of 2 KB', 'state', 'a'.repeat(2048), true],
    ['a longer one', 'state', 'a'.repeat(2049), false],
    ['data of Telegram', 'telegram', { id: 1, first_name: 'A', hash: 'ff' }, true],
    ['data of Telegram with an object inside', 'telegram', { id: {} }, false],
    ['the answer of an OPEN_ID provider', 'initialStateData', { 'openid.mode': 'id_res' }, true],
  ])('bound what finishing a social sign-in may say: %s', (_name, field, value, isAllowed) => {
    const isValid = createAjv().compile(operations.socialFinish.body)
    expect(isValid({ state: 's', lang: 'fr', user_agent: 'x', [field]: value })).toBe(isAllowed)
  })

  it('keep a request body within 64 KiB', () => {
    expect(maxBodyBytes).toBe(65_536)
  })
})

describe('the types that come from the contract', () => {
  it('are those of the schemas', () => {
    expectTypeOf<RequestBody<'login'>['email']>().toEqualTypeOf<string | undefined>()
    expectTypeOf<RequestBody<'login'>['password']>().toEqualTypeOf<string>()
    expectTypeOf<ResponseBody<'login'>['id']>().toEqualTypeOf<string>()
    expectTypeOf<ResponseBody<'captchaIsEnabled'>>().toEqualTypeOf<{ isEnabled: boolean }>()
    expectTypeOf<ResponseBody<'settings'>['settings']['currency']['value']>().toEqualTypeOf<string>()
    expectTypeOf<RequestParams<'revokeSession'>>().toEqualTypeOf<{ id: string }>()
    expectTypeOf<RequestQuery<'captchaIsEnabled'>>().toEqualTypeOf<{ service: string }>()
    expectTypeOf<RequestBody<'visitorSave'>['battery_level']>().toEqualTypeOf<number | null>()
  })

  it('are undefined where a call has nothing there', () => {
    expectTypeOf<RequestBody<'session'>>().toEqualTypeOf<undefined>()
    expectTypeOf<ResponseBody<'logout'>>().toEqualTypeOf<undefined>()
    expectTypeOf<RequestParams<'login'>>().toEqualTypeOf<undefined>()
  })
})

function propertiesOf(schema: unknown): Readonly<Record<string, unknown>> {
  return (schema as { properties?: Record<string, unknown> } | undefined)?.properties ?? {}
}

/** Where in a schema an object takes properties that nobody has listed or bounded. */
function openObjects(schema: unknown, place = '$'): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  const inside = Object.entries(schema).flatMap(([key, part]) => openObjects(part, `${place}.${key}`))
  const { type, additionalProperties } = schema as { type?: unknown; additionalProperties?: unknown }
  const isOpen = type === 'object' && (additionalProperties === undefined || additionalProperties === true)
  return isOpen ? [place, ...inside] : inside
}
