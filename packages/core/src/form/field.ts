import {
  isEmpty,
  validate,
  type ExternalFlags,
  type FieldValue,
  type ValidationFailure,
  type ValidationMessages,
  type Validator,
} from '../validators/index.ts'
import { hasAll } from './has-all.ts'

/** What the rules of a field are made of; shared by all its states. `createFieldRules` looks them over, and shares them among fields. */
export interface FieldRules {
  readonly validators: readonly Validator[]
  readonly messages: ValidationMessages
  /** Failures that the caller has found outside the validators: shown and blocking like theirs. */
  readonly errors?: readonly ValidationFailure[] | undefined
}

/** Everything that is known of one field, with a block's inner answers among it. Never changed in place. */
export interface FieldState extends ExternalFlags {
  readonly value: FieldValue
  /** The person has edited it, or a refused submit has pointed at it. */
  readonly isTouched: boolean
  readonly hasFocus: boolean
  /** A server's (or the caller's) word on exactly this value; gone once the value changes. No words, no error. */
  readonly customError?: string | undefined
  /** Every failing rule, shown or not, in the order of the validators. */
  readonly failures: readonly ValidationFailure[]
}

/**
 * What is to be different; all else stays. A person's edit is `{ value, isTouched: true }`, and is none where the value is
 * the same: who reports one compares before. The caller's own change of the value is `{ value }`.
 */
export type FieldPatch = Partial<Omit<FieldState, 'failures'>>

/** `error` while a message is shown; `success` once the person has filled the field and nothing fails. */
export type FieldStatus = 'error' | 'success'

/** What a field's shell draws. */
export interface FieldView {
  readonly status: FieldStatus | undefined
  readonly error: string | undefined
  readonly isTouched: boolean
}

/** The last state that was made of some rules: fields of the same rules begin with the same object. */
const beginnings = new WeakMap<FieldRules, FieldState>()

export function createFieldState(value: FieldValue, rules: FieldRules): FieldState {
  const known = beginnings.get(rules)
  if (known?.value === value) return known
  const state = judgeField({ value, isTouched: false, hasFocus: false }, rules)
  beginnings.set(rules, state)
  return state
}

/** The next state. The same object comes back when nothing changes. */
export function updateField(state: FieldState, patch: FieldPatch, rules: FieldRules): FieldState {
  if (hasAll(state, patch)) return state
  const { value = state.value } = patch
  const customError = value === state.value ? state.customError : undefined
  // Judged whatever is different: finding out whether that matters would take as long.
  return judgeField({ ...state, customError, ...patch, value }, rules)
}

/** The same field by these rules: they, or their language, may be other ones now. */
export function judgeField(
  state: Omit<FieldState, 'failures'>,
  { validators, messages, errors }: FieldRules,
): FieldState {
  const failures = validate(state.value, validators, messages, state)
  return { ...state, failures: errors?.length ? [...failures, ...errors] : failures }
}

/** Does this field block a submit? Any failure does, shown or not; so does a custom error. */
export function hasError(state: FieldState): boolean {
  return firstError(state) !== undefined
}

/** The first thing that is wrong, shown or not: what a refused submit tells. */
export function firstError(state: FieldState): string | undefined {
  return state.customError || state.failures[0]?.message
}

/** The failures a person may be shown: a lazy one waits until the field is touched. */
export function visibleFailures(state: FieldState): readonly ValidationFailure[] {
  return state.failures.filter((failure) => !failure.isLazy || state.isTouched)
}

/**
 * What there is to draw. The error is the custom one or the first visible failure, and nothing while the field has focus;
 * a success is that of a person, who has filled the field.
 */
export function viewField(state: FieldState): FieldView {
  const { isTouched, failures } = state
  const visible = failures.find((failure) => !failure.isLazy || isTouched)
  const error = state.hasFocus ? undefined : state.customError || visible?.message
  const isRight = isTouched && !hasError(state) && !isEmpty(state.value)
  return { status: error === undefined ? (isRight ? 'success' : undefined) : 'error', error, isTouched }
}
