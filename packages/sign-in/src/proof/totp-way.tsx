import type { ModalHandle } from '@foyer/kit/modal'
import { useFoyer } from '../plugins/foyer-context.ts'
import { TotpForm } from '../second-step/authenticator/totp-form.tsx'

/** Asks for a code of the authenticator app. */
export function TotpWay({ modal }: { readonly modal: ModalHandle }) {
  const { api, translate } = useFoyer('the proof dialog')
  return (
    <TotpForm
      label={translate('proof_title')}
      submitText={translate('proof_submit')}
      autofocus
      send={(totp, { signal }) => api.call('proof', { body: { totp }, signal })}
      onSuccess={() => modal.resolve()}
    />
  )
}
