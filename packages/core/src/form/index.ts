export {
  createFieldState,
  firstError,
  hasError,
  judgeField,
  updateField,
  viewField,
  visibleIssues,
  type BlockPart,
  type ChangeCause,
  type FieldPatch,
  type FieldRules,
  type FieldState,
  type FieldStatus,
  type FieldView,
} from './field.ts'
export { createIdempotencyKey } from './submission/create-idempotency-key.ts'
export { createFieldRules } from './field-rules.ts'
export { FieldStore } from './field-store.ts'
export { decideSubmit, type RefusedSubmit } from './submission/decide-submit.ts'
export { SubmitError } from './submission/submit-error.ts'
export { createFormStore, type FormStore, type FormStoreOptions, type FormValues } from './form-store.ts'
export type { PendingSubmission, SubmissionOutcome, SubmissionState } from './submission/submission.ts'
