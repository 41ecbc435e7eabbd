import { Button } from '@foyer/kit/button'
import { useApi } from '@foyer/sign-in'
import { useEffect, useRef, useState } from 'react'
import { useAccountLocale, type AccountLocale } from './account-locale.ts'
import styles from './account.module.css'
import { describeDevice } from './describe-device.ts'
import { describeFingerprint } from './describe-fingerprint.ts'
import { DeviceDetails } from './device-details.tsx'
import { isolate } from './isolate.ts'
import { formatAgo, formatDay } from './format-time.ts'
import type { DeviceSession } from './use-sessions.ts'

export interface SessionRowProps {
  readonly session: DeviceSession
  readonly now: () => number
  /** Ends it. @throws ApiError when the server did not do it */
  readonly onEnd: (id: string, device: string) => Promise<void>
}

/** One session, and ending it: asked for once, confirmed once, in the same place. */
export function SessionRow({ session, now, onEnd }: SessionRowProps) {
  const { translate, lang } = useAccountLocale()
  const { describeFailure } = useApi()
  const [step, setStep] = useState<'shown' | 'asked' | 'pending'>('shown')
  const [problem, setProblem] = useState('')
  const row = useRef<HTMLLIElement>(null)
  const isAsked = step !== 'shown'
  const wasAsked = useRef(false)
  const when = formatDay(session.createdAt, lang)
  const device = nameDevice(session.userAgent, translate)
  const details = describeFingerprint(session.fingerprint, lang, translate)

  useEffect(() => {
    // The button just pressed has made room for others: focus goes to the one in its place.
    if (isAsked !== wasAsked.current) row.current?.querySelector('button')?.focus()
    wasAsked.current = isAsked
  }, [isAsked])

  async function end(): Promise<void> {
    setStep('pending')
    setProblem('')
    try {
      await onEnd(session.id, device)
    } catch (error) {
      setProblem(describeFailure(error))
      setStep('asked')
    }
  }

  return (
    <li ref={row} className={styles.row}>
      <div className={styles.device}>
        <strong>{device}</strong>
        {session.isCurrent && <span className={styles.badge}>{translate('sessions_this')}</span>}
        <p className={styles.detail}>
          {translate('sessions_active', { when: formatAgo(Date.parse(session.lastSeenAt), now(), lang) })}
          <br />
          {session.address === null
            ? translate('sessions_started', { when })
            : translate('sessions_started_from', { when, address: isolate(session.address) })}
        </p>
        {details.length > 0 && <p className={styles.detail}>{details.join(' · ')}</p>}
      </div>
      {!session.isCurrent && !isAsked && (
        <Button
          text={translate('sessions_end')}
          label={translate('sessions_end_label', { device })}
          variant="secondary"
          size="small"
          events={{ click: () => setStep('asked') }}
        />
      )}
      {isAsked && (
        <fieldset className={styles.ask}>
          <legend>{translate('sessions_end_ask')}</legend>
          <Button
            text={translate('sessions_end_yes')}
            size="small"
            isLoading={step === 'pending'}
            events={{ click: () => void end() }}
          />
          <Button
            text={translate('sessions_end_no')}
            variant="secondary"
            size="small"
            disabled={step === 'pending'}
            events={{ click: () => setStep('shown') }}
          />
        </fieldset>
      )}
      <DeviceDetails session={session} device={device} />
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
    </li>
  )
}

function nameDevice(userAgent: string | null, translate: AccountLocale['translate']): string {
  const { browser, system } = describeDevice(userAgent)
  if (browser !== null && system !== null) return translate('device_on', { browser, system })
  return browser ?? system ?? translate('device_unknown')
}
