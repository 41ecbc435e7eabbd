import { lazy, Suspense, type ComponentType } from 'react'
import styles from './preferences.module.css'

/** Nobody comes for it: the form is there before. Where it cannot be had, the page does without. */
const LanguageAndTheme = lazy<ComponentType>(() =>
  import('./language-and-theme.tsx').then(
    (loaded) => ({ default: loaded.LanguageAndTheme }),
    () => ({ default: () => null }),
  ),
)

// One element for all drawings: React draws a part anew that gets another before it is taken over, with what was chosen in it.
const preferences = (
  <Suspense fallback={<div className={styles.place} />}>
    <LanguageAndTheme />
  </Suspense>
)

/** The language and the theme, with their place kept until they are there. */
export function Preferences() {
  return preferences
}
