import type { FieldState } from '@foyer/core/form'
import type { Step } from '../model.ts'

/** `validated`: met. `error`: failed. `default`: not judged yet. */
export type RequirementStatus = 'default' | 'error' | 'validated'

/** An item of a list of requirements that is updated while typing. */
export interface Requirement {
  /** Unique in its list. */
  readonly id: string
  /** In the reader's language. */
  readonly text: string
  /** Whether the value meets the requirement; or the status itself, if something other than the value decides. */
  readonly check: (value: string) => boolean | RequirementStatus
}

/** The statuses of the items. */
export interface RequirementsState {
  /** Failed items have been marked as errors. */
  readonly areJudged: boolean
  readonly statuses: readonly RequirementStatus[]
}

/** The field or the requirements have changed. */
export interface RequirementsEvent {
  readonly type: 'look'
  readonly field: FieldState
  readonly requirements: readonly Requirement[]
  /** Items are only marked as failed once the field is touched. */
  readonly isLazy: boolean
}

export const noStatuses: RequirementsState = { areJudged: false, statuses: [] }

export function updateRequirements(
  state: RequirementsState,
  { field, requirements, isLazy }: RequirementsEvent,
): Step<RequirementsState> {
  const areJudged = isJudged(field, state.areJudged, isLazy)
  const statuses = readStatuses(requirements, String(field.value), areJudged)
  const isSame = areJudged === state.areJudged && String(statuses) === String(state.statuses)
  return { state: isSame ? state : { areJudged, statuses }, effects: [] }
}

/**
 * Whether failed items may be marked as errors. Not while the person types for the first time. Once marked, they stay so until they are
 * met, even when the person comes back to correct them. `isLazy`: not before the field is touched.
 */
function isJudged(state: FieldState, wasJudged: boolean, isLazy: boolean): boolean {
  const { isTouched, isRefused = false } = state
  const isDue = isTouched || isRefused || (!isLazy && state.value !== '')
  return isDue && (wasJudged || isRefused || !state.hasFocus)
}

/** The status of each item. */
function readStatuses(
  requirements: readonly Requirement[],
  value: string,
  areJudged: boolean,
): readonly RequirementStatus[] {
  return requirements.map(({ check }) => {
    const result = check(value)
    if (typeof result === 'string') return result
    if (!result) return areJudged ? 'error' : 'default'
    return value === '' ? 'default' : 'validated'
  })
}
