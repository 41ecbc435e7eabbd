// Runs before the app's own scripts. In a file, because the CSP allows no inline scripts.
{
  // Applies the theme that src/theme/theme.ts has stored. The server has already set it if there is a cookie.
  const root = document.documentElement
  try {
    const theme = localStorage.getItem('foyer-theme')
    if (theme === 'light' || theme === 'dark') {
      root.dataset.theme = theme
      // The colour of the browser's toolbar, like in src/theme/theme.ts.
      for (const meta of document.querySelectorAll('meta[name=theme-color]'))
        meta.media = meta.dataset.theme === theme ? 'all' : 'not all'
    }
  } catch {
    // Storage is blocked: the theme is the system's.
  }

  // When the window has loaded, all scripts have run or failed.
  const checkBegun = () => {
    if ('begun' in root.dataset) return
    document.getElementById('unloaded').hidden = false
    for (const control of document.querySelectorAll('#root :is(input, select, textarea, button, label)'))
      control.inert = true
  }
  if (document.readyState === 'complete') checkBegun()
  else addEventListener('load', checkBegun, { once: true })
  addEventListener('foyer-unloaded', checkBegun)

  // Not if the page is interactive already: recording would never end.
  if (!('answers' in root.dataset)) {
    // A form that is submitted before hydration is submitted afterwards, unless the person has typed since.
    let sent = null
    const note = (event) => {
      sent = event.type === 'submit' ? event.target : null
    }

    // Presses of buttons, and arrow keys on tabs, are repeated after hydration. The page must not get them before: React, half hydrated,
    // would handle them a second time.
    let presses = []
    const press = (event) => {
      // Escape cancels what would open.
      if (event.key === 'Escape') presses = presses.filter(({ opens }) => !opens)
      const button = event.target.closest('button[type=button]')
      const isArrow =
        event.type === 'keydown' && button?.role === 'tab' && /^(Arrow|Home|End)/.test(event.key)
      if (button === null || (event.type === 'keydown' && !isArrow)) return
      event.stopImmediatePropagation()
      const repeat = () => {
        if (!isArrow) return button.click()
        const { activeElement } = document
        const from = activeElement.role === 'tab' ? activeElement : button
        from.dispatchEvent(new KeyboardEvent('keydown', event))
      }
      presses.push({ opens: button.ariaHasPopup, repeat })
    }

    const noted = { submit: note, input: note, click: press, keydown: press }
    for (const type in noted) addEventListener(type, noted[type], true)
    addEventListener(
      'foyer-ready',
      () => {
        for (const type in noted) removeEventListener(type, noted[type], true)
        for (const { repeat } of presses) repeat()
        sent?.requestSubmit()
      },
      { once: true },
    )
  }
}
