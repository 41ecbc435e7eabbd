import { readSocialCount } from './last-social.ts'
import styles from './social-grid.module.css'

/** Empty places, as many as there were buttons the last time. */
export function SocialPlaces({ visible }: { readonly visible: number }) {
  const count = Math.min(visible, readSocialCount() ?? visible)
  return (
    <div className={styles.grid} aria-hidden="true">
      {Array.from({ length: count }, (_, place) => place).map((place) => (
        <div key={place} className={styles.place} />
      ))}
    </div>
  )
}
