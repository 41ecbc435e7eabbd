import {
  isEmpty,
  validate,
  type ExternalFlags,
  type FieldValue,
  type ValidationIssue,
  type ValidationMessages,
  type Validator,
} from '../validators/index.ts'
import { hasAll } from './has-all.ts'

/** What the rules of a field are made of; shared by all its states. `createFieldRules` checks them, and shares them among fields. */
export interface FieldRules {
  readonly validators: readonly Validator[]
  readonly messages: ValidationMessages
  /** Issues that the caller has found outside the validators: shown and blocking like theirs. */
  readonly errors?: readonly ValidationIssue[] | undefined
}

/** Everything that is known of one field, including what its block finds out by itself. Never changed in place. */
export interface FieldState extends ExternalFlags {
  readonly value: FieldValue
  /** The person has edited it, or a refused submit has pointed at it. */
  readonly isTouched: boolean
  readonly hasFocus: boolean
  /** A person, or a program that fills in forms, has come to the field. */
  readonly isVisited: boolean
  /** A submit was refused because of this field, and it has not been edited since: its error shows at once, even while it has the focus. */
  readonly isRefused?: boolean | undefined
  /** The error that a server or the caller reports for exactly this value; it goes when the value changes. Empty: no error. */
  readonly customError?: string | undefined
  /** The caller's own status. An error is shown when those of the rules would be; a success counts until a submit is refused. */
  readonly givenStatus?: FieldStatus | undefined
  /** Every failing rule, shown or not, in the order of the validators. */
  readonly issues: readonly ValidationIssue[]
}

/**
 * Who changed a field: the person (`input`), the browser or a password manager that fills in forms (`fill`), the page's own
 * code, a submit or a server's answer (`caller`), or the reset of its form (`reset`).
 */
export type ChangeCause = 'input' | 'fill' | 'caller' | 'reset'

/**
 * What changes; all else stays. A person's edit is `{ value, isTouched: true }`, and the reporter leaves it out where the value is
 * the same. The caller's own change of the value is `{ value }`.
 */
export type FieldPatch = Partial<Omit<FieldState, 'issues'>>

/** `error` while a message is shown; `success` once the person has filled the field and nothing fails. */
export type FieldStatus = 'error' | 'success'

/** What a field's shell renders. */
export interface FieldView {
  readonly status: FieldStatus | undefined
  readonly error: string | undefined
  readonly isTouched: boolean
  readonly isVisited: boolean
  readonly isRefused: boolean
}

/** The last first state by rules, so that fields of the same rules begin with the same object. */
const beginnings = new WeakMap<FieldRules, FieldState>()

export function createFieldState(value: FieldValue, rules: FieldRules): FieldState {
  const known = beginnings.get(rules)
  if (known?.value === value) return known
  const state = judgeField({ value, isTouched: false, hasFocus: false, isVisited: false }, rules)
  beginnings.set(rules, state)
  return state
}

/** Goes when the value changes: it was about the old one. */
const noAnswer = { customError: undefined, isRefused: undefined }

/** The next state. The same object comes back when nothing changes. */
export function updateField(state: FieldState, patch: FieldPatch, rules: FieldRules): FieldState {
  if (hasAll(state, patch)) return state
  const { value = state.value } = patch
  const forgotten = value === state.value ? undefined : noAnswer
  // Always validated again: finding out whether the change matters would take as long.
  return judgeField({ ...state, ...forgotten, ...patch, value }, rules)
}

/** Validates a field by these rules, which may be new ones or in another language. */
export function judgeField(
  state: Omit<FieldState, 'issues'>,
  { validators, messages, errors }: FieldRules,
): FieldState {
  const issues = validate(state.value, validators, messages, state)
  return { ...state, issues: errors?.length ? [...issues, ...errors] : issues }
}

/** Does this field block a submit? Any issue does, shown or not; so does a custom error. */
export function hasError(state: FieldState): boolean {
  return firstError(state) !== undefined
}

/** The first issue, shown or not: a refused submit reports it. */
export function firstError(state: FieldState): string | undefined {
  return state.customError || state.issues[0]?.message
}

/** The issues that a person may be shown: a lazy one waits until the field is touched, or a submit is refused for it. */
export function visibleIssues(state: FieldState): readonly ValidationIssue[] {
  return state.issues.filter((issue) => isVisible(issue, state))
}

function isVisible({ isLazy }: ValidationIssue, { isTouched, isRefused }: FieldState): boolean {
  return !isLazy || isTouched || isRefused === true
}

/**
 * What to render. The error is the custom one or the first visible issue; none is shown while somebody types. Only a field
 * that a person has filled in is a success.
 */
export function viewField(state: FieldState): FieldView {
  const { isTouched, isVisited, isRefused = false } = state
  const flags = { isTouched, isVisited, isRefused }
  if (state.hasFocus && !isRefused) return { ...viewSuccess(state), ...flags }
  const error = findShownError(state)
  const isWrong = error !== undefined || state.givenStatus === 'error'
  return { ...(isWrong ? { status: 'error', error } : viewSuccess(state)), ...flags }
}

/** The message to show. Where the caller has set the status to error, a lazy rule's message counts too. */
function findShownError(state: FieldState): string | undefined {
  const { givenStatus, isRefused } = state
  if (givenStatus === 'error') return firstError(state)
  if (givenStatus === 'success' && !isRefused) return undefined
  return state.customError || state.issues.find((issue) => isVisible(issue, state))?.message
}

function viewSuccess(state: FieldState): Pick<FieldView, 'status' | 'error'> {
  const isRight = state.isTouched && !hasError(state) && !isEmpty(state.value)
  const given = state.givenStatus === 'error' ? undefined : state.givenStatus
  return { status: given ?? (isRight ? 'success' : undefined), error: undefined }
}
