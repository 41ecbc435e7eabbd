import {
  isEmpty,
  validate,
  type ExternalFlags,
  type FieldValue,
  type ValidationFailure,
  type ValidationMessages,
  type Validator,
} from '../validators/index.ts'
import { isSame } from './is-same.ts'

/** What the rules of a field are made of; shared by all its states, and by fields of the same validators. */
export interface FieldRules {
  readonly validators: readonly Validator[]
  readonly messages: ValidationMessages
  /** Failures that the caller has found outside the validators: shown and blocking like theirs. */
  readonly errors?: readonly ValidationFailure[] | undefined
  /** What a field of these rules began with last: most begin with the same value, and then with the same object. */
  beginning?: FieldState
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
 * What is to be different; all else stays. A person's edit is `{ value, isTouched: true }`, the caller's own change of the
 * value `{ value }`.
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

export function createFieldState(value: FieldValue, rules: FieldRules): FieldState {
  if (rules.beginning?.value !== value)
    rules.beginning = judgeField({ value, isTouched: false, hasFocus: false }, rules)
  return rules.beginning
}

/** The next state. The same object comes back when nothing changes. */
export function updateField(state: FieldState, patch: FieldPatch, rules: FieldRules): FieldState {
  if (isSame(patch, state)) return state
  const isSameValue = (patch.value ?? state.value) === state.value
  return judgeField({ ...state, customError: isSameValue ? state.customError : undefined, ...patch }, rules)
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

/** Shared, because most fields of a long form are never touched. */
const quiet: FieldView = { status: undefined, error: undefined, isTouched: false }

/**
 * What there is to draw. The error is the custom one or the first visible failure, and nothing while the field has focus;
 * a success is that of a person, who has filled the field.
 */
export function viewField(state: FieldState): FieldView {
  const { isTouched, failures } = state
  const visible = failures.find((failure) => !failure.isLazy || isTouched)
  const error = state.hasFocus ? undefined : state.customError || visible?.message
  if (error !== undefined) return { status: 'error', error, isTouched }
  if (!isTouched) return quiet
  return { status: hasError(state) || isEmpty(state.value) ? undefined : 'success', error, isTouched }
}
