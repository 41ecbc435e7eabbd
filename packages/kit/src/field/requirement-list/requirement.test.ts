import { createFieldState, updateField, type FieldEvent, type FieldRules } from '@foyer/core/form'
import { expect, it } from 'vitest'
import { isJudged, readStatuses, type Requirement, type RequirementStatus } from './requirement.ts'

const rules: FieldRules = { validators: [], messages: String }
const longer: Requirement = { id: 'longer', text: 'Longer', check: (value) => value.length > 2 }
const given: Requirement = { id: 'given', text: 'Given', check: () => 'validated' }

const type = (value: string): FieldEvent[] => [{ type: 'focus' }, { type: 'change', value }]
const leave: FieldEvent = { type: 'blur' }

function play(isLazy: boolean, inputValue: string, events: readonly FieldEvent[]): RequirementStatus[] {
  let state = createFieldState(inputValue, rules)
  let areJudged = isJudged(state, false, isLazy)
  for (const event of events) {
    state = updateField(state, event, rules)
    areJudged = isJudged(state, areJudged, isLazy)
  }
  return [...readStatuses([longer, given], String(state.value), areJudged)]
}

it.each<[string, boolean, string, FieldEvent[], RequirementStatus]>([
  ['nothing typed', false, '', [], 'default'],
  ['typing for the first time', false, '', type('a'), 'default'],
  ['left while it fails', false, '', [...type('a'), leave], 'error'],
  ['back to mend it', false, '', [...type('a'), leave, ...type('ab')], 'error'],
  ['mended', false, '', [...type('a'), leave, ...type('abc')], 'validated'],
  ['spoilt again while mending', false, '', [...type('a'), leave, ...type('abc'), ...type('ab')], 'error'],
  ['wrong from the start', false, 'a', [], 'error'],
  ['wrong from the start, under focus', false, 'a', [{ type: 'focus' }], 'error'],
  ['wrong from the start, and lazy', true, 'a', [], 'default'],
  ['wrong from the start, and pointed at', true, 'a', [{ type: 'touch' }], 'error'],
  ['left empty', true, '', [{ type: 'focus' }, leave], 'default'],
  ['begun again', false, '', [...type('a'), leave, { type: 'reset', value: '' }, ...type('b')], 'default'],
])('calls an item an error only once it was left, and then until it is met: %s', (...row) => {
  const [, isLazy, inputValue, events, status] = row
  expect(play(isLazy, inputValue, events)).toEqual([status, 'validated'])
})
