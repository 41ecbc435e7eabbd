import type { FieldStore } from '@foyer/core/form'
import { useLayoutEffect } from 'react'
import { createModel, useModel, useModelState } from '../model.ts'
import {
  noStatuses,
  updateRequirements,
  type Requirement,
  type RequirementsEvent,
  type RequirementsState,
  type RequirementStatus,
} from './requirement.ts'

/** The status of each item. Follows the typing, but renders again only when a status changes. */
export function useRequirementStatuses(
  store: FieldStore,
  requirements: readonly Requirement[],
  isLazy: boolean,
): readonly RequirementStatus[] {
  const model = useModel(() =>
    createModel<RequirementsState, RequirementsEvent>({
      state: updateRequirements(noStatuses, { type: 'look', field: store.getState(), requirements, isLazy })
        .state,
      update: updateRequirements,
    }),
  )
  useLayoutEffect(() => {
    const update = (): void => {
      model.send({ type: 'look', field: store.getState(), requirements, isLazy })
    }
    update()
    return store.subscribe(update)
  }, [model, store, requirements, isLazy])
  return useModelState(model, ({ statuses }) => statuses)
}
