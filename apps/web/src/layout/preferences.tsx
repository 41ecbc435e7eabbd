import { lazy, Suspense, type ComponentType } from 'react'
import { loadUnlessLeft } from '../navigation/load-unless-left.ts'
import styles from './preferences.module.css'

/** Loaded later, since the page works without it. If it cannot be loaded, it is left out. */
const LanguageAndTheme = lazy<ComponentType>(() =>
  loadUnlessLeft(() => import('./language-and-theme.tsx')).then(
    (loaded) => ({ default: loaded.LanguageAndTheme }),
    () => ({ default: () => null }),
  ),
)

// A constant element: with a new one, React would render this prerendered part again and lose what was chosen in it.
const preferences = (
  <Suspense fallback={<div className={styles.place} />}>
    <LanguageAndTheme />
  </Suspense>
)

/** The language and theme choices, with their space reserved until they are loaded. */
export function Preferences() {
  return preferences
}
