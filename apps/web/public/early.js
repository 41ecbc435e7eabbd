// What cannot wait for the app's own scripts. The policy allows no inline script, so it is a file of its own.
{
  // The chosen theme; src/theme/theme.ts keeps it. The server has put it on the page already where it knows of it.
  const root = document.documentElement
  try {
    const theme = localStorage.getItem('foyer-theme')
    if (theme === 'light' || theme === 'dark') {
      root.dataset.theme = theme
      // The window's own colour too: src/theme/theme.ts does the same.
      for (const meta of document.querySelectorAll('meta[name=theme-color]'))
        meta.media = meta.dataset.theme === theme ? 'all' : 'not all'
    }
  } catch {
    // Storage is forbidden: the theme is the system's.
  }

  // Whichever comes first: where the page answers already, there is nothing to note, and nobody to say when to stop.
  if (!('answers' in root.dataset)) {
    // A form that is sent before the page answers is sent when it does, unless somebody has gone on typing.
    let sent = null
    const note = (event) => {
      sent = event.type === 'submit' ? event.target : null
    }

    // A button that is pressed before, and a tab that is left by an arrow, are worked then too. The page does not hear of
    // them before: what React has half taken over would do them a second time.
    const presses = []
    const press = (event) => {
      const button = event.target.closest('button[type=button]')
      const isArrow =
        event.type === 'keydown' && button?.role === 'tab' && /^(Arrow|Home|End)/.test(event.key)
      if (button === null || (event.type === 'keydown' && !isArrow)) return
      event.stopImmediatePropagation()
      presses.push(() => {
        if (!isArrow) return button.click()
        const { activeElement } = document
        const from = activeElement.role === 'tab' ? activeElement : button
        from.dispatchEvent(new KeyboardEvent('keydown', event))
      })
    }

    const noted = { submit: note, input: note, click: press, keydown: press }
    for (const type in noted) addEventListener(type, noted[type], true)
    addEventListener(
      'foyer-ready',
      () => {
        for (const type in noted) removeEventListener(type, noted[type], true)
        for (const repeat of presses) repeat()
        sent?.requestSubmit()
      },
      { once: true },
    )
  }
}
