import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decideSubmit } from './decide-submit.ts'
import { createFieldState, hasError, type FieldState } from '../field.ts'

/** `name!` has an error, `name*` is touched. */
function fieldsOf(row: string): [string, FieldState][] {
  return row.split(' ').map((mark) => {
    const name = mark.replace(/[!*]/g, '')
    const rules = { validators: [{ type: 'required' } as const], messages: () => `${name} is missing` }
    const state = createFieldState(mark.includes('!') ? '' : 'filled', rules)
    return [name, { ...state, isTouched: mark.includes('*') }]
  })
}

describe('a refused submit', () => {
  // R4.5
  it.each([
    ['the only error', 'a b! c', 'b', 'b', ['b']],
    ['the first of several', 'a! b! c!', 'a', 'a', ['a', 'b', 'c']],
    ['a touched one comes first: focus there, touch the next', 'a!* b c!', 'c', 'a', ['a', 'c']],
    ['all are touched: nothing to touch, focus the first', 'a b!* c!*', undefined, 'b', ['b', 'c']],
    ['untouched fields without errors do not count', 'a b c!', 'c', 'c', ['c']],
    ['touched fields without errors do not count', 'a* b* c!', 'c', 'c', ['c']],
  ])(
    'touches the first untouched field with errors, focuses the first one, and names them all: %s',
    (_name, row, touch, focus, refused) => {
      expect(decideSubmit(fieldsOf(row))).toEqual({
        refused,
        touch,
        focus,
        message: `${focus} is missing`,
      })
    },
  )

  it('has the custom error of the field to focus as its message', () => {
    const fields = fieldsOf('a b')
    const [, b] = fields
    const taken = b && ([b[0], { ...b[1], customError: 'Taken' }] as const)
    expect(decideSubmit(taken ? [taken] : [])).toMatchObject({ focus: 'b', message: 'Taken' })
  })
})

it.each([
  ['no field has an error', 'a b* c'],
  ['there is one field', 'a'],
])('a submit is allowed when %s', (_name, row) => {
  expect(decideSubmit(fieldsOf(row))).toBeNull()
})

it('a submit of no fields is allowed', () => {
  expect(decideSubmit([])).toBeNull()
})

// R4.4
it('a submit is allowed exactly when no field has an error', () => {
  const mark = fc.tuple(fc.constantFrom('', '!'), fc.constantFrom('', '*')).map((marks) => marks.join(''))
  fc.assert(
    fc.property(fc.array(mark, { minLength: 1, maxLength: 8 }), (marks) => {
      const fields = fieldsOf(marks.map((text, index) => `f${index}${text}`).join(' '))
      expect(decideSubmit(fields) === null).toBe(!fields.some(([, state]) => hasError(state)))
    }),
  )
})
