import { useFoyer } from '../../plugins/foyer-context.ts'
import { TotpForm } from '../authenticator/totp-form.tsx'
import type { WayProps } from './way-props.ts'

/** The second step with a code of the authenticator app. */
export function TotpStep({ finish, analytics, onSuccess, onError, children }: WayProps) {
  const { translate } = useFoyer('<SecondStep>')
  return (
    <TotpForm
      label={translate('second_step_title')}
      submitText={translate('sign_in_submit')}
      send={(totp, request) => finish({ totp }, request)}
      {...{ analytics, onSuccess, onError }}
    >
      {children}
    </TotpForm>
  )
}
