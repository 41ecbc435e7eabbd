import { readFile } from 'node:fs/promises'
import { describe, expect } from 'vitest'
import { knownHashes } from '../../../accounts/passwords/formats/testing/known-hashes.ts'
import { ada } from '../../../testing/people.ts'
import { exports } from './testing/exports.ts'
import { everything, importTest as test, lines } from './testing/import-test.ts'

const hash = knownHashes[0]?.hash ?? ''

// R10.29
describe('users import', () => {
  test('refuses single rows, and reports each with its line and reason but without its hash', async ({
    installation: { admin, open, context },
    write,
  }) => {
    await open().call('register', { body: ada })
    const costly = hash.replace('$05$', '$20$')
    const file = await write(
      [
        lines([
          { email: 'one@example.test', passwordHash: hash },
          { email: ` ${ada.email.toUpperCase()} `, passwordHash: hash },
          { email: 'two@example.test', passwordHash: costly },
          { email: 'three@example.test', passwordHash: '5f4dcc3b5aa765d61d8327deb882cf99' },
          { email: 'four.example.test' },
          { phone: '12' },
          { name: 'Nobody' },
          { id: 'other', email: 'ONE@example.test' },
          { email: 'five@example.test', emial: 'x' },
          { email: 'six@example.test', emailVerified: 'maybe' },
          { email: 'seven@example.test', name: 'a\u0000b' },
          { email: 'eight@example.test', identities: [{ social: 'myspace', subject: '1' }] },
        ]),
        'no JSON',
        lines([{ phone: '+1 (555) 010-0200', phoneVerified: true }]),
      ].join('\n'),
    )
    const report = await write('', 'report')
    const { code, out } = await admin('users', 'import', file, '--format', 'foyer', '--report', report)
    expect(code).toBe(0)
    expect(out.split('\n')[0]).toBe('Read 14, made 2, already here 0, refused 12.')
    const refused = (await readFile(report, 'utf8'))
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as unknown)
    expect(refused).toEqual(
      expect.arrayContaining(
        Object.entries({
          2: 'another account here has its e-mail address',
          3: 'its bcrypt has a cost of 20, and 4 to 14 are allowed',
          4: 'its password hash is of a format that is not known here',
          5: 'its e-mail address is not valid here',
          6: 'its phone number is not valid here',
          7: 'it has no e-mail address, no phone number, and no account at a provider that is known here',
          8: 'another account here has its e-mail address',
          9: 'it has the field "emial", which is not known',
          10: 'its emailVerified is neither true nor false',
          11: 'it has text that the database cannot store',
          12: 'it has an account at a provider that is not known here',
          13: 'it is no JSON',
        }).map(([line, reason]) => ({ line: Number(line), reason })),
      ),
    )
    expect(refused).toHaveLength(12)
    expect(out).toMatch(/^3 +its bcrypt has a cost of 20/m)
    const said = out + (await readFile(report, 'utf8')) + (await admin('events', '--json')).out
    for (const secret of [hash, costly, '5f4dcc3b5aa765d61d8327deb882cf99'])
      expect(said).not.toContain(secret.slice(-20))
    expect(await context.database.query(everything)).toMatchObject([
      { email: ada.email, emailVerified: false },
      { email: 'one@example.test', emailVerified: false },
      { phone: '+15550100200', phoneVerified: true },
    ])
  })

  test.for([
    [
      'no format',
      [],
      2,
      /^--format: say whose export it is, one of auth0, clerk, firebase, foyer, keycloak, supabase\.$/,
    ],
    ['an unknown format', ['--format', 'okta'], 2, /^--format: "okta" is not known/],
    ['a missing file', ['--format', 'foyer'], 1, /cannot be read: ENOENT/],
    [
      'missing parameters',
      ['--format', 'firebase', '--hash-config', '/nowhere'],
      1,
      /\/nowhere cannot be read/,
    ],
    [
      'an unwritable report',
      ['--format', 'foyer', '--report', '/nowhere/at/all'],
      1,
      /^--report: .* cannot be written/,
    ],
  ] as const)('says %s in one line', async ([, options, code, line], { installation: { admin } }) => {
    const answer = await admin('users', 'import', '/no/such/file', ...options)
    expect(answer).toMatchObject({ code, out: '' })
    expect(answer.err).toMatch(line)
    expect(answer.err).not.toContain('\n')
  })

  test('refuses a report that would overwrite the export', async ({ installation: { admin }, write }) => {
    const text = lines([{ email: 'four.example.test' }])
    const file = await write(text)
    expect(await admin('users', 'import', file, '--format', 'foyer', '--report', file)).toEqual({
      code: 2,
      out: '',
      err: `--report: ${file} is the export itself, which would be lost. Name another file.`,
    })
    expect(await readFile(file, 'utf8')).toBe(text)
  })

  test('from Firebase refuses passwords without the parameters of their project', async ({
    installation: { admin },
    write,
  }) => {
    const { text = '' } = exports.find(({ format }) => format === 'firebase') ?? {}
    const file = await write(text)
    expect((await admin('users', 'import', file, '--format', 'firebase')).out).toContain(
      '--hash-config does not name',
    )
    const odd = await write('hash_config { algorithm: MD5 }', 'config')
    expect(await admin('users', 'import', file, '--format', 'firebase', '--hash-config', odd)).toMatchObject({
      code: 1,
    })
  })
})
