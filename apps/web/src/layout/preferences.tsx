import { LanguageMenu } from '../locale/language-menu.tsx'
import { ThemeSwitch } from '../theme/theme-switch.tsx'

/** What every page has at its foot: the language and the theme. */
export function Preferences() {
  return (
    <>
      <LanguageMenu />
      <ThemeSwitch />
    </>
  )
}
