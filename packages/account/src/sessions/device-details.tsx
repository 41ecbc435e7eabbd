import { visuallyHidden } from '@foyer/kit/visually-hidden'
import { useAccountLocale } from '../provider/account-locale.ts'
import { describeReadings } from './describe-readings.ts'
import styles from './device-details.module.css'
import type { DeviceSession } from './use-sessions.ts'

export interface DeviceDetailsProps {
  readonly session: DeviceSession
  /** The device's name, to distinguish the buttons for screen readers. */
  readonly device: string
}

/** The readings of a device, shown on request. Renders nothing if there are none. */
export function DeviceDetails({ session, device }: DeviceDetailsProps) {
  const locale = useAccountLocale()
  const readings = describeReadings(session.fingerprint, locale)
  if (readings.length === 0) return null
  return (
    <details className={styles.details} data-screen-only>
      <summary className={styles.summary}>
        {locale.translate('device_details')}
        <span className={visuallyHidden}>: {device}</span>
      </summary>
      <p className={styles.text}>{locale.translate('device_details_text')}</p>
      <dl className={styles.list}>
        {readings.map(({ term, value }) => (
          <div key={term} className={styles.row}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
