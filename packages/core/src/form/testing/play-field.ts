import type { FieldValue, ValidationIssue, Validator } from '../../validators/index.ts'
import {
  createFieldState,
  updateField,
  viewField,
  type FieldPatch,
  type FieldRules,
  type FieldState,
} from '../field.ts'

export const digit: Validator = { type: 'hasAnyNumberSymbol' }
export const cases: Validator = { type: 'hasUpperAndLowerCaseSymbol' }
export const required: Validator = { type: 'required' }

export function rulesOf(validators: readonly Validator[], errors?: readonly ValidationIssue[]): FieldRules {
  return { validators, messages: (key) => key.replace('validation_', ''), errors }
}

export function applyPatches(
  rules: FieldRules,
  value: FieldValue,
  ...patches: readonly FieldPatch[]
): FieldState {
  return patches.reduce<FieldState>(
    (state, patch) => updateField(state, patch, rules),
    createFieldState(value, rules),
  )
}

export const shownError = (state: FieldState) => viewField(state).error ?? null

/** The error that shows once the field loses the focus. */
export const pendingError = (state: FieldState) => shownError({ ...state, hasFocus: false })
export const fieldStatus = (state: FieldState) => viewField(state).status ?? null
export const change = (value: FieldValue): FieldPatch => ({ value, isTouched: true })
export const focus: FieldPatch = { hasFocus: true }
export const blur: FieldPatch = { hasFocus: false }
export const customError = (message?: string): FieldPatch => ({ customError: message })

/** The patch of a reset to this value. */
export const reset = (value: FieldValue): FieldPatch => ({ value, isTouched: false, customError: undefined })
