import { LanguageMenu } from '../locale/language-menu.tsx'
import { ThemeSwitch } from '../theme/theme-switch.tsx'
import { useEarlyChoices } from './use-early-choices.ts'

/** The choices at the foot of every page. */
export function LanguageAndTheme() {
  useEarlyChoices()
  return (
    <>
      <LanguageMenu />
      <ThemeSwitch />
    </>
  )
}
