export {
  createFieldState,
  firstError,
  hasError,
  judgeField,
  updateField,
  viewField,
  visibleFailures,
  type FieldPatch,
  type FieldRules,
  type FieldState,
  type FieldStatus,
  type FieldView,
} from './field.ts'
export { createFieldRules } from './field-rules.ts'
export { FieldStore } from './field-store.ts'
export { decideSubmit, type SubmitDecision, type SubmitRefusal } from './decide-submit.ts'
export {
  createFormStore,
  SubmitError,
  type FormStore,
  type FormStoreOptions,
  type FormValues,
} from './form-store.ts'
export {
  answerSubmission,
  cancelSubmission,
  idle,
  restartSubmission,
  startSubmission,
  type SubmissionAttempt,
  type SubmissionOutcome,
  type SubmissionState,
} from './submission.ts'
