import { narrowRegions, phoneRegions } from '@foyer/core/phone'
import { expect, it } from 'vitest'
import {
  createPhoneInputState,
  isComplete,
  phoneValidators,
  updatePhoneInput,
  type PhoneInputEmit,
  type PhoneInputEvent,
  type PhoneInputState,
  type PhoneRules,
} from './phone-input.model.ts'

interface Outcome {
  readonly state: PhoneInputState
  readonly emits: readonly PhoneInputEmit[]
}

/** Everything that the model says over a row of events. */
function run(
  countryCode: string | null,
  events: readonly PhoneInputEvent[],
  rules: PhoneRules = {},
): Outcome {
  const outcome: { state: PhoneInputState; emits: PhoneInputEmit[] } = {
    state: createPhoneInputState(countryCode, '', rules),
    emits: [],
  }
  for (const event of events) {
    const { state, emits } = updatePhoneInput(outcome.state, event, rules)
    outcome.state = state
    outcome.emits.push(...emits)
  }
  return outcome
}

const show = (shown: string): PhoneInputEvent => ({ type: 'show', shown })
const change: PhoneInputEvent = { type: 'change' }
const choose = (countryCode: string, by: 'person' | 'page' = 'person'): PhoneInputEvent => ({
  type: 'choose',
  countryCode,
  by,
})

it.each([
  ['empty', '', undefined],
  ['a calling code alone', '7', undefined],
  ['too short', '7 999', false],
  ['whole', '7 999 123 45 67', true],
  ['too long', '7 999 123 45 678', false],
  ['of nobody’s code', '+999 1', false],
])('flags a number as complete or not: %s', (_case, shown, isValid) => {
  expect(isComplete(run('RU', [show(shown)]).state)).toBe(isValid)
})

it.each<[string, string | null, PhoneInputEvent[], number]>([
  ['filled while a country is chosen', 'RU', [show('7 9'), change], 1],
  ['filled, emptied and filled again', 'RU', [show('7 9'), change, show(''), change, show('7 8'), change], 1],
  ['a calling code is typed, then a number', null, [show('7'), show('7 9'), change], 1],
  ['filled before the person came', 'RU', [show('7 9'), show('7 99'), change], 0],
  ['no country is known', null, [show('+999'), change], 0],
])('tells the first input, once: %s', (_case, countryCode, events, times) => {
  const { emits } = run(countryCode, events)
  expect(emits.filter(({ type }) => type === 'firstInput')).toHaveLength(times)
})

it('takes the country of what is shown, and keeps it when the input is emptied', () => {
  const { state } = run('RU', [show('380 67'), show('')])
  expect(state.countryCode).toBe('UA')
  expect(state.reading.region?.countryCode).toBe('UA')
  expect(run('RU', [show('+99')]).state.reading.region).toBeNull()
})

it('begins with the country of the value that it is given', () => {
  const state = createPhoneInputState('RU', '+380671234567', {})
  expect(state).toMatchObject({ countryCode: 'UA', shown: '380 67 123 4567' })
  expect(isComplete(state)).toBe(true)
})

it('gives the number the calling code of a country that the person chooses', () => {
  const { state, emits } = run('RU', [show('7 999 123'), choose('ua')])
  expect(state.countryCode).toBe('UA')
  expect(emits).toEqual([
    { type: 'write', text: '+380999123' },
    { type: 'selectCountry', countryCode: 'UA' },
  ])
})

it('has another country at once while it is empty', () => {
  const { state, emits } = run('RU', [choose('UA')])
  expect(state.reading.region?.countryCode).toBe('UA')
  expect(emits).toEqual([{ type: 'selectCountry', countryCode: 'UA' }])
})

it('lets the page choose a country without saying that a person has', () => {
  expect(run('RU', [show('7 999'), choose('UA', 'page')]).emits).toEqual([{ type: 'set', value: '+380999' }])
  expect(run('RU', [show('7'), choose('UA', 'page')]).emits).toEqual([{ type: 'write', text: '+380' }])
  expect(run('RU', [choose('UA', 'page')]).emits).toEqual([])
})

it('does not choose a country that is not on the list', () => {
  const regions = narrowRegions(phoneRegions, { allowed: ['RU', 'UA'] })
  expect(run('RU', [choose('DE')], { regions }).state.countryCode).toBe('RU')
})

it('says that a locked code stays until the number changes or the input is left', () => {
  const refused: PhoneInputEvent[] = [show('7 999'), { type: 'refuse', isRefused: true }]
  const rules = { lockRegion: true }
  expect(run('RU', refused, rules).state.isRefused).toBe(true)
  expect(run('RU', [...refused, show('7 9991')], rules).state.isRefused).toBe(false)
  expect(run('RU', [...refused, { type: 'refuse', isRefused: false }], rules).state.isRefused).toBe(false)
})

it('holds a value with another code than the locked one to be wrong', () => {
  expect(isComplete(run('RU', [show('+380671234567')], { lockRegion: true }).state)).toBe(false)
})

it('adds its own validator behind those of the caller, unless they have one', () => {
  const required = { type: 'required' } as const
  const own = { type: 'phone', message: 'My words' } as const
  expect(phoneValidators([required])).toEqual([required, { type: 'phone', lazy: true }])
  expect(phoneValidators([own])).toEqual([own])
})
