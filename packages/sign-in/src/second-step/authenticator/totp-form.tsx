import { enrolMessages } from '@foyer/core/messages/en-001/sign-in-later'
import { buttons } from '@foyer/kit/buttons'
import { CodeInput } from '@foyer/kit/code-input'
import { Form, FormMessage } from '@foyer/kit/form'
import { Submit } from '@foyer/kit/submit'
import { useRef, type ReactNode } from 'react'
import type { AnalyticsFlow } from '../../analytics/analytics-event.ts'
import { useFormWatch } from '../../auth-form/form-watch.ts'
import { useCodeStore, type CodeStoreOptions } from '../../codes/use-code-store.ts'
import { lazyMessages } from '../../messages/lazy-messages.ts'
import { useFoyer } from '../../plugins/foyer-context.ts'

lazyMessages.add(enrolMessages)

export interface TotpFormProps<Result> extends Pick<CodeStoreOptions<Result>, 'send' | 'onSuccess'> {
  /** The accessible name of the form: what the code is for. */
  readonly label: string
  readonly submitText: string
  /** Moves the focus to the input. Default: false. */
  readonly autofocus?: boolean | undefined
  readonly onError?: ((message: string, error: unknown) => void) | undefined
  /** The form's name in analytics, and its flow. Default: none, so nothing is reported. */
  readonly analytics?: { readonly form: string; readonly flow: AnalyticsFlow } | undefined
  /** Between the code and the button. */
  readonly children?: ReactNode
  /** Beside the submit: a button to cancel, for example. */
  readonly secondaryAction?: ReactNode
}

/** Asks for the six digits of an authenticator app. The form is submitted when the sixth is there. */
export function TotpForm<Result>(props: TotpFormProps<Result>) {
  const { label, submitText, autofocus, send, onSuccess, children, secondaryAction } = props
  const { translate, analytics, session } = useFoyer('TotpForm')
  const root = useRef<HTMLDivElement>(null)
  const findInput = () => root.current?.querySelector<HTMLInputElement>('input[name="totp"]') ?? null
  const store = useCodeStore({
    field: 'totp',
    send,
    onSuccess,
    onWrongCode() {
      findInput()?.focus()
      findInput()?.select()
    },
    onError(message, error) {
      watch?.fail(error)
      props.onError?.(message, error)
    },
  })
  const { form = '', flow = 'sign_in' } = props.analytics ?? {}
  const watch = useFormWatch({ session, analytics: props.analytics && analytics }, store, { form, flow })

  function submit(): void {
    // The code was changed while another one was being checked.
    store.cancel()
    findInput()?.form?.requestSubmit()
  }

  return (
    <div ref={root}>
      <Form store={store} label={label} showsSuccess={false}>
        <CodeInput
          name="totp"
          label={translate('enrol_code_field')}
          autofocus={autofocus}
          events={{ ...watch?.events('totp'), complete: submit }}
        />
        {children}
        <FormMessage store={store} />
        {secondaryAction === undefined ? (
          <Submit text={submitText} />
        ) : (
          <div className={buttons}>
            <Submit text={submitText} isWide={false} />
            {secondaryAction}
          </div>
        )}
      </Form>
    </div>
  )
}
