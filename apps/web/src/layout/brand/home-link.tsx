import { PageLink } from '../../navigation/page-link.tsx'
import { useLocale } from '../../locale/language.ts'
import { Arches } from './arches.tsx'
import styles from './home-link.module.css'

/** The product's mark and name, which lead to its first page. */
export function HomeLink() {
  const { translate } = useLocale()
  return (
    <PageLink href="/" className={styles.home}>
      <Arches className={styles.mark} />
      {translate('product')}
    </PageLink>
  )
}
