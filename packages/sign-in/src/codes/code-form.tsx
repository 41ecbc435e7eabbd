import { codesMessages } from '@foyer/core/messages/en-001/sign-in-later'
import { Button } from '@foyer/kit/button'
import { CodeInput } from '@foyer/kit/code-input'
import { Form, FormMessage } from '@foyer/kit/form'
import { isolate, Sentence } from '@foyer/kit/isolated'
import { Submit } from '@foyer/kit/submit'
import { useEffect, useRef, useState } from 'react'
import { useFieldEvents, useFormWatch } from '../auth-form/form-watch.ts'
import { lazyMessages } from '../messages/lazy-messages.ts'
import { useFoyer } from '../plugins/foyer-context.ts'
import styles from './code-form.module.css'
import type { CodeFormProps } from './code-form-props.ts'
import { Resend } from './resend.tsx'
import { useCodeStore } from './use-code-store.ts'
import { fillInCode, WebOtp } from './web-otp.ts'

lazyMessages.add(codesMessages)

const messagesOf = {
  email: { label: 'code_form_label_email', other: 'code_form_other_email' },
  phone: { label: 'code_form_label_phone', other: 'code_form_other_phone' },
} as const

/**
 * Asks for the code of six digits that was sent to somebody, and lets them have it sent again. The form is submitted
 * when the sixth digit is there. The form itself makes no calls: `send` and `resend` make them.
 * @throws MissingPluginError outside a FoyerProvider
 */
export function CodeForm<Result>(props: CodeFormProps<Result>) {
  const { channel, sentTo, sentText, label, submitText, initialCode, autofocus = false } = props
  const { send, onSuccess, resend, resendAt, onOtherAddress } = props
  const { translate, analytics, session } = useFoyer('<CodeForm>')
  const root = useRef<HTMLDivElement>(null)
  const findInput = () => root.current?.querySelector<HTMLInputElement>('input[name="code"]') ?? null
  const selectCode = (): void => {
    findInput()?.focus()
    findInput()?.select()
  }
  const store = useCodeStore({
    send,
    onSuccess,
    onWrongCode: selectCode,
    onSecondStep: () => watch?.enter(),
    onError(message, error) {
      watch?.fail(error)
      props.onError?.(message, error)
    },
  })
  const { form = '', flow = 'sign_in' } = props.analytics ?? {}
  const watch = useFormWatch({ session, analytics: props.analytics && analytics }, store, { form, flow })
  const [messagesSent, setMessagesSent] = useState(1)
  useFocusOnSubmit(root, autofocus && initialCode !== undefined)
  const inheritedEvents = useFieldEvents('code')

  function submit(): void {
    // The code was changed while another one was being checked.
    store.cancel()
    findInput()?.form?.requestSubmit()
  }

  function handleReceivedCode(code: string): void {
    const input = findInput()
    if (input) fillInCode(input, code)
  }

  function handleResent(hasFocus: boolean): void {
    // Removes the messages about the previous code.
    store.reset()
    setMessagesSent((count) => count + 1)
    if (hasFocus) selectCode()
  }

  return (
    <div className={styles.root} ref={root}>
      <output className={styles.sent}>
        <Sentence text={sentText ?? translate('code_form_sent', { name: isolate(sentTo) })} />
      </output>
      {channel === 'phone' && <WebOtp key={messagesSent} store={store} onCode={handleReceivedCode} />}
      <Form store={store} label={label} showsSuccess={false}>
        <CodeInput
          name="code"
          label={props.codeLabel ?? translate(messagesOf[channel].label)}
          inputValue={initialCode}
          autofocus={autofocus && initialCode === undefined}
          events={{ ...(watch?.events('code') ?? inheritedEvents), complete: submit }}
        />
        <FormMessage store={store} />
        <Submit text={submitText} />
      </Form>
      {channel === 'email' && <p className={styles.hint}>{translate('code_form_hint')}</p>}
      <Resend resend={resend} resendAt={resendAt} onResent={handleResent}>
        {onOtherAddress && (
          <Button
            text={translate(messagesOf[channel].other)}
            variant="plain"
            size="small"
            weight="medium"
            events={{ click: onOtherAddress }}
          />
        )}
      </Resend>
    </div>
  )
}

/** Focuses the button of a form whose code is there already: on a phone, no keyboard opens over it. */
function useFocusOnSubmit(root: { readonly current: HTMLElement | null }, isEnabled: boolean): void {
  const isFirst = useRef(true)
  useEffect(() => {
    if (isEnabled && isFirst.current) root.current?.querySelector<HTMLElement>('button[type=submit]')?.focus()
    isFirst.current = false
  }, [root, isEnabled])
}
