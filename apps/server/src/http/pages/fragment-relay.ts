/** The page's CSP: it may load its own script, and make one call to its own origin. */
export const relayPolicy =
  "default-src 'none'; script-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'"

/** @param script the URL of the script @param message the plain text for browsers without scripting */
export function relayPage(script: string, message: string): string {
  return `<!doctype html>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Foyer</title>
<script src="${script}" defer></script>
<noscript>${message}</noscript>
`
}

/** Posts the fragment to the page's own address, and navigates to the address in the answer. */
export const relayScript = `const { hash, pathname, search } = location
const tgAuthResult = new URLSearchParams(hash.slice(1)).get('tgAuthResult') ?? ''
history.replaceState(null, '', pathname)
const response = fetch(pathname + search, {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ tgAuthResult }),
})
response
  .then((answer) => answer.json())
  .then(({ url }) => location.replace(url ?? '/'))
  .catch(() => location.replace('/'))
`
