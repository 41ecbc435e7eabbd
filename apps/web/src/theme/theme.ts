/** Light, dark, or whatever the system says. */
export const themes = ['light', 'dark', 'system'] as const

export type Theme = (typeof themes)[number]

/** public/theme.js reads it before the first paint. */
const storageKey = 'foyer-theme'

export function readTheme(): Theme {
  const { theme } = document.documentElement.dataset
  return theme === 'light' || theme === 'dark' ? theme : 'system'
}

/** Shows a theme, and keeps it for the next visit where the browser keeps anything. */
export function applyTheme(theme: Theme): void {
  const { dataset } = document.documentElement
  if (theme === 'system') delete dataset['theme']
  else dataset['theme'] = theme
  try {
    if (theme === 'system') localStorage.removeItem(storageKey)
    else localStorage.setItem(storageKey, theme)
  } catch {
    // Storage is forbidden: the choice lasts for this visit.
  }
}
