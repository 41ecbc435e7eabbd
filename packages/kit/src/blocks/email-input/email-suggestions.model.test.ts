import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  noSuggestions,
  updateSuggestions,
  type EmailSuggestionsEvent,
  type EmailSuggestionsState,
} from './email-suggestions.model.ts'

const domains = ['one.io', 'online.io', 'onyx.io']
const input = (text: string): EmailSuggestionsEvent => ({ type: 'input', text })
const key = (name: string, isAlt = false): EmailSuggestionsEvent => ({ type: 'key', key: name, isAlt })
const leave: EmailSuggestionsEvent = { type: 'leave' }

function run(events: readonly EmailSuggestionsEvent[]) {
  let state: EmailSuggestionsState = noSuggestions
  let isTaken = false
  const picked: string[] = []
  for (const event of events) {
    const step = updateSuggestions(state, event, domains)
    state = step.state
    isTaken = step.effects.some(({ type }) => type === 'takeKey')
    for (const effect of step.effects) if (effect.type === 'pick') picked.push(effect.email)
  }
  return { state, isTaken, picked, shown: [state.phase, state.active] }
}

const open = input('a@on')
it.each<[string, EmailSuggestionsEvent[], readonly [string, number], boolean]>([
  ['down', [open, key('ArrowDown')], ['open', 0], true],
  ['down past the last', [open, ...Array.from({ length: 4 }, () => key('ArrowDown'))], ['open', 0], true],
  ['up from the text', [open, key('ArrowUp')], ['open', 2], true],
  ['up past the first', [open, key('ArrowDown'), key('ArrowUp')], ['open', 2], true],
  ['up from the last', [open, key('ArrowUp'), key('ArrowUp')], ['open', 1], true],
  ['Alt and down when it is open', [open, key('ArrowDown', true)], ['open', 0], true],
  ['left, into the text', [open, key('ArrowDown'), key('ArrowLeft')], ['open', -1], false],
  ['Escape', [open, key('ArrowDown'), key('Escape')], ['dismissed', -1], true],
  ['Escape when it is closed', [open, key('Escape'), key('Escape')], ['dismissed', -1], false],
  ['Alt and up', [open, key('ArrowUp', true)], ['dismissed', -1], true],
  ['down when it is closed', [open, key('Escape'), key('ArrowDown')], ['open', 0], true],
  ['Alt and down when it is closed', [open, key('Escape'), key('ArrowDown', true)], ['open', -1], true],
  ['down with nothing on offer', [input('a'), key('ArrowDown')], ['closed', -1], false],
  ['Enter with none active', [open, key('Enter')], ['closed', -1], false],
  ['a letter', [open, key('ArrowDown'), key('x')], ['open', -1], false],
  ['more text', [open, key('ArrowDown'), input('a@onl')], ['open', -1], false],
  ['a text from the page', [{ type: 'set', text: 'a@on' }], ['closed', -1], false],
  ['leaving a completion', [open, leave], ['closed', -1], false],
  ['leaving a typo', [input('a@gmial.com'), leave], ['left', -1], false],
  [
    'leaving a typo that was dismissed',
    [input('a@gmial.com'), key('Escape'), leave],
    ['dismissed', -1],
    false,
  ],
  ['Enter over a typo', [input('a@gmial.com'), key('Enter')], ['left', -1], false],
])('moves as a combobox does: %s', (_case, events, shown, isTaken) => {
  const outcome = run(events)
  expect(outcome.shown).toEqual(shown)
  expect(outcome.isTaken).toBe(isTaken)
  expect(outcome.picked).toEqual([])
})

it.each<[string, EmailSuggestionsEvent[], string]>([
  ['Enter', [open, key('ArrowDown'), key('ArrowDown'), key('Enter')], 'a@online.io'],
  ['Enter at the first', [open, key('ArrowDown'), key('Enter')], 'a@one.io'],
  ['a press', [open, { type: 'pick', index: 2 }], 'a@onyx.io'],
  ['a press after leaving', [input('a@gmial.com'), leave, { type: 'pick', index: 0 }], 'a@gmail.com'],
])('picks one suggestion, and then closes: %s', (_case, events, email) => {
  const { picked, isTaken, shown } = run(events)
  expect(picked).toEqual([email])
  expect(isTaken).toBe(true)
  expect(shown).toEqual(['closed', -1])
})

it.each([
  ['gmail.co', ['gmail.com'], 'left'],
  ['yahoo.co', ['yahoo.com'], 'left'],
  ['mail.r', ['mail.ru'], 'left'],
  ['gmail', ['gmail.com'], 'closed'],
])(
  'completes a domain while it is typed, and asks about it once it is left if it looks mistyped: %s',
  (...row) => {
    const [domain, left, phase] = row
    const typed = updateSuggestions(noSuggestions, input(`a@${domain}`)).state
    expect(typed.suggestions[0]).toMatchObject({ domain: left[0], isCorrection: false })
    const { state } = updateSuggestions(typed, leave)
    expect(state.phase).toBe(phase)
    expect(state.suggestions.map((suggestion) => suggestion.domain)).toEqual(left)
  },
)

it('returns the same object while nothing changes, so that nothing is rendered', () => {
  for (const event of [input('anna'), key('x'), key('ArrowDown'), leave])
    expect(updateSuggestions(noSuggestions, event, domains).state).toBe(noSuggestions)
})

it('never activates or picks a suggestion that does not exist, whatever the order of events', () => {
  const anyEvent = fc.oneof(
    fc.constantFrom('a', 'a@', 'a@on', 'a@onl', 'a@gmial.com', 'a@one.io').map(input),
    fc
      .tuple(fc.constantFrom('ArrowDown', 'ArrowUp', 'Enter', 'Escape', 'Home', 'x'), fc.boolean())
      .map(([name, isAlt]) => key(name, isAlt)),
    fc.constant(leave),
  )
  fc.assert(
    fc.property(fc.array(anyEvent), (events) => {
      const { state, picked } = run(events)
      expect(state.active).toBeGreaterThanOrEqual(-1)
      expect(state.active).toBeLessThan(Math.max(state.suggestions.length, 1))
      expect(state.phase === 'open' ? state.suggestions.length > 0 : state.active === -1).toBe(true)
      for (const email of picked) expect(email).toMatch(/^a@.+\./)
    }),
  )
})
