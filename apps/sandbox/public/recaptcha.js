// A fake of reCAPTCHA v2's api.js. Like the real one it only loads the script that renders the box, and queues the callbacks that
// wait for that. It assigns the script's address as plain text, unless the variant for Trusted Types is requested.
;(() => {
  const { src } = document.currentScript
  // The name that the real script uses.
  const kept = (window['___grecaptcha_cfg'] ??= { fns: [] })
  window.grecaptcha ??= { ready: (callback) => void kept.fns.push(callback) }

  const script = document.createElement('script')
  const address = new URL('widget.js', src)
  const isTrusted = new URL(src).searchParams.get('trustedtypes') === 'true'
  // The name of the Trusted Types policy of Google's scripts.
  const policy =
    isTrusted && window.trustedTypes?.createPolicy('goog#html', { createScriptURL: (text) => text })
  script.src = policy ? policy.createScriptURL(address.href) : address.href
  document.head.append(script)
})()
