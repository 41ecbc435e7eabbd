import { describe, expect, it } from 'vitest'
import { messages, required } from './testing/create-form.ts'
import { createFieldRules } from './field-rules.ts'

describe('the rules of a field', () => {
  it('are shared by fields with the same validators, language and errors', () => {
    const rules = createFieldRules('a', required, messages)
    expect(createFieldRules('b', required, messages)).toBe(rules)
    expect(createFieldRules('b', [...required], messages)).not.toBe(rules)
    expect(createFieldRules('b', required, () => 'Bitte ausfüllen')).not.toBe(rules)
    expect(createFieldRules('b', required, messages, [])).not.toBe(rules)
  })

  it('stay the same objects across renders when fields share validators but differ in errors or language', () => {
    const german = () => 'Bitte ausfüllen'
    const issue = { type: 'required', code: 'taken', message: 'This is taken', isLazy: false } as const
    const others = [[messages, [issue]] as const, [messages, [issue]] as const, [german, undefined] as const]
    const render = () =>
      others.map(([translate, errors]) => createFieldRules('a', required, translate, errors))
    const first = render()
    expect(new Set(first).size).toBe(3)
    for (const [index, rules] of render().entries()) expect(rules).toBe(first[index])
  })

  it('throw an error that names the field for a slow pattern, each time that they are created', () => {
    const validators = [{ type: 'regexp', pattern: '^(a+)+$' }] as const
    for (const name of ['zip', 'code'])
      expect(() => createFieldRules(name, validators, messages)).toThrow(`field "${name}" has a slow pattern`)
  })
})
