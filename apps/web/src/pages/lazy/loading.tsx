import { BarLayout } from '../../layout/bar-layout.tsx'
import { useLocale } from '../../locale/language.ts'
import styles from '../pages.module.css'

/** The frame of the page that is loading, so that nothing moves when it appears. */
export function Loading() {
  const { translate } = useLocale()
  return (
    <BarLayout>
      <output className={styles.loading}>{translate('loading')}</output>
    </BarLayout>
  )
}
