import { LanguageMenu } from '../locale/language-menu.tsx'
import { ThemeSwitch } from '../theme/theme-switch.tsx'
import { useEarlyChoices } from './use-early-choices.ts'

/** What every page has at its foot. */
export function LanguageAndTheme() {
  useEarlyChoices()
  return (
    <>
      <LanguageMenu />
      <ThemeSwitch />
    </>
  )
}
