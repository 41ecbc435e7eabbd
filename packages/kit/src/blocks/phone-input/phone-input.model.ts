import { findRegion, readShown, type PhoneOptions, type PhoneRegion } from '@foyer/core/phone'
import type { Validator } from '@foyer/core/validators'

/** What a phone input holds beside its field. Never changed in place. */
export interface PhoneInputState {
  /** The country that was chosen or recognised last. */
  readonly countryCode: string | null
  readonly shown: string
  readonly value: string
  /** The number was empty before. */
  readonly isNewlyFilled: boolean
  readonly hasToldFirstInput: boolean
  /** The last edit would have changed a locked calling code. */
  readonly isRefused: boolean
}

export type PhoneInputEvent =
  /** The input shows a text now, whoever has brought it there. */
  | { readonly type: 'show'; readonly shown: string }
  /** It was the person who has changed the value. */
  | { readonly type: 'change' }
  /** An edit was refused: the calling code is locked. */
  | { readonly type: 'refuse' }
  | { readonly type: 'leave' }
  /** A country is chosen: by the person in the picker, or by the page. */
  | { readonly type: 'choose'; readonly countryCode: string; readonly by: 'person' | 'page' }

export type PhoneInputEmit =
  /** Is the number complete? `undefined`: there is none. */
  | { readonly type: 'flag'; readonly isValid: boolean | undefined }
  | { readonly type: 'firstInput' }
  | { readonly type: 'selectCountry'; readonly countryCode: string }
  /** The input has to take this text, as if the person had put it in. */
  | { readonly type: 'write'; readonly text: string }
  /** The field has to take this value; the person has not edited it. */
  | { readonly type: 'set'; readonly value: string }

/** The properties that say which numbers are taken. */
export type PhoneRules = Omit<PhoneOptions, 'countryCode'>

export interface PhoneInputStep {
  readonly state: PhoneInputState
  readonly emits: readonly PhoneInputEmit[]
}

export function createPhoneInputState(countryCode: string | null): PhoneInputState {
  return {
    countryCode,
    shown: '',
    value: '',
    isNewlyFilled: false,
    hasToldFirstInput: false,
    isRefused: false,
  }
}

export function updatePhoneInput(
  state: PhoneInputState,
  event: PhoneInputEvent,
  rules: PhoneRules,
): PhoneInputStep {
  switch (event.type) {
    case 'show':
      return show(state, event.shown, rules)
    case 'change': {
      const isFirst = state.isNewlyFilled && !state.hasToldFirstInput && shownRegion(state, rules) !== null
      return isFirst
        ? { state: { ...state, hasToldFirstInput: true }, emits: [{ type: 'firstInput' }] }
        : stay(state)
    }
    case 'refuse':
      return stay(state.isRefused ? state : { ...state, isRefused: true })
    case 'leave':
      return stay(state.isRefused ? { ...state, isRefused: false } : state)
    case 'choose':
      return choose(state, event.countryCode, event.by, rules)
  }
}

function show(state: PhoneInputState, shown: string, rules: PhoneRules): PhoneInputStep {
  const { value, region, isComplete, refusal } = readShown(shown, optionsOf(state, rules))
  const isValid = value === '' && refusal === null ? undefined : isComplete
  return {
    state: {
      ...state,
      shown,
      value,
      countryCode: region?.countryCode ?? state.countryCode,
      isNewlyFilled: state.value === '' && value !== '',
      isRefused: state.isRefused && shown === state.shown,
    },
    emits: [{ type: 'flag', isValid }],
  }
}

/** The number keeps its digits and takes the new calling code. */
function choose(
  state: PhoneInputState,
  countryCode: string,
  by: 'person' | 'page',
  rules: PhoneRules,
): PhoneInputStep {
  const chosen = findRegion(countryCode, rules.regions)
  if (chosen === null) return stay(state)
  const emits: PhoneInputEmit[] = []
  if (state.shown !== '') {
    const before = shownRegion(state, rules)
    const national = before === null ? '' : state.shown.replaceAll(/\D/g, '').slice(before.phoneCode.length)
    const text = `+${chosen.phoneCode}${national}`
    emits.push(by === 'page' && national !== '' ? { type: 'set', value: text } : { type: 'write', text })
  }
  if (by === 'person') emits.push({ type: 'selectCountry', countryCode: chosen.countryCode })
  return { state: { ...state, countryCode: chosen.countryCode }, emits }
}

function stay(state: PhoneInputState): PhoneInputStep {
  return { state, emits: [] }
}

/** The region of what the input shows; of the chosen country while it shows nothing. */
export function shownRegion(state: PhoneInputState, rules: PhoneRules): PhoneRegion | null {
  return readShown(state.shown, optionsOf(state, rules)).region
}

export function optionsOf({ countryCode }: PhoneInputState, rules: PhoneRules): PhoneOptions {
  return { ...rules, countryCode }
}

/** The caller's validators, and the inner one that says whether the number is complete. */
export function phoneValidators(given: readonly Validator[] = []): readonly Validator[] {
  return given.some(({ type }) => type === 'phone') ? given : [...given, { type: 'phone', lazy: true }]
}
