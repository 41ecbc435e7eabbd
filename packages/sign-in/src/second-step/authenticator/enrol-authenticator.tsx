import { Button } from '@foyer/kit/button'
import { useStateAfterPress } from '@foyer/kit/use-state-after-press'
import type { ReactNode } from 'react'
import { ApiError } from '../../api/index.ts'
import { useFoyer } from '../../plugins/foyer-context.ts'
import styles from './authenticator.module.css'
import { QrCode } from './qr-code.tsx'
import { SecretKey } from './secret-key.tsx'
import { TotpForm, type TotpFormProps } from './totp-form.tsx'

export interface EnrolAuthenticatorProps<Result> extends Pick<
  TotpFormProps<Result>,
  'onSuccess' | 'onError' | 'analytics' | 'secondaryAction'
> {
  /** From the answer of the call that began the enrolment: `totp` or `enrolSecondFactor`. */
  readonly secret: string
  /** From the same answer: the `otpauth:` address that the QR code contains. */
  readonly uri: string
  /** Sends the app's first code, six ASCII digits. `key` is an idempotency key, `signal` is aborted when the form unmounts. */
  readonly send: TotpFormProps<Result>['send']
  /** Begins the enrolment again, for a new `secret`, because the server no longer knows this one. */
  readonly onRestart: () => void
  /** Below the form, in its column: an error of `onRestart`, for example. */
  readonly children?: ReactNode
}

/**
 * Three steps that enrol an authenticator app: open it, scan the key, enter the first code. It has no heading and makes no call. Show the
 * recovery codes of the answer with <NewRecoveryCodes>.
 * @throws MissingPluginError outside a FoyerProvider
 */
export function EnrolAuthenticator<Result>(props: EnrolAuthenticatorProps<Result>) {
  const { secret, uri, send, onSuccess, analytics, secondaryAction } = props
  const { translate } = useFoyer('<EnrolAuthenticator>')
  const [isExpired, setIsExpired] = useStateAfterPress(false)

  return (
    <ol className={styles.steps}>
      <li>
        <p className={styles.lead}>{translate('enrol_app')}</p>
      </li>
      <li>
        <p className={styles.lead}>{translate('enrol_scan')}</p>
        <QrCode text={uri} label={translate('enrol_qr')} />
        <a className={styles.open} href={uri}>
          {translate('enrol_open')}
        </a>
        <p className={styles.text}>{translate('enrol_key')}</p>
        <SecretKey secret={secret} />
      </li>
      <li>
        <p className={styles.lead}>{translate('enrol_code')}</p>
        <TotpForm
          label={translate('enrol_title')}
          submitText={translate('enrol_submit')}
          {...{ send, onSuccess, analytics, secondaryAction }}
          onError={(message, error) => {
            setIsExpired(error instanceof ApiError && error.code === 'totp_not_begun')
            props.onError?.(message, error)
          }}
        />
        {isExpired && (
          <div className={styles.actions}>
            <Button
              text={translate('enrol_again')}
              variant="plain"
              size="small"
              weight="medium"
              events={{ click: props.onRestart }}
            />
          </div>
        )}
        {props.children}
      </li>
    </ol>
  )
}
