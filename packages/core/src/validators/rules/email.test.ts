import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkRule } from '../validate.ts'

const codeOf = (value: string | number | boolean) => checkRule(value, { type: 'email' })?.code ?? null

describe('email', () => {
  // R5.2
  it.each([
    'a@b.co',
    'name@example.com',
    'first.last+tag@mail.example.co.uk',
    'UPPER@EXAMPLE.COM',
    "!#$%&'*+/=?^_`{|}~-@example.com",
    '.leading..dots.@example.com',
    '1@2.3',
    'a@xn--80ak6aa92e.com',
    'a@a-b.c-d',
    `a@${'b'.repeat(63)}.com`,
    `${'a'.repeat(242)}@example.com`,
  ])('takes what the HTML standard takes: %s', (address) => {
    expect(codeOf(address)).toBeNull()
  })

  // R5.2
  it.each([
    ['no at sign', 'name.example.com'],
    ['nothing before the at sign', '@example.com'],
    ['nothing after it', 'name@'],
    ['two at signs', 'a@b@example.com'],
    ['a blank inside', 'a b@example.com'],
    ['blanks around', ' a@example.com '],
    ['a line break at the end', 'a@example.com\n'],
    ['a quoted local part', '"a b"@example.com'],
    ['a comment', 'a(comment)@example.com'],
    ['a comma for a dot', 'a@example,com'],
    ['two dots in the domain', 'a@example..com'],
    ['a dot before the domain', 'a@.example.com'],
    ['a dot after the domain', 'a@example.com.'],
    ['a hyphen before a label', 'a@-example.com'],
    ['a hyphen after a label', 'a@example-.com'],
    ['an underscore in the domain', 'a@exa_mple.com'],
    ['a label of 64 letters', `a@${'b'.repeat(64)}.com`],
    ['an address in brackets', 'a@[127.0.0.1]'],
    ['a domain in another script, not yet in ASCII', 'a@пример.рф'],
    ['a local part in another script', 'имя@example.com'],
    ['more than the 254 characters of RFC 5321', `${'a'.repeat(243)}@example.com`],
  ])('refuses a malformed or overlong address: %s', (_name, address) => {
    expect(codeOf(address)).toBe('email_format')
  })

  it('asks for a dot in the domain, which the HTML standard does not', () => {
    expect(codeOf('root@localhost')).toBe('email_format')
  })

  it('leaves an empty field to required', () => {
    expect(codeOf('')).toBeNull()
  })

  it.each([5, true])('refuses %s, which is no text', (value) => {
    expect(codeOf(value)).toBe('email_format')
  })

  // R5.2
  it('agrees with the expression in the HTML standard, except for the dot and the length', () => {
    // https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address
    const standard =
      /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/
    const symbol = fc.constantFrom('a', 'Z', '0', '.', '-', '_', '@', '+', ' ', '"', 'é', '\n')
    const address = fc.oneof(fc.string({ unit: symbol, minLength: 1, maxLength: 80 }), fc.emailAddress())
    fc.assert(
      fc.property(address, (text) => {
        const expected = text.length <= 254 && standard.test(text) && text.split('@')[1]?.includes('.')
        expect(codeOf(text) === null).toBe(expected)
      }),
      { numRuns: 2000 },
    )
  })
})
