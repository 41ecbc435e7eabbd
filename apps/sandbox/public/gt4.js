// A fake GeeTest v4 with `product: 'bind'`: a dialog over the page, whose buttons choose the outcome.
;(() => {
  const folder = new URL('.', document.currentScript.src)

  window.initGeetest4 = (options, callback) => {
    const listeners = {}
    let result = false
    let dialog
    const emit = (name, value) => listeners[name]?.(value)

    async function answer(wish) {
      dialog?.close()
      if (wish === 'closed') return emit('onClose')
      if (wish === 'error') return emit('onError', { code: '60500', msg: 'As you wished.' })
      const response = await fetch(new URL(`token?answer=${wish}`, folder))
      result = await response.json()
      return emit('onSuccess')
    }

    const client = {
      showCaptcha() {
        const wish = new URLSearchParams(location.search).get('captcha')
        if (wish) return void answer(wish)
        dialog = document.createElement('dialog')
        dialog.setAttribute('aria-label', `GeeTest (${options.language})`)
        const words = { solved: 'I am a person', failed: 'Fail', error: 'Break', closed: 'Close' }
        for (const [name, text] of Object.entries(words)) {
          const button = document.createElement('button')
          button.type = 'button'
          button.textContent = text
          button.addEventListener('click', () => void answer(name))
          dialog.append(button, ' ')
        }
        dialog.addEventListener('cancel', () => void answer('closed'))
        document.body.append(dialog)
        dialog.showModal()
      },
      getValidate: () => result && { captcha_id: options.captchaId, ...result },
      reset() {},
      destroy: () => dialog?.remove(),
    }
    for (const name of ['onReady', 'onNextReady', 'onSuccess', 'onFail', 'onError', 'onClose'])
      client[name] = (listener) => {
        listeners[name] = listener
        return client
      }
    callback(client)
    setTimeout(() => emit('onReady'))
  }
})()
