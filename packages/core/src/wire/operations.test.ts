import { describe, expect, expectTypeOf, it } from 'vitest'
import {
  operations,
  type Operation,
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
    ['captchaIsEnabled', 'GET', '/MS-AUTH/captcha-isEnabled', 'public'],
    ['login', 'POST', '/web/v1/auth/login', 'public'],
    ['profileNew', 'POST', '/AUTH/profile-new', 'public'],
    ['socialFinish', 'POST', '/web/v1/auth/{social}', 'public'],
    ['socialLink', 'POST', '/web/v1/auth/{social}-link', 'public'],
    ['visitorSave', 'POST', '/USER/visitor-save', 'session'],
    // All other calls.
    ['register', 'POST', '/web/v1/auth/register', 'public'],
    ['registration', 'POST', '/web/v1/auth/registration', 'public'],
    ['registrationConfirm', 'POST', '/web/v1/auth/registration/confirm', 'public'],
    ['signInCode', 'POST', '/web/v1/auth/code', 'public'],
    ['signInCodeConfirm', 'POST', '/web/v1/auth/code/confirm', 'public'],
    ['passkeySignInOptions', 'POST', '/web/v1/auth/passkey/options', 'public'],
    ['passkeySignIn', 'POST', '/web/v1/auth/passkey', 'public'],
    ['passkeySignUpOptions', 'POST', '/web/v1/auth/passkey/sign-up/options', 'public'],
    ['secondFactorWays', 'GET', '/web/v1/auth/second-factor', 'second-factor-pending'],
    ['secondFactor', 'POST', '/web/v1/auth/second-factor', 'second-factor-pending'],
    ['secondFactorCancel', 'DELETE', '/web/v1/auth/second-factor', 'public'],
    ['secondFactorPasskey', 'POST', '/web/v1/auth/second-factor/passkey', 'second-factor-pending'],
    ['enrolSecondFactor', 'POST', '/web/v1/auth/second-factor/totp', 'second-factor-pending'],
    ['enrolSecondFactorConfirm', 'POST', '/web/v1/auth/second-factor/totp/confirm', 'second-factor-pending'],
    ['factors', 'GET', '/web/v1/auth/factors', 'session'],
    ['passkeyOptions', 'POST', '/web/v1/auth/passkeys/options', 'recent'],
    ['addPasskey', 'POST', '/web/v1/auth/passkeys', 'recent'],
    ['renamePasskey', 'POST', '/web/v1/auth/passkeys/{id}', 'session'],
    ['removePasskey', 'DELETE', '/web/v1/auth/passkeys/{id}', 'recent'],
    ['totp', 'POST', '/web/v1/auth/totp', 'recent'],
    ['totpConfirm', 'POST', '/web/v1/auth/totp/confirm', 'recent'],
    ['removeTotp', 'DELETE', '/web/v1/auth/totp', 'recent'],
    ['recoveryCodes', 'POST', '/web/v1/auth/recovery-codes', 'recent'],
    ['proofPasskey', 'POST', '/web/v1/auth/proof/passkey', 'session'],
    ['relatedOrigins', 'GET', '/.well-known/webauthn', 'public'],
    ['pendingCodes', 'GET', '/web/v1/auth/codes', 'public'],
    ['logout', 'POST', '/web/v1/auth/logout', 'public'],
    ['session', 'GET', '/web/v1/auth/session', 'session'],
    ['token', 'POST', '/web/v1/auth/token', 'session'],
    ['recovery', 'POST', '/web/v1/auth/recovery', 'public'],
    ['recoveryCheck', 'POST', '/web/v1/auth/recovery/check', 'public'],
    ['recoveryConfirm', 'POST', '/web/v1/auth/recovery/confirm', 'public'],
    ['passwordSetup', 'POST', '/web/v1/auth/password/setup', 'recent'],
    ['passwordSetupConfirm', 'POST', '/web/v1/auth/password/setup/confirm', 'session'],
    ['password', 'POST', '/web/v1/auth/password', 'recent'],
    ['identifiers', 'GET', '/web/v1/auth/identifiers', 'session'],
    ['changeIdentifier', 'POST', '/web/v1/auth/identifiers', 'recent'],
    ['changeIdentifierConfirm', 'POST', '/web/v1/auth/identifiers/confirm', 'session'],
    ['removeIdentifier', 'DELETE', '/web/v1/auth/identifiers/{kind}', 'recent'],
    ['undoCheck', 'POST', '/web/v1/auth/identifiers/undo/check', 'public'],
    ['undo', 'POST', '/web/v1/auth/identifiers/undo', 'public'],
    ['verification', 'POST', '/web/v1/auth/verification', 'session'],
    ['verificationConfirm', 'POST', '/web/v1/auth/verification/confirm', 'session'],
    ['proofWays', 'GET', '/web/v1/auth/proof', 'session'],
    ['proofCode', 'POST', '/web/v1/auth/proof/code', 'session'],
    ['proof', 'POST', '/web/v1/auth/proof', 'session'],
    ['sessions', 'GET', '/web/v1/auth/sessions', 'session'],
    ['revokeOtherSessions', 'DELETE', '/web/v1/auth/sessions', 'recent'],
    ['readAccount', 'GET', '/web/v1/auth/account', 'session'],
    ['updateAccount', 'POST', '/web/v1/auth/account', 'session'],
    ['exportAccount', 'GET', '/web/v1/auth/account/export', 'recent'],
    ['deleteAccount', 'POST', '/web/v1/auth/account/deletion', 'recent'],
    ['revokeSession', 'DELETE', '/web/v1/auth/sessions/{id}', 'recent'],
    ['identities', 'GET', '/web/v1/auth/identities', 'session'],
    ['unlinkIdentity', 'DELETE', '/web/v1/auth/identities/{social}', 'recent'],
    ['socialConfigs', 'GET', '/web/v1/social-configs', 'public'],
    ['captchaChallenge', 'GET', '/web/v1/captcha/challenge', 'public'],
    ['events', 'POST', '/web/v1/events', 'public'],
    ['settings', 'GET', '/web/v1/settings', 'public'],
    ['checkoutOffer', 'GET', '/web/v1/checkout', 'public'],
    ['checkout', 'POST', '/web/v1/checkout', 'public'],
    ['orders', 'GET', '/web/v1/orders', 'session'],
    ['order', 'GET', '/web/v1/orders/{number}', 'public'],
    ['promocodesCheck', 'POST', '/web/v1/promocodes/check', 'public'],
    ['jwks', 'GET', '/.well-known/jwks.json', 'public'],
    ['healthz', 'GET', '/healthz', 'public'],
    ['readyz', 'GET', '/readyz', 'public'],
    ['metrics', 'GET', '/metrics', 'operator'],
  ] as const)('%s is %s %s, and needs: %s', (id, method, path, auth) => {
    expect(operations[id]).toMatchObject({ method, path, auth })
  })

  // R7.20
  it('are 74, and no two have the same method and path', () => {
    expect(contract).toHaveLength(74)
    expect(new Set(contract.map(([, { method, path }]) => `${method} ${path}`)).size).toBe(74)
  })

  // R7.20
  it('are the same in the list that the browser takes', () => {
    const paths = contract.map(([id, { method, path }]) => [id, { method, path }])
    expect(Object.fromEntries(paths)).toEqual(routes)
  })

  it.each(contract)(
    '%s: a path parameter has a schema, only a POST has a body, and a 204 has no response body',
    (_id, call) => {
      const inPath = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
      expect(Object.keys(propertiesOf(call.params))).toEqual(inPath)
      expect(call.method === 'POST' || call.body === undefined).toBe(true)
      expect(call.status === 204 && call.response !== undefined).toBe(false)
    },
  )
})

// R10.21
describe('a call that does not declare its authorization', () => {
  it('does not compile', () => {
    const { auth: _declared, ...undeclared } = operations.login
    // @ts-expect-error -- `auth` is missing
    const call: Operation = undeclared
    expect(call).not.toHaveProperty('auth')
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

  it('are undefined for a part that the call does not have', () => {
    expectTypeOf<RequestBody<'session'>>().toEqualTypeOf<undefined>()
    expectTypeOf<ResponseBody<'logout'>>().toEqualTypeOf<undefined>()
    expectTypeOf<RequestParams<'login'>>().toEqualTypeOf<undefined>()
  })
})
