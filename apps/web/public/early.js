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

  // A form that is sent before the page answers is sent when it does, unless somebody has gone on typing.
  let sent = null
  const note = (event) => {
    sent = event.type === 'submit' ? event.target : null
  }
  addEventListener('submit', note, true)
  addEventListener('input', note, true)
  addEventListener(
    'foyer-ready',
    () => {
      removeEventListener('submit', note, true)
      removeEventListener('input', note, true)
      sent?.requestSubmit()
    },
    { once: true },
  )
}
