import { hasAll, memoizeLast } from '../store/index.ts'
import {
  isEmpty,
  validate,
  type ExternalFlags,
  type FieldValue,
  type ValidationIssue,
  type ValidationMessages,
  type Validator,
} from '../validators/index.ts'

/** The rules of a field, shared by all its states. `createFieldRules` checks them, and shares them between fields. */
export interface FieldRules {
  readonly validators: readonly Validator[]
  readonly messages: ValidationMessages
  /**
   * Issues found by the caller, outside of the validators, or a function that finds them in a value. They are shown and block a
   * submit like all others.
   */
  readonly errors?:
    | readonly ValidationIssue[]
    | ((value: FieldValue) => readonly ValidationIssue[])
    | undefined
}

/** The part of a field's state that only its block can know: set in the same update as the value that it is about. */
export interface BlockPart extends ExternalFlags {
  /** What the block itself renders, such as the country of a phone number. An object of the block's own; replaced, never changed. */
  readonly blockState?: unknown
}

/** The complete state of a field, including what only its block knows. Immutable. */
export interface FieldState extends BlockPart {
  readonly value: FieldValue
  /** The person has edited the field, or it was the first untouched one with errors in a refused submit. */
  readonly isTouched: boolean
  readonly hasFocus: boolean
  /** A person, or a program that fills in forms, has focused the field. */
  readonly isVisited: boolean
  /**
   * A submit was refused because of this field, and it has not been edited since: its error is shown at once, even
   * while it has focus.
   */
  readonly isRefused?: boolean | undefined
  /**
   * An error that the server or the caller reports for the current value; cleared when the value changes. An empty text
   * is no error.
   */
  readonly customError?: string | undefined
  /**
   * The caller's own status. `error` shows the first message, lazy or not; `success` counts until a submit is refused.
   */
  readonly givenStatus?: FieldStatus | undefined
  /** The issues of all failed rules, shown or not, in the order of the validators. */
  readonly issues: readonly ValidationIssue[]
}

/**
 * Who changed a field: the person (`input`), the browser or a password manager that fills in forms (`fill`), the page's own
 * code, a submit or a server's answer (`caller`), or the reset of its form (`reset`).
 */
export type ChangeCause = 'input' | 'fill' | 'caller' | 'reset'

/**
 * The properties to change. An edit by the person is `{ value, isTouched: true }` (without `value` where it is the
 * same); a change by the caller is `{ value }`.
 */
export type FieldPatch = Partial<Omit<FieldState, 'issues'>>

/** `error` while a message is shown; `success` once the person has filled in the field without errors. */
export type FieldStatus = 'error' | 'success'

/** The part of the state that a field's shell renders. */
export interface FieldView {
  readonly status: FieldStatus | undefined
  readonly error: string | undefined
  readonly isTouched: boolean
  readonly isVisited: boolean
  readonly isRefused: boolean
}

/** Caches the last initial state by rules, so that fields with the same rules start with the same object. */
const createInitialState = memoizeLast(
  (rules: FieldRules, value: FieldValue) =>
    judgeField({ value, isTouched: false, hasFocus: false, isVisited: false }, rules),
  (cached, value) => cached.value === value,
)

/** The state of a field that nobody has edited, with the issues of its value. */
export function createFieldState(value: FieldValue, rules: FieldRules): FieldState {
  return createInitialState(rules, value)
}

/** Cleared when the value changes, because they were about the old value. */
const clearedMessages = { customError: undefined, isRefused: undefined }

/** Returns the next state; the same object if nothing changes. */
export function updateField(state: FieldState, patch: FieldPatch, rules: FieldRules): FieldState {
  if (hasAll(state, patch)) return state
  const { value = state.value } = patch
  const cleared = value === state.value ? undefined : clearedMessages
  // Always validates: checking whether the change matters would take as long.
  return judgeField({ ...state, ...cleared, ...patch, value }, rules)
}

/** Validates the field with these rules, which may be new or in another language. */
export function judgeField(
  state: Omit<FieldState, 'issues'>,
  { validators, messages, errors }: FieldRules,
): FieldState {
  const issues = validate(state.value, validators, messages, state)
  const callerIssues = typeof errors === 'function' ? errors(state.value) : errors
  return { ...state, issues: callerIssues?.length ? [...issues, ...callerIssues] : issues }
}

/** Whether the field blocks a submit: any issue does, shown or not, and so does a custom error. */
export function hasError(state: FieldState): boolean {
  return firstError(state) !== undefined
}

/** The first message, shown or not: what a refused submit reports. */
export function firstError(state: FieldState): string | undefined {
  return state.customError || state.issues[0]?.message
}

/** The issues to show: a lazy one only after the field is touched or a submit was refused because of it. */
export function visibleIssues(state: FieldState): readonly ValidationIssue[] {
  return state.issues.filter((issue) => isVisible(issue, state))
}

function isVisible({ isLazy }: ValidationIssue, { isTouched, isRefused }: FieldState): boolean {
  return !isLazy || isTouched || isRefused === true
}

/**
 * Computes what to render. The error is the custom error or the first visible issue; none is shown while the field has
 * focus, unless a submit was refused. Only a field that a person has filled in has the status `success`.
 */
export function viewField(state: FieldState): FieldView {
  const { isTouched, isVisited, isRefused = false } = state
  const flags = { isTouched, isVisited, isRefused }
  if (state.hasFocus && !isRefused) return { ...viewSuccess(state), ...flags }
  const error = findShownError(state)
  const isWrong = error !== undefined || state.givenStatus === 'error'
  return { ...(isWrong ? { status: 'error', error } : viewSuccess(state)), ...flags }
}

/** The message to show. Where the caller has set the status to `error`, the messages of lazy rules count too. */
function findShownError(state: FieldState): string | undefined {
  const { givenStatus, isRefused } = state
  if (givenStatus === 'error') return firstError(state)
  if (givenStatus === 'success' && !isRefused) return undefined
  return state.customError || state.issues.find((issue) => isVisible(issue, state))?.message
}

function viewSuccess(state: FieldState): Pick<FieldView, 'status' | 'error'> {
  const isValid = state.isTouched && !hasError(state) && !isEmpty(state.value)
  const callerStatus = state.givenStatus === 'error' ? undefined : state.givenStatus
  return { status: callerStatus ?? (isValid ? 'success' : undefined), error: undefined }
}
