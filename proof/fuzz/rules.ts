// The rules that pages and server share, without either: nothing throws, nothing is slow, nothing is let through.
import fc from 'fast-check'
import { checkOrder, latestDay, type OrderFields } from '@foyer/core/checkout'
import { suggestEmails, popularDomains } from '@foyer/core/email'
import { createDateRecipe, createMaskRecipe, parseDate, showValue } from '@foyer/core/mask'
import { formatPhone, parsePhone, phoneRegions } from '@foyer/core/phone'
import { decodeState, encodeState, maxStateLength, providers, safeTarget } from '@foyer/core/social'
import { checkRule, type Validator } from '@foyer/core/validators'
import type { Row } from '../report.ts'
import { checkEach } from './check-each.ts'
import { checkPasswords, checkZips } from './published-lists.ts'
import { texts } from './texts.ts'

const origin = 'https://id.example.com'

export function fuzzRules(runs: number): Row[] {
  return [
    checkPasswords(),
    checkZips(),
    checkEach('rules of fields', texts, checkField),
    checkEach('e-mail addresses', [...texts, ...listEmails()], checkEmail),
    checkEach('masks, dates and phone numbers', texts, checkMasks),
    checkEach('social state and the way back', texts, checkSocial),
    runProperties(runs),
  ]
}

const fieldRules: readonly Validator[] = [
  { type: 'required' },
  { type: 'email' },
  { type: 'date' },
  { type: 'phone' },
  { type: 'length', min: 1, max: 64, trim: true },
  { type: 'numberValue', min: 0, max: 9 },
  { type: 'hasAnyNumberSymbol' },
  { type: 'hasUpperAndLowerCaseSymbol' },
]

function checkField(text: string): string | null {
  for (const rule of fieldRules) checkRule(text, rule)
  const order = Object.fromEntries(orderFields.map((name) => [name, text])) as unknown as OrderFields
  const refusals = checkOrder({ ...order, terms: true }, latestDay(Date.UTC(2026, 10, 21)))
  return refusals.length === 0 ? 'an order of nothing else is taken' : null
}

const orderFields = [
  'phone',
  'dateOfBirth',
  'country',
  'zipCode',
  'city',
  'addressLine1',
  'addressLine2',
  'currency',
  'voucher',
]

/** Of the e-mail tests of the W3C's `input type=email`, RFC 3696's examples, and what attackers write. */
function listEmails(): string[] {
  const locals = [
    'a',
    'a.b',
    'a+b',
    'a..b',
    '.a',
    'a.',
    '"a b"',
    String.raw`"a\"b"`,
    'a@b',
    'a b',
    'ä',
    '用户',
    'a\r\nbcc: b',
    'a'.repeat(65),
    "o'neil",
    '!#$%&*+-/=?^_`{|}~',
    '',
  ]
  const domains = [
    'example.test',
    'example',
    'a.b.c.d.test',
    '-a.test',
    'a-.test',
    'a..test',
    '.test',
    'test.',
    '[127.0.0.1]',
    '[IPv6:::1]',
    'münchen.test',
    'xn--mnchen-3ya.test',
    'a_b.test',
    `${'a'.repeat(64)}.test`,
    'a.test>',
    'a.test,b@c.test',
    '',
    'a.test\u0000',
  ]
  return locals.flatMap((local) => domains.map((domain) => `${local}@${domain}`))
}

function checkEmail(text: string): string | null {
  const isTaken = text !== '' && checkRule(text, { type: 'email' }) === null
  const suggestions = suggestEmails(text.slice(0, 300), { domains: popularDomains })
  if (suggestions.length > 4) return 'more than four suggestions'
  return isTaken && /[\s<>,;:()[\]\\\0]/.test(text.trim()) ? 'taken as an address' : null
}

function checkMasks(text: string): string | null {
  const phone = parsePhone(text)
  formatPhone(phone.value, phoneRegions[0] ?? null)
  if (!/^(\+\d*)?$/.test(phone.value)) return `a phone number of ${phone.value}`
  for (const order of ['dmy', 'ymd'] as const) {
    showValue(createDateRecipe(order), text)
    parseDate(text, order)
  }
  showValue(createMaskRecipe('## ##'), text)
  return null
}

function checkSocial(text: string): string | null {
  const target = safeTarget(text, origin)
  if (new URL(target, origin).origin !== origin) return `leads to ${target}`
  for (const { id } of providers) {
    if (decodeState(id, text) !== null) return `${id} takes it for a state`
    const state = { state: 'x', pathname: text }
    const written = encodeState(id, state)
    if (written.length > maxStateLength) return `${id} writes ${written.length} characters`
    if (decodeState(id, written)?.state !== 'x') return `${id} does not read what it wrote`
  }
  return null
}

function runProperties(runs: number): Row {
  const anything = fc.string({ unit: 'binary', maxLength: 300 })
  const checks = { checkField, checkEmail, checkMasks, checkSocial }
  const faults = Object.entries(checks).flatMap(([name, check]) => {
    const outcome = fc.check(
      fc.property(
        anything,
        (text) => (name === 'checkSocial' && /\p{Surrogate}/u.test(text)) || check(text) === null,
      ),
      { numRuns: runs },
    )
    return outcome.failed ? [`${name}: ${JSON.stringify(outcome.counterexample)} `] : []
  })
  return { name: 'any text at all (fast-check)', runs: runs * 4, result: 'four properties', faults }
}
