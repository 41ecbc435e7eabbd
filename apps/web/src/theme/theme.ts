import { keepForServer } from '../first-page/keep-for-server.ts'

/** Light, dark, or whatever the system says. */
export const themes = ['light', 'dark', 'system'] as const

export type Theme = (typeof themes)[number]

/** public/early.js reads it before the first paint, and the server the cookie of that name. */
const storageKey = 'foyer-theme'

const listeners = new Set<() => void>()

export function readTheme(): Theme {
  const { theme } = document.documentElement.dataset
  return theme === 'light' || theme === 'dark' ? theme : 'system'
}

/** Calls back whenever another theme is shown. Gives the way to stop it. */
export function subscribeToTheme(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Shows a theme, and keeps it for the next visit where the browser keeps anything. */
export function applyTheme(theme: Theme): void {
  const { dataset } = document.documentElement
  if (theme === 'system') delete dataset['theme']
  else dataset['theme'] = theme
  colourWindow(theme)
  keepForServer(storageKey, theme === 'system' ? null : theme)
  listeners.forEach((listener) => listener())
}

/** The browser's own bars take the colour of the first `theme-color` whose condition holds: of the system's theme, or of the chosen one. */
function colourWindow(theme: Theme): void {
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    const own = meta.dataset['theme']
    if (theme === 'system') meta.media = `(prefers-color-scheme: ${own})`
    else meta.media = theme === own ? 'all' : 'not all'
  }
}
