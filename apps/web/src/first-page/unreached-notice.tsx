import { Button } from '@foyer/kit/button'
import { useStateAfterPress } from '@foyer/kit/use-state-after-press'
import { useApi, useSession, type Api } from '@foyer/sign-in'
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
  const { api } = useApi()
  const { session } = useSession()
  const [isReached, setIsReached] = useStateAfterPress(false)
  const [isAsking, setIsAsking] = useState(false)
  useFocusWhenGone()

  async function ask(): Promise<void> {
    setIsAsking(true)
    const isBack = await isServerBack(api)
    setIsAsking(false)
    if (!isBack) return
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

/** Only the server's own answer counts: others may come from a proxy, or from the captive portal of a hotel's network. */
async function isServerBack(api: Api): Promise<boolean> {
  try {
    const { status } = await api.call('healthz', {})
    return status === 'ok'
  } catch {
    return false
  }
}
