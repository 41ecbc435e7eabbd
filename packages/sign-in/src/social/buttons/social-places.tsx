import { useBrowserValue } from '@foyer/kit/use-browser-value'
import { readSocialCount } from '../social-count.ts'
import type { SocialButtonsProps } from './social-buttons-props.ts'
import styles from './social-grid.module.css'

/** Placeholders, as many as there will be buttons. */
export function SocialPlaces({
  maxButtons = 4,
  expectedProviders,
}: Pick<SocialButtonsProps, 'maxButtons' | 'expectedProviders'>) {
  // Rendering on a server and hydrating know no earlier visit.
  const lastCount = useBrowserValue(readSocialCount, null)
  const count = Math.min(maxButtons, expectedProviders ?? lastCount ?? maxButtons)
  return (
    <div className={styles.grid} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => index).map((index) => (
        <div key={index} className={styles.place} data-social-place="" />
      ))}
    </div>
  )
}
