import type { FieldState } from '@foyer/core/form'

/** Met, failed, or not judged yet. */
export type RequirementStatus = 'default' | 'error' | 'validated'

/** One item of a list that follows the typing. */
export interface Requirement {
  /** Unique in its list. */
  readonly id: string
  /** In the reader's language. */
  readonly text: string
  /** Does the value meet it? Or where it stands, when something else than the value decides. */
  readonly check: (value: string) => boolean | RequirementStatus
}

/**
 * May failing items be called errors? Nobody is told off while typing for the first time. Once they were called so, they
 * are until they are met: coming back into the field is for mending them. `isLazy`: not before the field is touched.
 */
export function isJudged(state: FieldState, wasJudged: boolean, isLazy: boolean): boolean {
  const isDue = state.isTouched || (!isLazy && state.value !== '')
  return isDue && (wasJudged || !state.hasFocus)
}

/** Where each item stands. */
export function readStatuses(
  requirements: readonly Requirement[],
  value: string,
  areJudged: boolean,
): readonly RequirementStatus[] {
  return requirements.map(({ check }) => {
    const answer = check(value)
    if (typeof answer === 'string') return answer
    if (!answer) return areJudged ? 'error' : 'default'
    return value === '' ? 'default' : 'validated'
  })
}
