/** The address of a fake captcha script: a new one for each call, since the page loads each address once. */
export function serveScript(code: string): string {
  return URL.createObjectURL(new Blob([code], { type: 'text/javascript' }))
}

/** A fake of GeeTest v4: after `ready` it runs the code in `then`, with its client. */
export const geetestScript = (then: string): string => serveScript(geetestCode(then))

/** The code of that fake. */
export function geetestCode(then: string): string {
  return `
    window.initGeetest4 = (options, callback) => {
      window.geetestOptions = options
      const on = {}
      const client = {
        showCaptcha() { ${then} },
        getValidate: () => ({ lot_number: 'lot', captcha_output: 'output', pass_token: 'pass', gen_time: 1700000000 }),
        destroy() {},
      }
      for (const name of ['onReady', 'onNextReady', 'onSuccess', 'onFail', 'onError', 'onClose'])
        client[name] = (listener) => { on[name] = listener; return client }
      callback(client)
      queueMicrotask(() => on.onReady())
    }`
}

/** A fake reCAPTCHA script, at a new address for each call. Not a blob: its address gets a query, which a blob's address cannot have. */
export function recaptchaScriptWith(code: string): string {
  return `data:text/javascript,${encodeURIComponent(`/*${crypto.randomUUID()}*/${code}//`)}`
}

/** A fake of reCAPTCHA v2: a box with a button that gives a token. */
export const recaptchaScript = (): string =>
  recaptchaScriptWith(`
  window.grecaptcha = {
    ready: (callback) => callback(),
    render(place, options) {
      window.recaptchaOptions = options
      for (const [text, act] of [['I am a person', () => options.callback('token')], ['Break', () => options['error-callback']()]]) {
        const button = document.createElement('button')
        button.type = 'button'
        button.textContent = text
        button.addEventListener('click', act)
        place.append(button)
      }
      return 0
    },
  }`)
