import { narrowRegions, phoneRegions, readShown, type PhoneOptions } from '@foyer/core/phone'
import { expect, it } from 'vitest'
import {
  codeOnButton,
  createPhoneInputState,
  isFirstNumber,
  phoneFlags,
  phoneValidators,
  updatePhoneInput,
  type PhoneInputEffect,
  type PhoneInputEvent,
  type PhoneInputState,
  type PhoneRules,
} from './phone-input.model.ts'

interface Outcome {
  readonly state: PhoneInputState
  readonly effects: readonly PhoneInputEffect[]
}

/**
 * An event. `showText`: the input shows a text, which is parsed as in the block; `pick`: a country is chosen, under the rules of the input.
 */
type Happening =
  | Exclude<PhoneInputEvent, { type: 'choose' }>
  | { readonly type: 'showText'; readonly shown: string }
  | { readonly type: 'pick'; readonly countryCode: string; readonly by: 'person' | 'page' }

/** The states and effects of the model for a sequence of events. */
function runEvents(
  countryCode: string | null,
  events: readonly Happening[],
  rules: PhoneRules = {},
): Outcome {
  const outcome: { state: PhoneInputState; effects: PhoneInputEffect[] } = {
    state: createPhoneInputState(countryCode, '', rules),
    effects: [],
  }
  for (const action of events) {
    const event = toEvent(action, { ...rules, countryCode: outcome.state.countryCode })
    const { state, effects } = updatePhoneInput(outcome.state, event)
    outcome.state = state
    outcome.effects.push(...effects)
  }
  return outcome
}

function toEvent(action: Happening, options: PhoneOptions): PhoneInputEvent {
  if (action.type === 'pick') return { ...action, type: 'choose', rules: options }
  if (action.type !== 'showText') return action
  const { shown } = action
  return { type: 'show', shown, reading: readShown(shown, options) }
}

const show = (shown: string): Happening => ({ type: 'showText', shown })
const choose = (countryCode: string, by: 'person' | 'page' = 'person'): Happening => ({
  type: 'pick',
  countryCode,
  by,
})

// R5.23
it.each<[string, string | null, string, ReturnType<typeof phoneFlags>]>([
  ['empty', 'RU', '', { phone: undefined, required: undefined }],
  ['a plus alone', 'RU', '+', { phone: 'phone_incomplete', required: true }],
  ['a calling code alone', 'RU', '7', { phone: 'phone_incomplete', required: true }],
  ['too short', 'RU', '7 999', { phone: 'phone_incomplete', required: true }],
  ['whole', 'RU', '7 999 123 45 67', { phone: true, required: true }],
  ['too long', 'RU', '7 999 123 45 678', { phone: 'phone_too_long', required: true }],
  ['of an unassigned calling code', 'RU', '+999 1', { phone: 'phone_code_unknown', required: true }],
  ['of no country', null, '4795550123', { phone: 'phone_code_unknown', required: true }],
])('tells the validators what a number is: %s', (_case, countryCode, shown, flags) => {
  expect(phoneFlags(runEvents(countryCode, [show(shown)]).state)).toEqual(flags)
})

it.each([
  ['US', '4795550123', '+14795550123'],
  ['NO', '4795550123', '+4795550123'],
  ['GB', '07400123456', '+447400123456'],
  ['GB', '447400123456', '+447400123456'],
  ['US', '380671234567', '+1380671234567'],
  ['US', '1', '+1'],
  ['UA', '+99', '+380'],
])('assigns digits of no country to the country that is chosen: %s, %s', (country, shown, text) => {
  expect(runEvents(null, [show(shown), choose(country)]).effects[0]).toEqual({ type: 'write', text })
})

// R4.28
it.each<[string, string | null, string[], boolean]>([
  ['filled while a country is chosen', 'RU', ['7 9'], true],
  ['filled, emptied and filled again', 'RU', ['7 9', '', '7 8'], true],
  ['a calling code is typed, then a number', null, ['+7', '7 9'], true],
  ['digits of no country', null, ['4', '47'], false],
  ['filled before', 'RU', ['7 9', '7 99'], false],
  ['a calling code alone', 'RU', ['7'], false],
  ['no country is known', null, ['+999'], false],
])('recognises the first input of a number: %s', (_case, countryCode, texts, isFirst) => {
  const [before, after] = [texts.slice(0, -1), texts].map(
    (shown) => runEvents(countryCode, shown.map(show)).state,
  )
  expect(before && after && isFirstNumber(before, after.reading)).toBe(isFirst)
})

