import { formatDay } from '@foyer/core/messages'
import { isolate } from '@foyer/kit/isolated'
import { Tooltip } from '@foyer/kit/tooltip'
import { useAccountLocale } from '../provider/account-locale.ts'
import listStyles from '../layout/account-list.module.css'
import { DeviceDetails } from './device-details.tsx'
import { ConfirmButton } from '../form/confirm-button.tsx'
import { formatAgo, formatMoment } from './format-time.ts'
import { nameDevice } from './name-device.ts'
import { useConfirmation } from '../form/use-confirmation.ts'
import type { DeviceSession } from './use-sessions.ts'

export interface SessionRowProps {
  readonly session: DeviceSession
  /** The network address of this device; `null`: unknown. */
  readonly currentAddress: string | null
  readonly now: () => number
  /** Ends the session. @throws ApiError when the call fails */
  readonly onEnd: (id: string, device: string) => Promise<void>
}

/** A session, with a button to end it after a confirmation in the same place. */
export function SessionRow({ session, currentAddress, now, onEnd }: SessionRowProps) {
  const { translate, lang } = useAccountLocale()
  const when = formatDay(session.createdAt, lang)
  const active = formatAgo(Date.parse(session.lastSeenAt), now(), lang)
  const device = nameDevice(session.userAgent, translate)
  const { address, isCurrent } = session
  const confirmation = useConfirmation<HTMLLIElement>(() => onEnd(session.id, device))

  return (
    <li ref={confirmation.root} className={listStyles.row}>
      <div className={listStyles.main}>
        <strong>{device}</strong>
        {isCurrent && <span className={listStyles.badge}>{translate('sessions_this')}</span>}
        <p className={listStyles.detail}>
          <Tooltip<HTMLTimeElement> text={formatMoment(session.lastSeenAt, lang)} placement="bottom">
            {(trigger) => (
              // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- so that the keyboard can open the tooltip
              <time {...trigger} className={listStyles.moment} dateTime={session.lastSeenAt} tabIndex={0}>
                {active === null
                  ? translate('sessions_active_now')
                  : translate('sessions_active', { when: active })}
              </time>
            )}
          </Tooltip>
        </p>
        {address !== null && !isCurrent && (
          <p className={listStyles.detail}>
            {translate(address === currentAddress ? 'sessions_same_network' : 'sessions_other_network', {
              address: isolate(address),
            })}
          </p>
        )}
        <p className={listStyles.detail}>
          {address === null || !isCurrent
            ? translate('sessions_started', { when })
            : translate('sessions_started_from', { when, address: isolate(address) })}
        </p>
      </div>
      {!isCurrent && (
        <ConfirmButton
          confirmation={confirmation}
          text={translate('sessions_end')}
          label={translate('sessions_end_label', { device })}
          question={translate('sessions_end_ask')}
          yes={translate('sessions_end_yes')}
          no={translate('sessions_end_no')}
        />
      )}
      <DeviceDetails session={session} device={device} />
      <p role="alert" className={listStyles.problem}>
        {confirmation.problem}
      </p>
    </li>
  )
}
