import * as codes from './account/codes.ts'
import * as factors from './account/factors.ts'
import * as identifiers from './account/identifiers.ts'
import * as linkedAccounts from './account/linked-accounts.ts'
import * as ownAccount from './account/own-account.ts'
import * as passkeys from './account/passkeys.ts'
import * as password from './account/password.ts'
import * as recovery from './account/recovery.ts'
import * as registration from './account/registration.ts'
import * as secondFactor from './account/second-factor.ts'
import * as sessions from './account/sessions.ts'
import * as signInCodes from './account/sign-in-codes.ts'
import * as tokens from './account/tokens.ts'
import * as signIn from './account/sign-in.ts'
import { events } from './analytics/analytics.ts'
import { captchaChallenge, captchaIsEnabled } from './captcha.ts'
import { checkout, checkoutOffer, order, orders, promocodesCheck } from './checkout.ts'
import { visitorSave } from './fingerprint.ts'
import { healthz, metrics, readyz, settings } from './installation.ts'
import type { Infer, Schema } from './schema.ts'
import * as social from './social.ts'

/**
 * What a call needs. `recent`: a session whose person has proven who they are in the last ten minutes. `second-factor-pending`: a sign-in
 * that waits for its second step. `operator`: the metrics token.
 */
export type Auth = 'public' | 'session' | 'recent' | 'second-factor-pending' | 'operator'

/** One call of the API. */
export interface Operation {
  readonly method: 'GET' | 'POST' | 'DELETE'
  /** With parameters in braces, as in OpenAPI. */
  readonly path: string
  readonly summary: string
  readonly auth: Auth
  /** For a public call that does something else for a signed-in person: what it then needs. */
  readonly whenSignedIn?: 'recent'
  /** Allowed even if an installation blocks people until an identifier is proven. */
  readonly isOpenToUnproven?: true
  /** Also allowed for an account without any identifier, which has none to prove yet, so that it can add its first one. */
  readonly isOpenWithoutIdentifier?: true
  /** Refused until an identifier of the account is proven. */
  readonly requiresProven?: true
  /** The way to sign in that the call belongs to: it is refused if the installation has switched that off. */
  readonly signInMethod?: 'password' | 'code' | 'passkey'
  /** The status of a successful answer. Default: 200. */
  readonly status?: 200 | 201 | 202 | 204
  /** Accepts an `Idempotency-Key`: sent again with the same key and body, it acts once and gives the same answer. */
  readonly isRepeatable?: true
  /**
   * Ends the session that it is called in. If it is also repeatable, it is allowed without a session, because the first answer may have
   * been lost.
   */
  readonly endsSession?: true
  readonly params?: Schema
  readonly query?: Schema
  readonly body?: Schema
  readonly response?: Schema
}

/** Every call that client and server share. A new call is one constant and one line here. */
export const operations = {
  captchaIsEnabled,
  captchaChallenge,
  login: signIn.login,
  register: signIn.register,
  registration: registration.registration,
  registrationConfirm: registration.registrationConfirm,
  signInCode: signInCodes.signInCode,
  signInCodeConfirm: signInCodes.signInCodeConfirm,
  pendingCodes: signInCodes.pendingCodes,
  passkeySignInOptions: passkeys.passkeySignInOptions,
  passkeySignIn: passkeys.passkeySignIn,
  passkeySignUpOptions: passkeys.passkeySignUpOptions,
  secondFactorWays: secondFactor.secondFactorWays,
  secondFactor: secondFactor.secondFactor,
  secondFactorCancel: secondFactor.secondFactorCancel,
  secondFactorPasskey: secondFactor.secondFactorPasskey,
  enrolSecondFactor: secondFactor.enrolSecondFactor,
  enrolSecondFactorConfirm: secondFactor.enrolSecondFactorConfirm,
  logout: signIn.logout,
  session: sessions.session,
  token: tokens.token,
  recovery: recovery.recovery,
  recoveryCheck: recovery.recoveryCheck,
  recoveryConfirm: recovery.recoveryConfirm,
  password: password.password,
  passwordSetup: password.passwordSetup,
  passwordSetupConfirm: password.passwordSetupConfirm,
  identifiers: identifiers.identifiers,
  changeIdentifier: identifiers.changeIdentifier,
  changeIdentifierConfirm: identifiers.changeIdentifierConfirm,
  removeIdentifier: identifiers.removeIdentifier,
  undoCheck: identifiers.undoCheck,
  undo: identifiers.undo,
  verification: codes.verification,
  verificationConfirm: codes.verificationConfirm,
  proofWays: codes.proofWays,
  proofCode: codes.proofCode,
  proofPasskey: passkeys.proofPasskey,
  proof: codes.proof,
  factors: factors.factors,
  passkeyOptions: passkeys.passkeyOptions,
  addPasskey: passkeys.addPasskey,
  renamePasskey: passkeys.renamePasskey,
  removePasskey: passkeys.removePasskey,
  totp: factors.totp,
  totpConfirm: factors.totpConfirm,
  removeTotp: factors.removeTotp,
  recoveryCodes: factors.recoveryCodes,
  sessions: sessions.sessions,
  revokeOtherSessions: sessions.revokeOtherSessions,
  revokeSession: sessions.revokeSession,
  readAccount: ownAccount.readAccount,
  updateAccount: ownAccount.updateAccount,
  exportAccount: ownAccount.exportAccount,
  deleteAccount: ownAccount.deleteAccount,
  profileNew: social.profileNew,
  socialFinish: social.socialFinish,
  socialLink: linkedAccounts.socialLink,
  socialConfigs: social.socialConfigs,
  identities: linkedAccounts.identities,
  unlinkIdentity: linkedAccounts.unlinkIdentity,
  visitorSave,
  events,
  settings,
  checkoutOffer,
  checkout,
  orders,
  order,
  promocodesCheck,
  relatedOrigins: passkeys.relatedOrigins,
  jwks: tokens.jwks,
  healthz,
  readyz,
  metrics,
} as const satisfies Record<string, Operation>

/** All calls of the contract, by their names. */
export type Operations = typeof operations
/** The name of a call, which is also its `operationId` in the server's OpenAPI description. */
export type OperationId = keyof Operations

/** The type of a call's request body; `undefined` if it has none. */
export type RequestBody<Id extends OperationId> = Operations[Id] extends { body: infer S extends Schema }
  ? Infer<S>
  : undefined

/** The type of a call's query; `undefined` if it has none. */
export type RequestQuery<Id extends OperationId> = Operations[Id] extends { query: infer S extends Schema }
  ? Infer<S>
  : undefined

/** The type of a call's path parameters; `undefined` if it has none. */
export type RequestParams<Id extends OperationId> = Operations[Id] extends { params: infer S extends Schema }
  ? Infer<S>
  : undefined

/** The type of a call's answer; `undefined` if it has none. */
export type ResponseBody<Id extends OperationId> = Operations[Id] extends { response: infer S extends Schema }
  ? Infer<S>
  : undefined
