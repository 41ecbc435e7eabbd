import { createHash } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect } from 'vitest'
import { readConfig } from '../../../config.ts'
import { invalidSettingsExitCode } from '../../../settings/start-error.ts'
import { ada } from '../../../testing/people.ts'
import { serverTest as test } from '../../../testing/server-test.ts'
import { requireBreachListFile } from './breach-list.ts'
import { isHashInFile } from './search-file.ts'
import { breached } from './testing/breach-list-test.ts'

const hash = (text: string) => createHash('sha1').update(text).digest('hex').toUpperCase()
const passwords = Array.from({ length: 500 }, (_, index) => `Breached-${index}`)

/** The counts have different lengths, so that the lines do too. */
const write = (texts: readonly string[], end = '\r\n') =>
  texts
    .map((text, index) => `${hash(text)}:${10 ** (index % 9)}${end}`)
    .toSorted()
    .join('')

let folder: string
let path: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foyer-breach-list-'))
  path = join(folder, 'hashes.txt')
})

afterEach(() => rm(folder, { recursive: true, force: true }))

// R10.27
describe('a file of breached passwords', () => {
  test.for([
    ['\r\n', 1],
    ['\n', 2],
    ['\r\n', 3],
    ['\n', 500],
  ] as const)('with line ends %j and %i passwords is found to have exactly these', async ([end, count]) => {
    const those = passwords.slice(0, count)
    await writeFile(path, write(those, end))
    await requireBreachListFile({ type: 'file', path })
    const find = (texts: readonly string[]) =>
      Promise.all(texts.map((text) => isHashInFile(path, hash(text))))
    expect(new Set(await find(those))).toEqual(new Set([true]))
    expect(new Set(await find(passwords.map((text) => `${text}?`)))).toEqual(new Set([false]))
    expect(await isHashInFile(path, '0'.repeat(40))).toBe(false)
    expect(await isHashInFile(path, 'F'.repeat(40))).toBe(false)
  })

  test('may lack a final line end, be in lower case, and have no counts', async () => {
    await writeFile(path, passwords.map(hash).toSorted().join('\n').toLowerCase())
    await requireBreachListFile({ type: 'file', path })
    expect(await isHashInFile(path, hash('Breached-499'))).toBe(true)
  })

  test.for([
    ['is gone', () => rm(path)],
    ['is empty, as while it is being rewritten', () => writeFile(path, '')],
  ] as const)(
    'makes the server refuse its passwords, and when it %s, none, with a warning in the log',
    async ([, spoil], { start }) => {
      await writeFile(path, write([...passwords, breached]))
      const { open, log } = await start({ breachList: { type: 'file', path } })
      const body = { ...ada, password: breached }
      expect((await open().callForError('register', body)).body.errors?.[0]?.code).toBe('password_breached')
      expect(await open().call('register', { body: ada })).toMatchObject({ status: 201 })
      await spoil()
      expect(await open().call('register', { body: { ...body, email: 'eve@example.test' } })).toMatchObject({
        status: 201,
      })
      expect(log.join('\n')).toContain('breach list gave no answer')
    },
  )

  test.for([
    ['is not there', null, /ENOENT/],
    ['is empty', '', /it is empty/],
    ['has passwords', 'password\n123456\n', /not a SHA-1 hash/],
    ['is sorted by count', passwords.map((text) => `${hash(text)}:1`).join('\n'), /not sorted/],
    ['is not text', '\0'.repeat(1_000), /not a SHA-1 hash/],
  ] as const)('that %s keeps the server from starting, in one line', async ([, text, reason]) => {
    if (text !== null) await writeFile(path, text)
    const failure = requireBreachListFile({ type: 'file', path })
    await expect(failure).rejects.toThrow(reason)
    await expect(failure).rejects.toThrow(/^BREACH_LIST_FILE: .+ is no list of sorted SHA-1 hashes: [^\n]+$/)
    await expect(failure).rejects.toMatchObject({ exitCode: invalidSettingsExitCode })
  })
})

describe('the settings of the breach list', () => {
  test('name no list, a service, or a file, and never both', () => {
    expect(readConfig({}).breachList).toBeNull()
    expect(readConfig({ BREACH_LIST_URL: 'https://api.pwnedpasswords.com/' }).breachList).toEqual({
      type: 'service',
      url: 'https://api.pwnedpasswords.com',
    })
    expect(readConfig({ BREACH_LIST_FILE: '/srv/hashes.txt' }).breachList).toEqual({
      type: 'file',
      path: '/srv/hashes.txt',
    })
    expect(() => readConfig({ BREACH_LIST_URL: 'https://list.test', BREACH_LIST_FILE: '/srv/a' })).toThrow(
      'Set one of them.',
    )
    expect(() => readConfig({ BREACH_LIST_URL: 'pwned' })).toThrow('BREACH_LIST_URL: not an address')
  })
})
