import { Button } from '@foyer/kit/button'
import { useLocale } from '../locale/language.ts'
import { EmptyState } from './empty-state.tsx'

/** Shown when the server could not be asked who is signed in. */
export function Unreachable({ onRetry }: { readonly onRetry: () => void }) {
  const { translate } = useLocale()
  return (
    <EmptyState title={translate('unreachable_title')} text={translate('unreachable_text')}>
      <Button text={translate('unreachable_retry')} events={{ click: onRetry }} />
    </EmptyState>
  )
}
