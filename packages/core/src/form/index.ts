export { checkWhenBuilt } from './check-when-built.ts'
export {
  createFieldState,
  fieldStatus,
  firstError,
  hasError,
  pendingError,
  shownError,
  updateField,
  viewField,
  visibleFailures,
  type FieldEvent,
  type FieldRules,
  type FieldState,
  type FieldStatus,
  type FieldView,
} from './field.ts'
export { FieldStore, type FieldOwner } from './field-store.ts'
export { decideSubmit, type SubmitDecision, type SubmitRefusal } from './decide-submit.ts'
export { FormStore, SubmitError, type FormStoreOptions, type FormValues } from './form-store.ts'
export {
  idle,
  updateSubmission,
  type SubmissionAttempt,
  type SubmissionEvent,
  type SubmissionOutcome,
  type SubmissionState,
} from './submission.ts'
