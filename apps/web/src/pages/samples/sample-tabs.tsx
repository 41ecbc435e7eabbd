import { TabLinks } from '@foyer/kit/tabs'
import { useSamplesLocale } from './samples-locale.ts'
import styles from './samples.module.css'

export type SamplePart = 'form' | 'notices'

/** The parts of the form kit. Matched natively: the address of the first is a parent of the other's. */
export function SampleTabs({ part }: { readonly part: SamplePart }) {
  const { translate } = useSamplesLocale()
  return (
    <TabLinks
      label={translate('sample_tabs')}
      matching="native"
      selected={part}
      tabs={[
        {
          id: 'form',
          title: translate('sample_tab_form'),
          to: '/kit',
          icon: (
            <svg className={styles.icon} viewBox="0 0 20 20" aria-hidden="true">
              <path d="M3 4.5h14v4H3zM3 11.5h14v4H3zM6 6.5h2M6 13.5h5" />
            </svg>
          ),
        },
        {
          id: 'notices',
          title: translate('sample_tab_notices'),
          to: '/kit/notices',
          icon: (
            <svg className={styles.icon} viewBox="0 0 20 20" aria-hidden="true">
              <path d="M5 14V9a5 5 0 0 1 10 0v5M3 14h14M8.5 17h3" />
            </svg>
          ),
        },
      ]}
    />
  )
}
