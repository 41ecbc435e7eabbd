/** The parameters of Google's answer (RFC 6749, sections 4.1.2 and 4.1.2.1); others are not passed on. */
const answerParameters = new Set(['code', 'state', 'scope', 'error'])

/** The known error codes (also from OpenID Connect Core 1.0, 3.1.2.6). `error_description` is not passed on: anybody can write it. */
const errorCodes = new Set([
  'access_denied',
  'invalid_request',
  'unauthorized_client',
  'unsupported_response_type',
  'invalid_scope',
  'server_error',
  'temporarily_unavailable',
  'interaction_required',
  'login_required',
  'account_selection_required',
  'consent_required',
])

/** Schemes that browsers handle themselves: an app needs its own. */
const browserSchemes = /^(about|blob|data|file|filesystem|https?|javascript|mailto|vbscript|wss?)$/i

/** The address that opens the app with Google's answer; `null` without an app, or without an answer. */
export function createHandOverUrl(scheme: string | null, query: URLSearchParams): string | null {
  if (scheme === null || !/^[a-z][a-z0-9+.-]*$/i.test(scheme) || browserSchemes.test(scheme)) return null
  const answer = new URLSearchParams([...query].filter(([name]) => answerParameters.has(name)))
  const error = answer.get('error')
  if (!answer.has('code') && error === null) return null
  if (error !== null) answer.set('error', errorCodes.has(error) ? error : 'server_error')
  return `${scheme}://oauth/google?${answer.toString()}`
}
