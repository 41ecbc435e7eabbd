import {
  findRegion,
  parsePhone,
  readShown,
  type PhoneOptions,
  type PhoneReading,
  type PhoneRegion,
} from '@foyer/core/phone'
import type { BlockPart, FieldState } from '@foyer/core/form'
import { memoize } from '@foyer/core/store'
import type { ExternalFlags, Validator } from '@foyer/core/validators'
import type { Step } from '../../field/model.ts'

/** The block's data about its number in addition to the field's value. Stored in the field's state. Immutable. */
export interface PhoneInputState {
  /** The country that was chosen or recognised last; ISO code. */
  readonly countryCode: string | null
  readonly shown: string
  /** The result of parsing the shown text. */
  readonly reading: PhoneReading
  /** The last edit was not applied, because it would have changed a locked calling code. */
  readonly isRefused: boolean
}

export type PhoneInputEvent =
  /** The input shows another text, by an edit or by the page. */
  | { readonly type: 'show'; readonly shown: string; readonly reading: PhoneReading }
  /** An edit was not applied, because the calling code is locked. */
  | { readonly type: 'refuse' }
  /** The input has lost focus: the message about the locked calling code is removed. */
  | { readonly type: 'leave' }
  /**
   * A country was chosen: by the person in the picker, or by the page. A `guess` is the likely country that the page has learned late, as
   * a prerendered one does: it says nothing about a number that has a country, or a plus to begin with.
   */
  | {
      readonly type: 'choose'
      readonly countryCode: string
      readonly by: 'person' | 'page' | 'guess'
      readonly rules: PhoneRules
    }

export type PhoneInputEffect =
  | { readonly type: 'selectCountry'; readonly countryCode: string }
  /** The input should take this text, as an edit by the person. */
  | { readonly type: 'write'; readonly text: string }
  /** The field should take this value, without counting it as an edit by the person. */
  | { readonly type: 'set'; readonly value: string }

/** The properties that decide which numbers are accepted. */
export type PhoneRules = Omit<PhoneOptions, 'countryCode'>

type PhoneInputStep = Step<PhoneInputState, PhoneInputEffect>

/** The block's part of the state of a phone's field. */
export function phoneOf({ blockState }: FieldState): PhoneInputState {
  return blockState as PhoneInputState
}

/** The part of the field's state that belongs to a state of the block: the block state, and its flags for the validators. */
export function phoneBlockPart(blockState: PhoneInputState): BlockPart {
  return { ...phoneFlags(blockState), blockState }
}

/**
 * The part of the calling code that is shown on the button before the input: all of it while the input is empty. Otherwise only the plus,
 * as the input has the digits, unless the person has typed a plus too.
 */
export function codeOnButton({ shown, reading: { region } }: PhoneInputState): string {
  if (region === null || shown.startsWith('+')) return ''
  return shown === '' ? `+${region.phoneCode}` : '+'
}

/** The initial state for a country and a value. */
export function createPhoneInputState(
  countryCode: string | null,
  value: string,
  rules: PhoneRules,
): PhoneInputState {
  const reading = parsePhone(value, { ...rules, countryCode })
  return {
    countryCode: reading.region?.countryCode ?? countryCode,
    shown: reading.shown,
    reading,
    isRefused: false,
  }
}

export function updatePhoneInput(state: PhoneInputState, event: PhoneInputEvent): PhoneInputStep {
  switch (event.type) {
    case 'show':
      return { state: withReading(state, event.shown, event.reading), effects: [] }
    case 'refuse':
      return { state: state.isRefused ? state : { ...state, isRefused: true }, effects: [] }
    case 'leave':
      return { state: state.isRefused ? { ...state, isRefused: false } : state, effects: [] }
    case 'choose': {
      const { by, rules } = event
      const chosen = findRegion(event.countryCode, rules.regions)
      const isKnown = state.countryCode !== null || state.shown.startsWith('+')
      return chosen === null || (by === 'guess' && isKnown)
        ? { state, effects: [] }
        : chooseCountry(state, chosen, by === 'person', rules)
    }
  }
}

function withReading(state: PhoneInputState, shown: string, reading: PhoneReading): PhoneInputState {
  const countryCode = reading.region?.countryCode ?? state.countryCode
  const isSame =
    shown === state.shown && countryCode === state.countryCode && isSameReading(reading, state.reading)
  return isSame ? state : { shown, reading, countryCode, isRefused: state.isRefused && shown === state.shown }
}

function isSameReading(one: PhoneReading, other: PhoneReading): boolean {
  return (Object.keys(one) as (keyof PhoneReading)[]).every((name) => one[name] === other[name])
}

/** Whether this reading gives the number its first character. Only once a country is known. */
export function isFirstNumber(previous: PhoneInputState, reading: PhoneReading): boolean {
  return previous.reading.value === '' && reading.value !== '' && reading.region !== null
}

/** The number keeps its digits and takes the new calling code; digits without a country become a number of the chosen one. */
function chooseCountry(
  previous: PhoneInputState,
  { countryCode, phoneCode }: PhoneRegion,
  isByPerson: boolean,
  rules: PhoneRules,
): PhoneInputStep {
  const { shown, reading } = previous
  // An empty input has no text to rewrite, so only the country changes.
  const withCountry = { ...previous, countryCode }
  const state =
    shown === '' ? withReading(withCountry, '', readShown('', { ...rules, countryCode })) : withCountry
  const effects: PhoneInputEffect[] = []
  if (shown !== '') {
    const code = `+${phoneCode}`
    const text = shown.startsWith('+')
      ? code
      : reading.region === null
        ? parsePhone(shown, { ...rules, countryCode, bypassDetectedCountry: true }).value || code
        : code + reading.value.slice(1 + reading.region.phoneCode.length)
    effects.push(isByPerson || text === code ? { type: 'write', text } : { type: 'set', value: text })
  }
  if (isByPerson) effects.push({ type: 'selectCountry', countryCode })
  return { state, effects }
}

/**
 * The flags for the field's validators. Any text satisfies `required`, even a calling code alone or digits without a country: the
 * `phone` validator has the better message for those.
 */
export function phoneFlags({ shown, reading }: PhoneInputState): Pick<ExternalFlags, 'phone' | 'required'> {
  if (shown === '' && reading.rejected === null) return { phone: undefined, required: undefined }
  return { phone: reading.isComplete || (reading.issue ?? 'phone_incomplete'), required: true }
}

const ownValidators: readonly Validator[] = [{ type: 'phone', lazy: true }]

const addPhoneValidator = memoize(
  (validators: readonly Validator[]) =>
    validators.some(({ type }) => type === 'phone') ? validators : [...validators, ...ownValidators],
  new WeakMap(),
)

/**
 * The caller's validators, plus `phone`, which checks that the number is complete. Returns the same array for the same validators, so
 * that a render does not count as a change of the rules.
 */
export function phoneValidators(validators: readonly Validator[] = []): readonly Validator[] {
  return validators.length === 0 ? ownValidators : addPhoneValidator(validators)
}
