import {
  findRegion,
  parsePhone,
  readShown,
  type PhoneOptions,
  type PhoneReading,
  type PhoneRegion,
} from '@foyer/core/phone'
import type { Validator } from '@foyer/core/validators'

/** What a phone input holds beside its field. Never changed in place. */
export interface PhoneInputState {
  /** The country that was chosen or recognised last. */
  readonly countryCode: string | null
  readonly shown: string
  /** What the shown text says. */
  readonly reading: PhoneReading
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
  /** An edit was refused, because the calling code is locked; or the input is left, and that is over. */
  | { readonly type: 'refuse'; readonly isRefused: boolean }
  /** A country is chosen: by the person in the picker, or by the page. */
  | { readonly type: 'choose'; readonly countryCode: string; readonly by: 'person' | 'page' }

export type PhoneInputEmit =
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

/** The state of an input that begins with a country and a value. */
export function createPhoneInputState(
  countryCode: string | null,
  value: string,
  rules: PhoneRules,
): PhoneInputState {
  const { shown } = parsePhone(value, { ...rules, countryCode })
  const reading = readShown(shown, { ...rules, countryCode })
  return {
    countryCode: reading.region?.countryCode ?? countryCode,
    shown,
    reading,
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
      return { state: show(state, event.shown, rules), emits: [] }
    case 'change': {
      const isFirst = state.isNewlyFilled && !state.hasToldFirstInput && state.reading.region !== null
      return isFirst
        ? { state: { ...state, hasToldFirstInput: true }, emits: [{ type: 'firstInput' }] }
        : { state, emits: [] }
    }
    case 'refuse':
      return { state: { ...state, isRefused: event.isRefused }, emits: [] }
    case 'choose': {
      const chosen = findRegion(event.countryCode, rules.regions)
      return chosen === null ? { state, emits: [] } : choose(state, chosen, event.by === 'person', rules)
    }
  }
}

function show(state: PhoneInputState, shown: string, rules: PhoneRules): PhoneInputState {
  const { countryCode } = state
  const reading = readShown(shown, { ...rules, countryCode })
  return {
    ...state,
    shown,
    reading,
    countryCode: reading.region?.countryCode ?? countryCode,
    isNewlyFilled: state.reading.value === '' && reading.value !== '',
    isRefused: state.isRefused && shown === state.shown,
  }
}

/** The number keeps its digits and takes the new calling code. */
function choose(
  before: PhoneInputState,
  { countryCode, phoneCode }: PhoneRegion,
  isByPerson: boolean,
  rules: PhoneRules,
): PhoneInputStep {
  const { shown, reading } = before
  // An empty input has nothing to write: its country is another one at once.
  const state = shown === '' ? show({ ...before, countryCode }, '', rules) : { ...before, countryCode }
  const emits: PhoneInputEmit[] = []
  if (shown !== '') {
    const national = reading.region === null ? '' : reading.value.slice(1 + reading.region.phoneCode.length)
    const text = `+${phoneCode}${national}`
    emits.push(isByPerson || national === '' ? { type: 'write', text } : { type: 'set', value: text })
  }
  if (isByPerson) emits.push({ type: 'selectCountry', countryCode })
  return { state, emits }
}

/** Is the number complete? `undefined`: there is none. */
export function isComplete({ reading }: PhoneInputState): boolean | undefined {
  return reading.value === '' && reading.refusal === null ? undefined : reading.isComplete
}

const ofCallers = new WeakMap<readonly Validator[], readonly Validator[]>()
const ofNobody: readonly Validator[] = [{ type: 'phone', lazy: true }]

/**
 * The caller's validators, and the inner one that says whether the number is complete. The same array for the same
 * validators, so that a drawing does not look like a change of rules.
 */
export function phoneValidators(given: readonly Validator[] = []): readonly Validator[] {
  if (given.length === 0) return ofNobody
  const known = ofCallers.get(given)
  if (known) return known
  const all = given.some(({ type }) => type === 'phone') ? given : [...given, ...ofNobody]
  ofCallers.set(given, all)
  return all
}
