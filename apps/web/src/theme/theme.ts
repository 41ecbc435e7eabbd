import { storeForServer } from '../first-page/store-for-server.ts'

/** Light, dark, or the system's. */
export const themes = ['light', 'dark', 'system'] as const

export type Theme = (typeof themes)[number]

/** public/early.js reads this key before the first paint, and the server reads the cookie of the same name. */
const storageKey = 'foyer-theme'

export function readTheme(): Theme {
  const { theme } = document.documentElement.dataset
  return theme === 'light' || theme === 'dark' ? theme : 'system'
}

/** Calls back when the theme changes, from whatever source. Returns the function that unsubscribes. */
export function subscribeToTheme(listener: () => void): () => void {
  const observer = new MutationObserver(listener)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => observer.disconnect()
}

/** Applies a theme, and stores it for the next visit. */
export function applyTheme(theme: Theme): void {
  const { dataset } = document.documentElement
  if (theme === 'system') delete dataset['theme']
  else dataset['theme'] = theme
  updateThemeColor(theme)
  storeForServer(storageKey, theme === 'system' ? null : theme)
}

/** Browsers colour their toolbars by the first matching `theme-color`: makes that the system's, or that of the chosen theme. */
function updateThemeColor(theme: Theme): void {
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    const metaTheme = meta.dataset['theme']
    if (theme === 'system') meta.media = `(prefers-color-scheme: ${metaTheme})`
    else meta.media = theme === metaTheme ? 'all' : 'not all'
  }
}
