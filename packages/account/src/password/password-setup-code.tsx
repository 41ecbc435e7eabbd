import type { User } from '@foyer/core/wire'
import { Button } from '@foyer/kit/button'
import { buttons } from '@foyer/kit/buttons'
import { CodeInput } from '@foyer/kit/code-input'
import { Form, FormMessage } from '@foyer/kit/form'
import { Sentence } from '@foyer/kit/isolated'
import { Submit } from '@foyer/kit/submit'
import { ReceivedCode } from '@foyer/sign-in'
import { useRef } from 'react'
import { useAccountLocale } from '../provider/account-locale.ts'
import styles from '../layout/account.module.css'
import { useCallForm } from '../form/use-call-form.ts'

export interface PasswordSetupCodeProps {
  /** The recipient of the code, for display. */
  readonly text: string
  /** It was sent by a text message, which the browser may read. */
  readonly isTexted: boolean
  /** The page was reloaded meanwhile: the focus must not move. */
  readonly isResumed: boolean
  readonly onDone: (user: User) => void
  readonly onAgain: () => void
}

/** The form for the code from the message. */
export function PasswordSetupCode({ text, isTexted, isResumed, onDone, onAgain }: PasswordSetupCodeProps) {
  const { translate } = useAccountLocale()
  const root = useRef<HTMLDivElement>(null)
  const store = useCallForm<User>({
    send: (api, { code }, signal, key) =>
      api.call('passwordSetupConfirm', { body: { code: String(code) }, signal, key }),
    onSuccess: onDone,
  })

  return (
    <div ref={root}>
      {isTexted && <ReceivedCode store={store} root={root} />}
      <Form store={store} label={translate('password_title')}>
        <output className={styles.lead}>
          <Sentence text={text} />
        </output>
        <CodeInput name="code" label={translate('password_setup_code')} autofocus={!isResumed} />
        <FormMessage store={store} />
        <div className={buttons}>
          <Submit text={translate('password_setup_submit')} isWide={false} />
          <Button text={translate('password_setup_again')} variant="secondary" events={{ click: onAgain }} />
        </div>
      </Form>
    </div>
  )
}
