import type { ModalHandle } from '@foyer/kit/modal'
import { CodeForm } from '../codes/code-form.tsx'
import { resendWait } from '../codes/resend-wait.ts'
import { useFormattedPhone } from '../methods/use-formatted-phone.ts'
import { useFoyer } from '../plugins/foyer-context.ts'
import { SendCode, type SendCodeProps } from './send-code.tsx'

export interface CodeWayProps extends SendCodeProps {
  readonly modal: ModalHandle
  /** When a code was sent, in ms since the epoch; `undefined`: none yet. */
  readonly sentAt: number | undefined
}

/** Sends a code when the person presses the button, and then asks for it. */
export function CodeWay({ modal, kind, to, sentAt, onSent }: CodeWayProps) {
  const { api, translate } = useFoyer('the proof dialog')
  const phone = useFormattedPhone(kind === 'phone' ? to : null)
  if (sentAt === undefined) return <SendCode kind={kind} to={to} onSent={onSent} />
  return (
    <CodeForm
      channel={kind}
      sentTo={phone ?? to}
      label={translate('proof_title')}
      submitText={translate('proof_submit')}
      autofocus
      send={(code, { signal }) => api.call('proof', { body: { code }, signal })}
      onSuccess={() => modal.resolve()}
      resend={() => api.call('proofCode', { body: { kind } })}
      resendAt={sentAt + resendWait}
    />
  )
}
