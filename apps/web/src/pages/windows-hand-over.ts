/** What Google answers with (RFC 6749, sections 4.1.2 and 4.1.2.1); nothing else is for the app. */
const isAnswer = (name: string): boolean =>
  ['code', 'state', 'scope'].includes(name) || /^error(_|$)/.test(name)

/** Schemes that the browser itself acts on. An app has one of its own. */
const browserSchemes = /^(about|blob|data|file|filesystem|https?|javascript|mailto|vbscript|wss?)$/i

/** The address that opens the app with Google's answer; `null` where there is no app, or no answer. */
export function writeHandOver(scheme: string | null, query: URLSearchParams): string | null {
  if (scheme === null || !/^[a-z][a-z0-9+.-]*$/i.test(scheme) || browserSchemes.test(scheme)) return null
  const answer = new URLSearchParams([...query].filter(([name]) => isAnswer(name)))
  if (!answer.has('code') && !answer.has('error')) return null
  return `${scheme}://oauth/google?${answer.toString()}`
}
