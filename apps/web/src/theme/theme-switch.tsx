import { useIconTip } from '@foyer/kit/tooltip'
import { visuallyHidden } from '@foyer/kit/visually-hidden'
import { useId, useSyncExternalStore } from 'react'
import { useLocale } from '../locale/language.ts'
import { applyTheme, readTheme, subscribeToTheme, themes, type Theme } from './theme.ts'
import styles from './theme-switch.module.css'

const iconPaths: Record<Theme, string> = {
  light:
    'M8 5a3 3 0 1 0 0 6 3 3 0 0 0 0-6ZM8 1v1.5M8 13.5V15M1 8h1.5M13.5 8H15M3 3l1.1 1.1M11.9 11.9 13 13M3 13l1.1-1.1M11.9 4.1 13 3',
  dark: 'M13.5 9.7A6 6 0 1 1 6.3 2.5a4.8 4.8 0 0 0 7.2 7.2Z',
  system: 'M2 3h12v8H2ZM6 14h4M8 11v3',
}

/** The choice between light, dark, and the system's theme. */
export function ThemeSwitch() {
  const { translate } = useLocale()
  const name = useId()
  const theme = useSyncExternalStore(subscribeToTheme, readTheme, readPrerenderedTheme)

  return (
    <fieldset className={styles.switch}>
      <legend className={visuallyHidden}>{translate('theme_label')}</legend>
      {themes.map((id) => (
        <Choice key={id} id={id} group={name} isChosen={theme === id} />
      ))}
    </fieldset>
  )
}

interface ChoiceProps {
  readonly id: Theme
  readonly group: string
  readonly isChosen: boolean
}

function Choice({ id, group, isChosen }: ChoiceProps) {
  const { translate } = useLocale()
  const tip = useIconTip(translate(`theme_${id}`))
  return (
    <>
      <label className={styles.choice} {...tip.on}>
        <input
          type="radio"
          name={group}
          // The value by which the server marks the choice in the prerendered page.
          value={id}
          checked={isChosen}
          onChange={() => applyTheme(id)}
          aria-label={translate(`theme_${id}`)}
        />
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d={iconPaths[id]} />
        </svg>
      </label>
      {tip.tooltip}
    </>
  )
}

/** The theme while hydrating: the server has marked it in the page. While prerendering there is no document, and the choice is unknown. */
function readPrerenderedTheme(): Theme {
  return globalThis.document === undefined ? 'system' : readTheme()
}
