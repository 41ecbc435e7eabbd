import { LanguageMenu } from '../locale/language-menu.tsx'
import { ThemeSwitch } from '../theme/theme-switch.tsx'

/** What every page has at its foot. */
export function LanguageAndTheme() {
  return (
    <>
      <LanguageMenu />
      <ThemeSwitch />
    </>
  )
}
