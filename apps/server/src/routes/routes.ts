import type { FastifyInstance } from 'fastify'
import type { Context } from '../context.ts'
import { captchaChallenge } from './auth/captcha-challenge.ts'
import { captchaIsEnabled } from './auth/captcha-is-enabled.ts'
import { checkout } from './checkout/checkout.ts'
import { checkoutOffer } from './checkout/checkout-offer.ts'
import { events } from './operations/events.ts'
import { deleteAccount } from './account/delete-account.ts'
import { exportAccount } from './account/export-account.ts'
import { readAccount } from './account/read-account.ts'
import { updateAccount } from './account/update-account.ts'
import { revokeOtherSessions } from './account/revoke-other-sessions.ts'
import { healthz } from './operations/healthz.ts'
import { identities } from './account/identities.ts'
import { identifiers } from './identity/identifiers.ts'
import { changeIdentifier } from './identity/change/change-identifier.ts'
import { removeIdentifier } from './identity/change/remove-identifier.ts'
import { undo } from './identity/change/undo.ts'
import { proof } from './identity/proof.ts'
import { pendingCodes } from './codes/pending-codes.ts'
import { signInCode } from './identity/sign-in-code.ts'
import { verification } from './identity/verification.ts'
import { registration } from './identity/registration.ts'
import { enrolSecondFactor } from './factors/enrol-second-factor.ts'
import { factors } from './factors/factors.ts'
import { secondFactor } from './factors/second-factor.ts'
import { totp } from './factors/totp.ts'
import { passkeySignIn } from './passkeys/passkey-sign-in.ts'
import { passkeys } from './passkeys/passkeys.ts'
import { relatedOrigins } from './passkeys/related-origins.ts'
import { token } from './tokens/token.ts'
import { jwks } from './tokens/jwks.ts'
import { login } from './auth/login.ts'
import { logout } from './auth/logout.ts'
import { metrics } from './operations/metrics.ts'
import { order } from './checkout/order.ts'
import { orders } from './checkout/orders.ts'
import { passwordSetup } from './account/password/password-setup.ts'
import { password } from './account/password/password.ts'
import { profileNew } from './social/profile-new.ts'
import { promocodesCheck } from './checkout/promocodes-check.ts'
import { readyz } from './operations/readyz.ts'
import { recovery } from './auth/recovery/recovery.ts'
import { recoveryCheck } from './auth/recovery/recovery-check.ts'
import { recoveryConfirm } from './auth/recovery/recovery-confirm.ts'
import { register } from './auth/register.ts'
import { revokeSession } from './account/revoke-session.ts'
import { session } from './auth/session.ts'
import { sessions } from './account/sessions.ts'
import { settings } from './operations/settings.ts'
import { socialConfigs } from './social/social-configs.ts'
import { socialFinish } from './social/social-finish.ts'
import { socialLink } from './social/social-link.ts'
import { socialLinkCallback } from './social/social-link-callback.ts'
import { unlinkIdentity } from './account/unlink-identity.ts'
import { visitorSave } from './operations/visitor-save.ts'

/** Registers the calls of the contract, which `@foyer/core/wire` describes. */
export function registerRoutes(app: FastifyInstance, context: Context): void {
  captchaIsEnabled(app, context)
  captchaChallenge(app, context)
  login(app, context)
  register(app, context)
  registration(app, context)
  signInCode(app, context)
  pendingCodes(app, context)
  secondFactor(app, context)
  enrolSecondFactor(app, context)
  factors(app, context)
  totp(app, context)
  passkeySignIn(app, context)
  passkeys(app, context)
  relatedOrigins(app, context)
  logout(app, context)
  recovery(app, context)
  recoveryCheck(app, context)
  recoveryConfirm(app, context)
  password(app, context)
  passwordSetup(app, context)
  identifiers(app, context)
  changeIdentifier(app, context)
  removeIdentifier(app, context)
  undo(app, context)
  verification(app, context)
  proof(app, context)
  session(app, context)
  token(app, context)
  jwks(app, context)
  sessions(app, context)
  revokeOtherSessions(app, context)
  revokeSession(app, context)
  readAccount(app, context)
  updateAccount(app, context)
  exportAccount(app, context)
  deleteAccount(app, context)
  visitorSave(app, context)
  events(app, context)
  settings(app, context)
  socialConfigs(app, context)
  profileNew(app, context)
  socialFinish(app, context)
  socialLink(app, context)
  socialLinkCallback(app, context)
  identities(app, context)
  unlinkIdentity(app, context)
  promocodesCheck(app, context)
  checkoutOffer(app, context)
  checkout(app, context)
  orders(app, context)
  order(app, context)
  healthz(app)
  readyz(app, context)
  metrics(app, context)
}
