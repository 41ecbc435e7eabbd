/**
 * Method and path of every call, with parameters in braces as OpenAPI writes them.
 * Apart from the schemas, so that a browser that imports it ships none of them.
 */
export const routes = {
  captchaIsEnabled: { method: 'GET', path: '/MS-AUTH/captcha-isEnabled' },
  captchaChallenge: { method: 'GET', path: '/web/v1/captcha/challenge' },
  login: { method: 'POST', path: '/web/v1/auth/login' },
  register: { method: 'POST', path: '/web/v1/auth/register' },
  logout: { method: 'POST', path: '/web/v1/auth/logout' },
  session: { method: 'GET', path: '/web/v1/auth/session' },
  recovery: { method: 'POST', path: '/web/v1/auth/recovery' },
  recoveryConfirm: { method: 'POST', path: '/web/v1/auth/recovery/confirm' },
  password: { method: 'POST', path: '/web/v1/auth/password' },
  sessions: { method: 'GET', path: '/web/v1/auth/sessions' },
  revokeOtherSessions: { method: 'DELETE', path: '/web/v1/auth/sessions' },
  revokeSession: { method: 'DELETE', path: '/web/v1/auth/sessions/{id}' },
  socialConfigs: { method: 'GET', path: '/web/v1/social-configs' },
  readAccount: { method: 'GET', path: '/web/v1/auth/account' },
  updateAccount: { method: 'POST', path: '/web/v1/auth/account' },
  exportAccount: { method: 'GET', path: '/web/v1/auth/account/export' },
  deleteAccount: { method: 'POST', path: '/web/v1/auth/account/deletion' },
  profileNew: { method: 'POST', path: '/AUTH/profile-new' },
  socialFinish: { method: 'POST', path: '/web/v1/auth/{social}' },
  socialLink: { method: 'POST', path: '/web/v1/auth/{social}-link' },
  identities: { method: 'GET', path: '/web/v1/auth/identities' },
  unlinkIdentity: { method: 'DELETE', path: '/web/v1/auth/identities/{social}' },
  visitorSave: { method: 'POST', path: '/USER/visitor-save' },
  settings: { method: 'GET', path: '/web/v1/settings' },
  promocodesCheck: { method: 'POST', path: '/web/v1/promocodes/check' },
  healthz: { method: 'GET', path: '/healthz' },
  readyz: { method: 'GET', path: '/readyz' },
  metrics: { method: 'GET', path: '/metrics' },
} as const
