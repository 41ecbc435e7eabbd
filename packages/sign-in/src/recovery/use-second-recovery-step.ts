import { useRef } from 'react'
import {
  useSecondStep,
  type SecondStepControl,
  type SecondStepOptions,
} from '../second-step/use-second-step.ts'
import type { RecoveredUser } from './recovered-user.ts'

interface RecoveryStepOptions extends Omit<SecondStepOptions, 'onSuccess' | 'onEnded'> {
  readonly onSuccess: (user: RecoveredUser) => void
}

/** The second step of a recovery. `onSuccess` gets the social accounts that the first step has unlinked. */
export function useSecondRecoveryStep({ onSuccess, ...options }: RecoveryStepOptions): SecondStepControl {
  const unlinked = useRef<RecoveredUser['unlinked']>([])
  return useSecondStep('recovery', {
    ...options,
    onEnded(ended) {
      unlinked.current = ended.unlinked
    },
    onSuccess: (user) => onSuccess({ ...user, unlinked: unlinked.current }),
  })
}
