import { Button } from '@foyer/kit/button'
import { useSession } from '@foyer/sign-in'
import { useEffect, useState } from 'react'
import { useLocale } from '../locale/language.ts'
import styles from './unreached-notice.module.css'

/**
 * Above a page that the service worker gave out because the server could not be reached. It goes when the server answers
 * again; the page stays as it is, with what was typed.
 */
export function UnreachedNotice() {
  const { translate } = useLocale()
  const { state, session } = useSession()
  const [isReached, setIsReached] = useState(false)
  const [isAsking, setIsAsking] = useState(false)

  async function ask(): Promise<void> {
    setIsAsking(true)
    // The answer does not count: that there is one does. A proxy answers 502 to 504 for a server that is not there.
    const status = await fetch('/healthz', { cache: 'no-store' }).then(
      (answer) => answer.status,
      () => 0,
    )
    setIsAsking(false)
    if (status === 0 || status >= 502) return
    setIsReached(true)
    await session.refresh()
  }

  useEffect(() => {
    const retry = (): void => void ask()
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  })

  // Where nobody knows who is signed in, the page itself says why.
  if (isReached || state.status === 'unknown') return null
  return (
    <div className={styles.notice}>
      <output>{translate('unreachable_title')}</output>
      <Button
        text={translate('unreachable_retry')}
        variant="secondary"
        size="small"
        isLoading={isAsking}
        events={{ click: () => void ask() }}
      />
    </div>
  )
}
