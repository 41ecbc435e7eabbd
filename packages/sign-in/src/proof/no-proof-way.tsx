import { Button } from '@foyer/kit/button'
import type { ModalHandle } from '@foyer/kit/modal'
import { useState } from 'react'
import { useApi } from '../api/use-api.ts'
import { useFailure } from '../api/use-failure.ts'
import { useFoyer } from '../plugins/foyer-context.ts'
import { useSession } from '../session/use-session.ts'
import styles from './proof.module.css'

/** For an account that has none of the ways: a new sign-in is a proof too. */
export function NoProofWay({ modal }: { readonly modal: ModalHandle }) {
  const { translate } = useFoyer('the proof dialog')
  const { session } = useSession()
  const failure = useFailure(useApi().describeFailure)
  const [isPending, setIsPending] = useState(false)

  async function signOut(): Promise<void> {
    setIsPending(true)
    failure.clear()
    try {
      if (await session.signOut()) modal.cancel()
      else setIsPending(false)
    } catch (error) {
      failure.show(error)
      setIsPending(false)
    }
  }

  return (
    <div className={styles.root}>
      <p className={styles.text}>{translate('proof_no_way')}</p>
      <Button
        text={translate('proof_again')}
        isWide
        isLoading={isPending}
        events={{ click: () => void signOut() }}
      />
      <p role="alert" className={styles.problem}>
        {failure.message}
      </p>
    </div>
  )
}
