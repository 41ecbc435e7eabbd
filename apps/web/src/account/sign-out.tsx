import { useSession } from '@foyer/sign-in'
import { Button } from '@foyer/kit/button'
import { useState } from 'react'
import { useLocale } from '../locale/language.ts'
import styles from './account.module.css'

/** Ends this session, and says so where it could not. */
export function SignOut() {
  const { translate } = useLocale()
  const { session } = useSession()
  const [step, setStep] = useState<'idle' | 'pending' | 'failed'>('idle')

  async function signOut(): Promise<void> {
    setStep('pending')
    try {
      await session.signOut()
    } catch {
      setStep('failed')
    }
  }

  return (
    <div className={styles.signOut}>
      <p role="alert" className={styles.problem}>
        {step === 'failed' && translate('account_sign_out_failed')}
      </p>
      <Button
        text={translate('account_sign_out')}
        variant="secondary"
        size="small"
        isLoading={step === 'pending'}
        events={{ click: () => void signOut() }}
      />
    </div>
  )
}
