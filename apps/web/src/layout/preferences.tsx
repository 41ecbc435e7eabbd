import { lazy, Suspense, type ComponentType } from 'react'
import styles from './preferences.module.css'

/** Nobody comes for it: the form is there before. Where it cannot be had, the page does without. */
const LanguageAndTheme = lazy<ComponentType>(() =>
  import('./language-and-theme.tsx').then(
    (loaded) => ({ default: loaded.LanguageAndTheme }),
    () => ({ default: () => null }),
  ),
)

/** The language and the theme, with their place kept until they are there. */
export function Preferences() {
  return (
    <Suspense fallback={<div className={styles.place} />}>
      <LanguageAndTheme />
    </Suspense>
  )
}
