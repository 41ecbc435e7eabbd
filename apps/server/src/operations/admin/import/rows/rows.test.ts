import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { AdminError } from '../../command.ts'
import { readCsv } from './read-csv.ts'
import { readJsonArray } from './read-json-array.ts'
import { readJsonLines } from './read-json-lines.ts'
import { readRows, type FileShape } from './read-rows.ts'
import type { Row } from './row.ts'

/** Splits a text into chunks with arbitrary boundaries, as a file is read. */
async function* split(text: string, size: number): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size)
}

async function collect(rows: AsyncIterable<Row>): Promise<Row[]> {
  const all: Row[] = []
  for await (const row of rows) all.push(row)
  return all
}

const users = fc.array(
  fc.dictionary(fc.string(), fc.oneof(fc.string(), fc.integer(), fc.constant({ users: ['"', ']', '}'] }))),
  { maxLength: 5 },
)
const size = fc.integer({ min: 1, max: 40 })
const fieldsOf = (rows: readonly Row[]) => rows.map((row) => ('fields' in row ? row.fields : row.problem))
const asJson = (value: unknown) => JSON.parse(JSON.stringify(value)) as unknown

describe('users in JSON', () => {
  test('are read from an array or from the users of an object, wherever chunks end', async () => {
    await fc.assert(
      fc.asyncProperty(users, size, fc.constantFrom(0, 2), async (given, size, indent) => {
        const whole = [
          JSON.stringify(given, null, indent),
          JSON.stringify({ a: [{}], users: given, z: [{}] }, null, indent),
        ]
        for (const text of whole)
          expect(fieldsOf(await collect(readJsonArray(split(text, size))))).toEqual(asJson(given))
      }),
    )
  })

  test('are read from lines, ignoring empty ones', async () => {
    await fc.assert(
      fc.asyncProperty(users, size, fc.constantFrom('\n', '\r\n', '\n\n'), async (given, size, end) => {
        const text = given.map((user) => JSON.stringify(user) + end).join('')
        expect(fieldsOf(await collect(readJsonLines(split(text, size))))).toEqual(asJson(given))
      }),
    )
  })

  test('are given the number of the line on which they begin', async () => {
    const array = '[\n  {"a": 1},\n  {\n    "a": 2\n  }, {"a": 3}\n]'
    expect((await collect(readJsonArray(split(array, 7)))).map(({ line }) => line)).toEqual([2, 3, 5])
    const lines = '{"a":1}\n\n{"a":2}\nno\n[1]\n{"a":3}'
    expect(await collect(readJsonLines(split(lines, 7)))).toEqual([
      { line: 1, fields: { a: 1 } },
      { line: 3, fields: { a: 2 } },
      { line: 4, problem: 'it is no JSON' },
      { line: 5, problem: 'it is no JSON object' },
      { line: 6, fields: { a: 3 } },
    ])
  })

  test.each([
    ['ends in the middle of a user', '[{"a": 1}, {"b": ', /ends in the middle, on line 1/],
    ['ends in the middle of a text', '{"users": [{"a": "', /ends in the middle/],
    ['has no users', '{"people": [{"a": 1}]}', /has no users/],
    ['is one endless user', `[{"a": "${'x'.repeat(1_100_000)}`, /does not end within a megabyte/],
  ])('are reported if their file %s', async (_, text, problem) => {
    const failure = collect(readJsonArray(split(text, 65_536)))
    await expect(failure).rejects.toThrow(AdminError)
    await expect(failure).rejects.toThrow(problem)
  })
})

describe('users in CSV', () => {
  const cell = fc.string({ unit: fc.constantFrom('a', ',', '"', '\n', '\r\n', 'ж', '💡'), maxLength: 6 })
  const quote = (text: string) => (/[,"\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

  test('are read as they were written, wherever chunks end', async () => {
    const rows = fc.array(fc.tuple(cell, cell, cell), { minLength: 1, maxLength: 5 })
    await fc.assert(
      fc.asyncProperty(rows, size, fc.constantFrom('\n', '\r\n'), async (given, size, end) => {
        const text = [['a', 'b', 'c'], ...given].map((row) => row.map(quote).join(',')).join(end)
        // Carriage returns outside of quotes are part of the line break.
        const read = fieldsOf(await collect(readCsv(split(text, size), null)))
        expect(read).toEqual(given.map(([a, b, c]) => ({ a, b, c })))
      }),
    )
  })

  test('are given the number of their first line, and are refused with a wrong number of columns', async () => {
    const text = 'a,b\n1,"two\nlines"\n3\n\n4,5\n'
    expect(await collect(readCsv(split(text, 4), null))).toEqual([
      { line: 2, fields: { a: '1', b: 'two\nlines' } },
      { line: 4, problem: 'it has 1 columns, and the first line has 2' },
      { line: 6, fields: { a: '4', b: '5' } },
    ])
  })

  test('may have undoubled quotes, and, without a header, fewer or more columns', async () => {
    const text = 'Ada "Countess" L,"B, "the" C",3,\n1\n'
    expect(fieldsOf(await collect(readCsv(split(text, 5), ['a', 'b', 'c'])))).toEqual([
      { a: 'Ada "Countess" L', b: 'B, "the" C', c: '3' },
      { a: '1', b: '', c: '' },
    ])
  })

  test('are reported if their file ends inside a quote', async () => {
    await expect(collect(readCsv(split('a\n"b', 3), null))).rejects.toThrow(
      'ends in the middle, in the row of line 2',
    )
  })
})

describe('a file of users', () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'foyer-import-'))
  })
  afterEach(() => rm(folder, { recursive: true, force: true }))

  test.each([
    ['an array', '\uFEFF [{"a":1}]', { object: 'lines' }],
    ['lines', '\n{"a":1}\n', { object: 'lines' }],
    ['an object', '{"users":[{"a":1}]}', { object: 'whole' }],
    ['CSV', '\uFEFFa\n1', { object: 'lines', columns: null }],
  ] as const satisfies readonly (readonly [string, string, FileShape])[])(
    'has its format recognised by its first character: %s',
    async (_, text, shape) => {
      const path = join(folder, 'users')
      await writeFile(path, text)
      const [row] = await collect(readRows(path, shape))
      expect(String(row && 'fields' in row && row.fields['a'])).toBe('1')
    },
  )

  test('is reported if it is missing or of another format', async () => {
    const path = join(folder, 'users')
    await expect(collect(readRows(path, { object: 'lines' }))).rejects.toThrow(
      `${path} cannot be read: ENOENT`,
    )
    await writeFile(path, 'a,b\n')
    await expect(collect(readRows(path, { object: 'lines' }))).rejects.toThrow('is no JSON')
  })
})
