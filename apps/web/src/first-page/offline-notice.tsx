import { Button } from '@foyer/kit/button'
import { useStateAfterPress } from '@foyer/kit/use-state-after-press'
import { useApi, useSession, type Api } from '@foyer/sign-in'
import { useEffect, useState } from 'react'
import { useFocusAfterRemoval } from '../layout/focus/use-focus-after-removal.ts'
import { useLocale } from '../locale/language.ts'
import styles from './offline-notice.module.css'

/**
 * A notice on a page that the service worker has served because the server could not be reached. Disappears when the server answers again;
 * the page keeps what was typed.
 */
export function OfflineNotice() {
  const { translate } = useLocale()
  const { api } = useApi()
  const { session } = useSession()
  const [isReconnected, setIsReconnected] = useStateAfterPress(false)
  const [isChecking, setIsChecking] = useState(false)
  useFocusAfterRemoval()

  async function checkServer(): Promise<void> {
    setIsChecking(true)
    const isReachable = await isServerReachable(api)
    setIsChecking(false)
    if (!isReachable) return
    setIsReconnected(true)
    await session.refresh()
  }

  useEffect(() => {
    const retry = (): void => void checkServer()
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  })

  if (isReconnected) return null
  return (
    <div className={styles.notice}>
      <output>{translate('unreachable_title')}</output>
      <Button
        text={translate('unreachable_retry')}
        variant="secondary"
        size="small"
        isLoading={isChecking}
        events={{ click: () => void checkServer() }}
      />
    </div>
  )
}

/** Only the server's own answer counts: others may come from a proxy, or from the captive portal of a hotel's network. */
async function isServerReachable(api: Api): Promise<boolean> {
  try {
    const { status } = await api.call('healthz', {})
    return status === 'ok'
  } catch {
    return false
  }
}
