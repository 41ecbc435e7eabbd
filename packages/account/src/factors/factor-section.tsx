import type { ReactNode } from 'react'
import { AccountSection } from '../layout/account-section.tsx'
import { LoadFailure } from '../layout/load-failure.tsx'
import { Skeleton } from '../layout/skeleton.tsx'
import type { HeadingFocus } from '../layout/use-heading-focus.ts'
import { useAccountLocale } from '../provider/account-locale.ts'
import { useShared } from '../provider/member.ts'
import type { Factors } from './use-factors.ts'

export interface FactorSectionProps {
  readonly title: string
  readonly text: string
  readonly anchor: string
  readonly focus: HeadingFocus
  /** Is there something to show? Without it the section is left out. */
  readonly isShown: (factors: Factors) => boolean
  readonly children: (factors: Factors) => ReactNode
}

/** A section that shows a part of the answer to the call `factors`, once it has arrived. */
export function FactorSection({ title, text, anchor, focus, isShown, children }: FactorSectionProps) {
  const { translate } = useAccountLocale()
  const { list, retry } = useShared('factors')
  function handleRetry(): void {
    retry()
    focus.takeFocus()
  }

  if (list.status === 'ready' && !isShown(list.factors)) return null
  return (
    <AccountSection title={title} text={text} anchor={anchor} heading={focus.heading}>
      {list.status === 'loading' && <Skeleton text={translate('account_loading')} />}
      {list.status === 'failed' && <LoadFailure error={list.error} onRetry={handleRetry} />}
      {list.status === 'ready' && children(list.factors)}
    </AccountSection>
  )
}
