import type { FieldStore } from '@foyer/core/form'
import { useMemo, useSyncExternalStore } from 'react'
import { isJudged, readStatuses, type Requirement, type RequirementStatus } from './requirement.ts'

/** Remembers, beside the field, whether its items were called errors already. */
function watchJudgement(store: FieldStore, isLazy: boolean) {
  let areJudged = isJudged(store.getState(), false, isLazy)
  const look = (): void => {
    areJudged = isJudged(store.getState(), areJudged, isLazy)
  }
  return {
    get: () => areJudged,
    subscribe: (listener: () => void) => {
      look()
      return store.subscribe(() => {
        look()
        listener()
      })
    },
  }
}

/** Where each item stands. It listens to the typing, and draws only when an item's status changes. */
export function useRequirementStatuses(
  store: FieldStore,
  requirements: readonly Requirement[],
  isLazy: boolean,
): readonly RequirementStatus[] {
  const judgement = useMemo(() => watchJudgement(store, isLazy), [store, isLazy])
  // A string, because it is compared by value.
  const read = (): string =>
    readStatuses(requirements, String(store.getState().value), judgement.get()).join(' ')
  return useSyncExternalStore(judgement.subscribe, read, read).split(' ') as RequirementStatus[]
}
