import { Button } from '@foyer/kit/button'
import { useState } from 'react'
import { useLocale } from '../locale/language.ts'
import { EmptyState } from './empty-state.tsx'

/**
 * Shown when the server could not be asked who is signed in. While it is shown, the notice that the server cannot be reached
 * (first-page/offline-notice.tsx) is hidden.
 */
export function Unreachable({ onRetry }: { readonly onRetry: () => Promise<void> | void }) {
  const { translate } = useLocale()
  const [isRetrying, setIsRetrying] = useState(false)

  async function handleRetry(): Promise<void> {
    setIsRetrying(true)
    await onRetry()
    setIsRetrying(false)
  }

  return (
    <EmptyState title={translate('unreachable_title')} text={translate('unreachable_text')}>
      <div data-unreachable>
        <Button
          text={translate('unreachable_retry')}
          isLoading={isRetrying}
          events={{ click: () => void handleRetry() }}
        />
      </div>
    </EmptyState>
  )
}
