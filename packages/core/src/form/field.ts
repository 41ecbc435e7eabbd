import {
  isEmpty,
  validate,
  type ExternalFlags,
  type FieldValue,
  type ValidationFailure,
  type ValidationMessages,
  type Validator,
} from '../validators/index.ts'

/** What the rules of a field are made of; shared by all its states. */
export interface FieldRules {
  readonly validators: readonly Validator[]
  readonly messages: ValidationMessages
  /** Failures that the caller has found outside the validators: shown and blocking like theirs. */
  readonly errors?: readonly ValidationFailure[] | undefined
}

/** Everything that is known of one field. Never changed in place. */
export interface FieldState {
  readonly value: FieldValue
  /** The person has edited it, or a refused submit has pointed at it. */
  readonly isTouched: boolean
  readonly hasFocus: boolean
  /** A server's (or the caller's) word on exactly this value; gone once the value changes. */
  readonly customError: string | null
  readonly flags: ExternalFlags
  /** Every failing rule, shown or not, in the order of the validators. */
  readonly failures: readonly ValidationFailure[]
}

export type FieldEvent =
  | { readonly type: 'change'; readonly value: FieldValue }
  /** The caller's own change of the value: the person has not edited it. */
  | { readonly type: 'set'; readonly value: FieldValue }
  | { readonly type: 'focus' }
  | { readonly type: 'blur' }
  | { readonly type: 'touch' }
  | { readonly type: 'customError'; readonly message: string | null | undefined }
  /** A block's inner answer: the phone is complete, the date is real. `undefined` takes it back. */
  | { readonly type: 'flag'; readonly flag: keyof ExternalFlags; readonly isValid: boolean | undefined }
  /** The rules or their language are other ones now. */
  | { readonly type: 'revalidate' }
  | { readonly type: 'reset'; readonly value: FieldValue }

/** `error` while a message is shown; `success` once the person has filled the field and nothing fails. */
export type FieldStatus = 'error' | 'success'

/** What a field's shell draws. */
export interface FieldView {
  readonly status: FieldStatus | null
  readonly error: string | null
  readonly isTouched: boolean
}

/** The last state that was made of some rules: fields of the same rules begin with the same object. */
const beginnings = new WeakMap<FieldRules, FieldState>()

export function createFieldState(value: FieldValue, rules: FieldRules): FieldState {
  const known = beginnings.get(rules)
  if (known?.value === value) return known
  const state = judge({ value, isTouched: false, hasFocus: false, customError: null, flags: {} }, rules)
  beginnings.set(rules, state)
  return state
}

/** The next state. The same object comes back when nothing changes. */
export function updateField(state: FieldState, event: FieldEvent, rules: FieldRules): FieldState {
  switch (event.type) {
    case 'change':
    case 'set': {
      if (event.value === state.value) return state
      const isTouched = state.isTouched || event.type === 'change'
      return judge({ ...state, value: event.value, isTouched, customError: null }, rules)
    }
    case 'focus':
    case 'blur':
      return put(state, 'hasFocus', event.type === 'focus')
    case 'touch':
      return put(state, 'isTouched', true)
    case 'customError':
      // No words, no error: `setCustomValidity('')` takes one back in the same way.
      return put(state, 'customError', event.message || null)
    case 'flag':
      if (state.flags[event.flag] === event.isValid) return state
      return judge({ ...state, flags: { ...state.flags, [event.flag]: event.isValid } }, rules)
    case 'revalidate':
      return judge(state, rules)
    case 'reset':
      return put(createFieldState(event.value, rules), 'hasFocus', state.hasFocus)
  }
}

function put<Name extends keyof FieldState>(
  state: FieldState,
  name: Name,
  value: FieldState[Name],
): FieldState {
  return state[name] === value ? state : { ...state, [name]: value }
}

function judge(
  state: Omit<FieldState, 'failures'>,
  { validators, messages, errors }: FieldRules,
): FieldState {
  const failures = validate(state.value, validators, messages, state.flags)
  return { ...state, failures: errors?.length ? [...failures, ...errors] : failures }
}

/** Does this field block a submit? Any failure does, shown or not; so does a custom error. */
export function hasError(state: FieldState): boolean {
  return state.failures.length > 0 || state.customError !== null
}

/** The failures a person may be shown: a lazy one waits until the field is touched. */
export function visibleFailures(state: FieldState): readonly ValidationFailure[] {
  return state.failures.filter((failure) => !failure.isLazy || state.isTouched)
}

/** What there is to say about the field, focus aside: the custom error first, then the first visible failure. */
export function pendingError(state: FieldState): string | null {
  const visible = state.failures.find((failure) => !failure.isLazy || state.isTouched)
  return state.customError ?? visible?.message ?? null
}

/** The message shown in place of the hint: nothing while the field has focus. */
export function shownError(state: FieldState): string | null {
  return state.hasFocus ? null : pendingError(state)
}

/** Shared, because most fields of a long form are never touched. */
const quiet: FieldView = { status: null, error: null, isTouched: false }

/** What there is to draw: a success is that of a person, who has filled the field. */
export function viewField(state: FieldState): FieldView {
  const { isTouched } = state
  const error = shownError(state)
  if (error !== null) return { status: 'error', error, isTouched }
  if (!isTouched) return quiet
  return { status: hasError(state) || isEmpty(state.value) ? null : 'success', error, isTouched }
}

export function fieldStatus(state: FieldState): FieldStatus | null {
  return viewField(state).status
}

/** The first thing that is wrong, shown or not: what a refused submit tells. */
export function firstError(state: FieldState): string | null {
  return state.customError ?? state.failures[0]?.message ?? null
}
