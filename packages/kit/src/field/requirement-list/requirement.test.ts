import { createFieldState, updateField, type FieldPatch, type FieldRules } from '@foyer/core/form'
import { expect, it } from 'vitest'
import { noStatuses, updateRequirements, type Requirement, type RequirementStatus } from './requirement.ts'

const rules: FieldRules = { validators: [], messages: String }
const longer: Requirement = { id: 'longer', text: 'Longer', check: (value) => value.length > 2 }
const fixed: Requirement = { id: 'given', text: 'Given', check: () => 'validated' }

const type = (value: string): FieldPatch[] => [{ hasFocus: true }, { value, isTouched: true }]
const leave: FieldPatch = { hasFocus: false }

function play(isLazy: boolean, inputValue: string, patches: readonly FieldPatch[]): RequirementStatus[] {
  const event = { type: 'look', requirements: [longer, fixed], isLazy } as const
  let field = createFieldState(inputValue, rules)
  let { state } = updateRequirements(noStatuses, { ...event, field })
  for (const patch of patches) {
    field = updateField(field, patch, rules)
    state = updateRequirements(state, { ...event, field }).state
  }
  return [...state.statuses]
}

// R4.33
it.each<[string, boolean, string, FieldPatch[], RequirementStatus]>([
  ['nothing typed', false, '', [], 'default'],
  ['typing for the first time', false, '', type('a'), 'default'],
  ['left while it fails', false, '', [...type('a'), leave], 'error'],
  ['back to mend it', false, '', [...type('a'), leave, ...type('ab')], 'error'],
  ['mended', false, '', [...type('a'), leave, ...type('abc')], 'validated'],
  ['spoilt again while mending', false, '', [...type('a'), leave, ...type('abc'), ...type('ab')], 'error'],
  ['wrong from the start', false, 'a', [], 'error'],
  ['wrong from the start, under focus', false, 'a', [{ hasFocus: true }], 'error'],
  ['wrong from the start, and lazy', true, 'a', [], 'default'],
  ['wrong from the start, and touched', true, 'a', [{ isTouched: true }], 'error'],
  ['left out in a refused submit', true, '', [{ isRefused: true }], 'error'],
  ['under focus since a refused submit', true, '', [{ hasFocus: true }, { isRefused: true }], 'error'],
  ['left empty', true, '', [{ hasFocus: true }, leave], 'default'],
  ['begun again', false, '', [...type('a'), leave, { value: '', isTouched: false }, ...type('b')], 'default'],
])('shows a failed item as an error only once the field was left, and then until it is met: %s', (...row) => {
  const [, isLazy, inputValue, patches, status] = row
  expect(play(isLazy, inputValue, patches)).toEqual([status, 'validated'])
})
