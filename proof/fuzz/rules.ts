// Checks the rules shared by pages and server, without either: none may throw, be slow, or accept invalid input.
import fc from 'fast-check'
import { checkOrder, latestDay, type OrderFields } from '@foyer/core/checkout'
import { suggestEmails, popularDomains } from '@foyer/core/email'
import { createDateRecipe, createMaskRecipe, parseDate } from '@foyer/core/mask'
import { formatPhone, parsePhone, phoneRegions, readPhone } from '@foyer/core/phone'
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
    checkEach('phone numbers as the server reads them', [...texts, ...listPhones()], checkStoredPhone),
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
  const issues = checkOrder({ ...order, terms: true }, latestDay(Date.UTC(2026, 10, 21)))
  return issues.length === 0 ? 'an order of nothing else is taken' : null
}

const orderFields = [
  'email',
  'name',
  'phone',
  'dateOfBirth',
  'country',
  'addressLine1',
  'addressLine2',
  'district',
  'city',
  'state',
  'zipCode',
  'currency',
  'voucher',
]

/** From the W3C's tests of `input type=email`, the examples of RFC 3696, and known attacks. */
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
  const isAccepted = text !== '' && checkRule(text, { type: 'email' }) === null
  const suggestions = suggestEmails(text.slice(0, 300), { domains: popularDomains })
  if (suggestions.length > 4) return 'more than four suggestions'
  return isAccepted && /[\s<>,;:()[\]\\\0]/.test(text.trim()) ? 'taken as an address' : null
}

function checkMasks(text: string): string | null {
  const phone = parsePhone(text)
  formatPhone(phone.value, phoneRegions[0] ?? null)
  if (!/^(\+\d*)?$/.test(phone.value)) return `a phone number of ${phone.value}`
  for (const order of ['dmy', 'ymd'] as const) {
    createDateRecipe(order).show(text)
    parseDate(text, order)
  }
  createMaskRecipe('## ##').show(text)
  return null
}

/** Spellings of one number, valid and invalid, and other texts that may be typed or pasted with it. */
function listPhones(): string[] {
  const numbers = [
    '+44 (0)7400 123456',
    '0044 7400 123456',
    '00 44 00 7400 123456',
    '+447400123456',
    '++447400123456',
    '+44+447400123456',
    '+000000000',
    '+4407400123456',
    '+52 1 55 1234 5678',
    '+52 55 1234 5678',
    '+٤٤٧٤٠٠١٢٣٤٥٦',
    '＋４４７４００１２３４５６',
    '+४४ ७४०० १२३४५६',
    '7400 123456',
    '+44 7400 123456 ext. 9',
    `+${'4'.repeat(10_000)}`,
    '+44 7400 12345',
  ]
  const marks = ['', '\u200E', '\u202E', '\u00A0', '\u2011', '\0', '\r\nBcc: b', ';ext=1', '#', ',1', '%2B']
  return numbers.flatMap((number) =>
    marks.flatMap((mark) => [mark + number, number + mark, `${number.slice(0, 4)}${mark}${number.slice(4)}`]),
  )
}

/** A stored number must be parsed to itself, so that every spelling leads to the same account. */
function checkStoredPhone(text: string): string | null {
  for (const numberTypes of ['mobile', 'any'] as const) {
    const { phone } = readPhone(text, numberTypes)
    if (phone === undefined) continue
    if (!/^\+[1-9]\d{6,14}$/.test(phone)) return `stored as ${phone}`
    const reread = readPhone(phone, numberTypes)
    if (reread.phone !== phone) return `stored as ${phone}, and read from that as ${String(reread.phone)}`
    // Everything after an extension is ignored.
    const [number = ''] = text.split(/ext|[x#,;]/i, 1)
    if (/[A-Za-z%]/.test(number)) return `taken for ${phone}`
  }
  return null
}

function checkSocial(text: string): string | null {
  const target = safeTarget(text, origin)
  if (new URL(target, origin).origin !== origin) return `leads to ${target}`
  for (const { id } of providers) {
    if (decodeState(id, text) !== null) return `${id} takes it for a state`
    const state = { state: 'x', pathname: text }
    const encoded = encodeState(id, state)
    if (encoded.length > maxStateLength) return `${id} writes ${encoded.length} characters`
    if (decodeState(id, encoded)?.state !== 'x') return `${id} does not read what it wrote`
  }
  return null
}

function runProperties(runs: number): Row {
  const anyText = fc.string({ unit: 'binary', maxLength: 300 })
  const checks = { checkField, checkEmail, checkMasks, checkStoredPhone, checkSocial }
  const faults = Object.entries(checks).flatMap(([name, check]) => {
    const outcome = fc.check(
      fc.property(
        anyText,
        (text) => (name === 'checkSocial' && /\p{Surrogate}/u.test(text)) || check(text) === null,
      ),
      { numRuns: runs },
    )
    return outcome.failed ? [`${name}: ${JSON.stringify(outcome.counterexample)} `] : []
  })
  return { name: 'any text at all (fast-check)', runs: runs * 5, result: 'five properties', faults }
}
