import { describe, expect, it } from 'vitest'
import { messages, required } from './testing/create-form.ts'
import { createFieldRules } from './field-rules.ts'

describe('the rules of a field', () => {
  it('are shared by fields of the same validators, as long as language and errors are the same', () => {
    const rules = createFieldRules('a', required, messages)
    expect(createFieldRules('b', required, messages)).toBe(rules)
    expect(createFieldRules('b', [...required], messages)).not.toBe(rules)
    expect(createFieldRules('b', required, () => 'Bitte ausfüllen')).not.toBe(rules)
    expect(createFieldRules('b', required, messages, [])).not.toBe(rules)
  })

  it('refuse what is broken, and name the field, each time that they are made', () => {
    const validators = [{ type: 'regexp', pattern: '^(a+)+$' }] as const
    for (const name of ['zip', 'code'])
      expect(() => createFieldRules(name, validators, messages)).toThrow(`field "${name}" has a slow pattern`)
  })
})
