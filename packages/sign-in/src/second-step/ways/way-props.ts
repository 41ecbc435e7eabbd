import type { User } from '@foyer/core/wire'
import type { ReactNode } from 'react'
import type { AnalyticsFlow } from '../../analytics/analytics-event.ts'
import type { useFinishStep } from '../use-finish-step.ts'

export type StepCalls = ReturnType<typeof useFinishStep>

/** What each way of the second step gets. */
export interface WayProps {
  readonly finish: (
    factor: Parameters<StepCalls['finish']>[0],
    request: Parameters<StepCalls['finish']>[2],
  ) => Promise<User>
  readonly calls: StepCalls
  readonly analytics: { readonly form: string; readonly flow: AnalyticsFlow }
  readonly onSuccess: (user: User) => void
  readonly onError: ((message: string, error: unknown) => void) | undefined
  /** Above the button: whether this device is trusted. */
  readonly children: ReactNode
}
