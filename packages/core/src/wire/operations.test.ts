import { describe, expect, expectTypeOf, it } from 'vitest'
import {
  operations,
  type RequestBody,
  type RequestParams,
  type RequestQuery,
  type ResponseBody,
} from './operations.ts'
import { routes } from './routes.ts'
import { contract, propertiesOf } from './testing/contract.ts'

describe('the calls of the contract', () => {
  // R6.1, R6.2, R7.1, R7.3, R7.5, R7.7, R7.8, R7.10, R7.12, R7.14, R7.20
  it.each([
    // The six calls of the specification's section 7.
    ['captchaIsEnabled', 'GET', '/MS-AUTH/captcha-isEnabled', 'anyone'],
    ['login', 'POST', '/web/v1/auth/login', 'anyone'],
    ['profileNew', 'POST', '/AUTH/profile-new', 'anyone'],
    ['socialFinish', 'POST', '/web/v1/auth/{social}', 'anyone'],
    ['socialLink', 'POST', '/web/v1/auth/{social}-link', 'anyone'],
    ['visitorSave', 'POST', '/USER/visitor-save', 'user'],
    // All other calls.
    ['register', 'POST', '/web/v1/auth/register', 'anyone'],
    ['logout', 'POST', '/web/v1/auth/logout', 'anyone'],
    ['session', 'GET', '/web/v1/auth/session', 'user'],
    ['recovery', 'POST', '/web/v1/auth/recovery', 'anyone'],
    ['recoveryCheck', 'POST', '/web/v1/auth/recovery/check', 'anyone'],
    ['recoveryConfirm', 'POST', '/web/v1/auth/recovery/confirm', 'anyone'],
    ['passwordSetup', 'POST', '/web/v1/auth/password/setup', 'user'],
    ['passwordSetupConfirm', 'POST', '/web/v1/auth/password/setup/confirm', 'user'],
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
    ['checkoutOffer', 'GET', '/web/v1/checkout', 'anyone'],
    ['checkout', 'POST', '/web/v1/checkout', 'anyone'],
    ['orders', 'GET', '/web/v1/orders', 'user'],
    ['order', 'GET', '/web/v1/orders/{number}', 'anyone'],
    ['promocodesCheck', 'POST', '/web/v1/promocodes/check', 'anyone'],
    ['healthz', 'GET', '/healthz', 'anyone'],
    ['readyz', 'GET', '/readyz', 'anyone'],
    ['metrics', 'GET', '/metrics', 'operator'],
  ] as const)('%s is %s %s, open to: %s', (id, method, path, auth) => {
    expect(operations[id]).toMatchObject({ method, path, auth })
  })

  // R7.20
  it('are 36, and no two have the same method and path', () => {
    expect(contract).toHaveLength(36)
    expect(new Set(contract.map(([, { method, path }]) => `${method} ${path}`)).size).toBe(36)
  })

  // R7.20
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
