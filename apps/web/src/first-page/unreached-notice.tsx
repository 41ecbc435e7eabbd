import { Button } from '@foyer/kit/button'
import { useStateAfterPress } from '@foyer/kit/use-state-after-press'
import { useSession } from '@foyer/sign-in'
import { useEffect, useState } from 'react'
import { useFocusWhenGone } from '../layout/focus/use-focus-when-gone.ts'
import { useLocale } from '../locale/language.ts'
import styles from './unreached-notice.module.css'

/**
 * A notice on a page that the service worker has served because the server could not be reached. Disappears when the server answers again;
 * the page keeps what was typed.
 */
export function UnreachedNotice() {
  const { translate } = useLocale()
  const { session } = useSession()
  const [isReached, setIsReached] = useStateAfterPress(false)
  const [isAsking, setIsAsking] = useState(false)
  useFocusWhenGone()

  async function ask(): Promise<void> {
    setIsAsking(true)
    // Any answer of the server counts; 502 to 504 come from a proxy that cannot reach it.
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

  if (isReached) return null
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
