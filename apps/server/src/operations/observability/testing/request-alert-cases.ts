import type { AlertCase, Series } from './alert-case.ts'

const requests = (route: string, status: number, rest = '') =>
  `foyer_http_requests_total{method="POST",route="${route}",status="${status}"${rest}}`

const session = '/web/v1/auth/session'
const login = '/web/v1/auth/login'
const register = '/web/v1/auth/register'
const recovery = '/web/v1/auth/recovery'

/** A hundred session checks a minute, among which rare failures are easy to miss. */
const busy: Series = { [requests(session, 200)]: '0+6000x300' }

/** A call that fails once in six times (fires) or once in sixty (calm), relative to the calls that most people make instead of it. */
const failingStep = (alert: string, usual: string, step: string): AlertCase => ({
  alert,
  at: 12,
  fires: { ...busy, [requests(usual, 200)]: '0+10x30', [requests(`/web/v1/auth/${step}`, 503)]: '0+2x30' },
  calm: { ...busy, [requests(usual, 200)]: '0+60x30', [requests(`/web/v1/auth/${step}`, 503)]: '0+1x30' },
})

/** Situations of the alerts on answers to requests. */
export const requestAlertCases: readonly AlertCase[] = [
  { alert: 'FoyerDown', at: 3, fires: { 'up{job="foyer"}': '1 0x5' }, calm: { 'up{job="foyer"}': '1x5' } },
  {
    alert: 'FoyerFails',
    at: 15,
    fires: { ...busy, [requests(session, 503)]: '0+120x30' },
    calm: { ...busy, [requests(session, 503)]: '0+30x30' },
  },
  {
    alert: 'FoyerHasErrors',
    at: 5,
    // One of thousands of answers.
    fires: { ...busy, [requests(login, 500)]: '0 0 1x30' },
    calm: { ...busy, [requests(login, 500)]: '0x30', [requests(session, 503)]: '0+120x30' },
  },
  {
    alert: 'FoyerSignInFails',
    at: 8,
    // One sign-in a minute, and it fails: only 0.02 % of all answers.
    fires: { ...busy, [requests(login, 200)]: '0x30', [requests(login, 503)]: '0+1x30' },
    calm: { ...busy, [requests(login, 200)]: '0+60x30', [requests(login, 503)]: '0+1x30' },
  },
  {
    alert: 'FoyerSignInFails',
    at: 8,
    fires: { ...busy, [requests('/web/v1/auth/:social', 503)]: '0+2x30' },
    calm: { ...busy, [requests(login, 200)]: '0x30', [requests(login, 503)]: '0x5 1x25' },
  },
  ...['code', 'code/confirm', 'passkey', 'second-factor', 'second-factor/totp/confirm'].map((step) =>
    failingStep('FoyerSignInFails', login, step),
  ),
  ...['register', 'registration', 'registration/confirm', 'passkey/sign-up/options'].map((step) =>
    failingStep('FoyerSignUpFails', register, step),
  ),
  {
    alert: 'FoyerRecoveryFails',
    at: 12,
    fires: { ...busy, [requests(`${recovery}/confirm`, 503)]: '0+1x30', [requests(recovery, 200)]: '0+3x30' },
    calm: { ...busy, [requests(recovery, 200)]: '0+60x30', [requests(recovery, 503)]: '0+1x30' },
  },
  {
    alert: 'FoyerSessionCheckFails',
    at: 8,
    fires: { ...busy, [requests(session, 503)]: '0+40x30' },
    calm: { ...busy, [requests(session, 503)]: '0+10x30' },
  },
]