it('takes the country of what is shown, and keeps it when the input is emptied', () => {
  const { state } = runEvents('RU', [show('380 67'), show('')])
  expect(state.countryCode).toBe('UA')
  expect(state.reading.region?.countryCode).toBe('UA')
  expect(runEvents('RU', [show('+99')]).state.reading.region).toBeNull()
})

it('begins with the country of the value that it is given', () => {
  const state = createPhoneInputState('RU', '+380671234567', {})
  expect(state).toMatchObject({ countryCode: 'UA', shown: '380 67 123 4567' })
  expect(phoneFlags(state).phone).toBe(true)
})

it('gives the number the calling code of a country that the person chooses', () => {
  const { state, effects } = runEvents('RU', [show('7 999 123'), choose('ua')])
  expect(state.countryCode).toBe('UA')
  expect(effects).toEqual([
    { type: 'write', text: '+380999123' },
    { type: 'selectCountry', countryCode: 'UA' },
  ])
})

it('switches to a chosen country at once while it is empty', () => {
  const { state, effects } = runEvents('RU', [choose('UA')])
  expect(state.reading.region?.countryCode).toBe('UA')
  expect(effects).toEqual([{ type: 'selectCountry', countryCode: 'UA' }])
})

it('does not report a country that the page chooses as a person’s choice', () => {
  expect(runEvents('RU', [show('7 999'), choose('UA', 'page')]).effects).toEqual([
    { type: 'set', value: '+380999' },
  ])
  expect(runEvents('RU', [show('7'), choose('UA', 'page')]).effects).toEqual([
    { type: 'write', text: '+380' },
  ])
  expect(runEvents('RU', [choose('UA', 'page')]).effects).toEqual([])
})

it('does not choose a country that is not on the list', () => {
  const regions = narrowRegions(phoneRegions, { allowed: ['RU', 'UA'] })
  expect(runEvents('RU', [choose('DE')], { regions }).state.countryCode).toBe('RU')
})

it('says that a calling code is locked until the number changes or the input is left', () => {
  const refused: Happening[] = [show('7 999'), { type: 'refuse' }]
  const rules = { lockRegion: true }
  expect(runEvents('RU', refused, rules).state.isRefused).toBe(true)
  expect(runEvents('RU', [...refused, show('7 9991')], rules).state.isRefused).toBe(false)
  expect(runEvents('RU', [...refused, { type: 'leave' }], rules).state.isRefused).toBe(false)
})

it('returns the same object while nothing changes, so that nothing is rendered', () => {
  const { state } = runEvents('RU', [show('7 999')])
  const { reading } = state
  expect(updatePhoneInput(state, { type: 'show', shown: '7 999', reading: { ...reading } }).state).toBe(state)
  expect(updatePhoneInput(state, { type: 'leave' }).state).toBe(state)
  const refused = updatePhoneInput(state, { type: 'refuse' }).state
  expect(updatePhoneInput(refused, { type: 'refuse' }).state).toBe(refused)
})

it('treats a value with a calling code other than the locked one as invalid', () => {
  expect(phoneFlags(runEvents('RU', [show('+380671234567')], { lockRegion: true }).state).phone).toBe(
    'phone_incomplete',
  )
})

it('adds its own validator behind those of the caller, unless they have one', () => {
  const required = { type: 'required' } as const
  const own = { type: 'phone', message: 'My message' } as const
  expect(phoneValidators([required])).toEqual([required, { type: 'phone', lazy: true }])
  expect(phoneValidators([own])).toEqual([own])
})

it.each([
  ['the whole code of an empty input', '', '+7'],
  ['the plus of a code in the input', '7 999', '+'],
  ['nothing before a plus of the input', '+', ''],
  ['nothing before digits whose country is not known', '+999', ''],
])('shows beside the input %s', (_what, shown, beside) => {
  expect(codeOnButton(runEvents('RU', [show(shown)]).state)).toBe(beside)
})

it.each([
  ['the country of its number', '+4915123456789', 'DE'],
  ['the given country where the number has none', '+999', 'GB'],
  ['the given country where there is no number', '', 'GB'],
])('begins with %s', (_what, value, countryCode) => {
  expect(createPhoneInputState('GB', value, {}).countryCode).toBe(countryCode)
})
