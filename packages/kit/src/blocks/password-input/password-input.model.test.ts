import { createFieldState, updateField, type FieldPatch } from '@foyer/core/form'
import { expect, it } from 'vitest'
import { isJudged, readStatuses, type RequirementStatus } from '../../field/requirement-list/requirement.ts'
import {
  isRequirementMet,
  requirementValidators,
  shownRequirements,
  type PasswordRequirement,
} from './password-input.model.ts'

const all: readonly PasswordRequirement[] = [
  { type: 'length', min: 8, max: 64 },
  { type: 'hasAnyNumberSymbol', errorMessage: 'One digit, please' },
  { type: 'hasUpperAndLowerCaseSymbol' },
  { type: 'passwordsTooSimilar' },
]

it('shows the item about similarity only when there is a password to differ from', () => {
  const types = (previous: string | undefined) => shownRequirements(all, previous).map(({ type }) => type)
  expect(types(undefined)).toEqual(['length', 'hasAnyNumberSymbol', 'hasUpperAndLowerCaseSymbol'])
  expect(types('Corridor9')).toEqual(all.map(({ type }) => type))
})

it('turns requirements into lazy validators of the same types, with their own words where they have some', () => {
  expect(requirementValidators(all)).toEqual([
    { type: 'length', min: 8, max: 64, lazy: true },
    { type: 'hasAnyNumberSymbol', lazy: true, message: 'One digit, please' },
    { type: 'hasUpperAndLowerCaseSymbol', lazy: true },
  ])
})

const type = (value: string): FieldPatch[] => [{ hasFocus: true }, { value, isTouched: true }]

it.each<[string, FieldPatch[], RequirementStatus[]]>([
  ['nothing typed', [], ['default', 'default', 'default', 'default']],
  ['while typing', type('Ab'), ['default', 'default', 'validated', 'validated']],
  ['typed and left', [...type('Ab'), { hasFocus: false }], ['error', 'error', 'validated', 'validated']],
  [
    'come back to what failed',
    [...type('Ab'), { hasFocus: false }, ...type('Abc')],
    ['error', 'error', 'validated', 'validated'],
  ],
  ['like the previous one', type('corridor8'), ['validated', 'validated', 'default', 'default']],
  ['everything met', type('Staircase4'), ['validated', 'validated', 'validated', 'validated']],
  ['asked for and empty', [{ isTouched: true }], ['error', 'error', 'error', 'default']],
])('judges each requirement as default, error or validated: %s', (_case, patches, statuses) => {
  const rules = { validators: [], messages: String }
  let state = createFieldState('', rules)
  let areJudged = false
  for (const patch of patches) {
    state = updateField(state, patch, rules)
    areJudged = isJudged(state, areJudged, true)
  }
  const items = all.map((requirement) => ({
    id: requirement.type,
    text: requirement.type,
    check: (value: string) => isRequirementMet(requirement, value, 'Corridor9'),
  }))
  expect(readStatuses(items, String(state.value), areJudged)).toEqual(statuses)
})
