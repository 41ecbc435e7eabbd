import type { Validator } from '@foyer/core/validators'
import { BaseInput } from '@foyer/kit/base-input'
import { Form, FormMessage } from '@foyer/kit/form'
import { Submit } from '@foyer/kit/submit'
import { useRef } from 'react'
import { useFormWatch } from '../../auth-form/form-watch.ts'
import { useCodeStore } from '../../codes/use-code-store.ts'
import { useFoyer } from '../../plugins/foyer-context.ts'
import type { WayProps } from './way-props.ts'

/** The longest code that the contract accepts. The server reads codes with or without the dash, in lower case too. */
const validators: readonly Validator[] = [
  { type: 'required', lazy: true },
  { type: 'length', max: 32, lazy: true },
]

/** The second step with one of the recovery codes. */
export function RecoveryCodeStep({ finish, analytics, onSuccess, onError, children }: WayProps) {
  const foyer = useFoyer('<SecondStep>')
  const { translate } = foyer
  const root = useRef<HTMLDivElement>(null)
  const store = useCodeStore({
    field: 'recoveryCode',
    send: (recoveryCode, request) => finish({ recoveryCode: recoveryCode.trim() }, request),
    onSuccess,
    onWrongCode: () => root.current?.querySelector('input')?.select(),
    onError(message, error) {
      watch?.fail(error)
      onError?.(message, error)
    },
  })
  const watch = useFormWatch(foyer, store, analytics)
  return (
    <div ref={root}>
      <Form store={store} label={translate('second_step_title')} showsSuccess={false}>
        <BaseInput
          name="recoveryCode"
          label={translate('second_step_recovery_code_label')}
          validators={validators}
          autocomplete="off"
          events={watch?.events('recoveryCode')}
        />
        {children}
        <FormMessage store={store} />
        <Submit text={translate('sign_in_submit')} />
      </Form>
    </div>
  )
}
