// A stand-in for the api.js of reCAPTCHA v2. As the real one it only loads what draws the box, and takes note of who
// waits for that. Its address is a plain text, unless it is asked for the kind that keeps to Trusted Types.
;(() => {
  const { src } = document.currentScript
  // Where the real one has it too.
  const kept = (window['___grecaptcha_cfg'] ??= { fns: [] })
  window.grecaptcha ??= { ready: (callback) => void kept.fns.push(callback) }

  const script = document.createElement('script')
  const address = new URL('widget.js', src)
  const isTrusted = new URL(src).searchParams.get('trustedtypes') === 'true'
  // The name that Google's scripts give theirs.
  const policy =
    isTrusted && window.trustedTypes?.createPolicy('goog#html', { createScriptURL: (text) => text })
  script.src = policy ? policy.createScriptURL(address.href) : address.href
  document.head.append(script)
})()
