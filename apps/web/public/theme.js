// Puts the chosen theme on the page before it is painted. src/theme/theme.ts keeps the choice under the same key.
try {
  const theme = localStorage.getItem('foyer-theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch {
  // Storage is forbidden: the theme is the system's.
}
