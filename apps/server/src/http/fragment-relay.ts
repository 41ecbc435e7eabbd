/** The page may load its one script, and call home. Nothing else. */
export const relayPolicy =
  "default-src 'none'; script-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'"

/** @param script our own address of it @param words for whoever runs no scripts, without markup */
export function relayPage(script: string, words: string): string {
  return `<!doctype html>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Foyer</title>
<script src="${script}" defer></script>
<noscript>${words}</noscript>
`
}

/** Sends what stands behind the `#` to the address before it, and goes where the answer says. */
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
