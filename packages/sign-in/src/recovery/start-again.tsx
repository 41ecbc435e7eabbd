import { Button } from '@foyer/kit/button'
import styles from '../auth-form/auth-form.module.css'

export interface StartAgainProps {
  readonly text: string
  readonly onAgain: () => void
}

/** Lets a person who waits for a message enter their e-mail address or phone number again. */
export function StartAgain({ text, onAgain }: StartAgainProps) {
  return (
    <div className={styles.aligned}>
      <Button text={text} variant="plain" size="small" weight="medium" events={{ click: onAgain }} />
    </div>
  )
}
