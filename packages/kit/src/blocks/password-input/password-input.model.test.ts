import { createFieldState, updateField, type FieldPatch } from '@foyer/core/form'
import { expect, it } from 'vitest'
import {
  noStatuses,
  updateRequirements,
  type RequirementStatus,
} from '../../field/requirement-list/requirement.ts'
import {
  comparePassword,
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

// R4.18
it('shows the requirement about similarity only when there is a previous password', () => {
  const types = (previous: string | undefined) => shownRequirements(all, previous).map(({ type }) => type)
  expect(types(undefined)).toEqual(['length', 'hasAnyNumberSymbol', 'hasUpperAndLowerCaseSymbol'])
  expect(types('Corridor9')).toEqual(all.map(({ type }) => type))
})

// R3.15
it('turns requirements into lazy validators of the same types, with their own messages if they have any', () => {
  expect(requirementValidators(all)).toEqual([
    { type: 'length', min: 8, max: 64, lazy: true },
    { type: 'hasAnyNumberSymbol', lazy: true, message: 'One digit, please' },
    { type: 'hasUpperAndLowerCaseSymbol', lazy: true },
  ])
})

const type = (value: string): FieldPatch[] => [{ hasFocus: true }, { value, isTouched: true }]

// R4.17
it.each<[string, FieldPatch[], RequirementStatus[]]>([
  ['nothing typed', [], ['default', 'default', 'default', 'default']],
  ['while typing', type('Ab'), ['default', 'default', 'validated', 'validated']],
  ['typed and left', [...type('Ab'), { hasFocus: false }], ['error', 'error', 'validated', 'validated']],
  [
    'edited again after a failure',
    [...type('Ab'), { hasFocus: false }, ...type('Abc')],
    ['error', 'error', 'validated', 'validated'],
  ],
  ['similar to your previous one', type('corridor8'), ['validated', 'validated', 'default', 'default']],
  ['everything met', type('Staircase4'), ['validated', 'validated', 'validated', 'validated']],
  ['touched and empty', [{ isTouched: true }], ['error', 'error', 'error', 'default']],
])('judges each requirement as default, error or validated: %s', (_case, patches, statuses) => {
  const rules = { validators: [], messages: String }
  const requirements = all.map((requirement) => ({
    id: requirement.type,
    text: requirement.type,
    check: (value: string) => isRequirementMet(requirement, value, 'Corridor9'),
  }))
  const event = { type: 'look', requirements, isLazy: true } as const
  let field = createFieldState('', rules)
  let { state } = updateRequirements(noStatuses, { ...event, field })
  for (const patch of patches) {
    field = updateField(field, patch, rules)
    state = updateRequirements(state, { ...event, field }).state
  }
  expect(state.statuses).toEqual(statuses)
})

it.each([
  ['similar to the previous one', 'corridor8', { isTooSimilar: true, isCommon: false }],
  ['common', 'Password1', { isTooSimilar: false, isCommon: true }],
  ['neither', 'Staircase4', { isTooSimilar: false, isCommon: false }],
])('recognises a password that is %s', (_case, password, findings) => {
  const isCommon = (candidate: string) => candidate === 'Password1'
  expect(comparePassword(password, { previous: 'Corridor9', isCommon })).toEqual(findings)
})
