// @ts-check
import { execFile } from 'node:child_process'
import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterEach, describe, expect, it } from 'vitest'
import { findProblems, page } from './requirements.mjs'

/** @type {Record<string, string>} */
const files = {
  'src/email.ts': '',
  'src/email.test.ts': `
    it('says \\'no\\' to a | b', () => {})
    it.each([['a row of a table', 1]])("the reader's words: %s", () => {})
  `,
}

/** @param {string} row of section 1; the other sections have one row each */
function pageWith(row) {
  const others = [2, 3, 4, 5, 6, 7, 8, 9].map(
    (section) => `| R${section}.1 | Something | not yet | not yet |`,
  )
  return ['| # | Requirement | Where | Proof |', '|---|:--|---|---|', row, ...others].join('\n')
}

/** @param {string} markdown */
const problemsOf = (markdown) => findProblems(markdown, (file) => files[file])

describe('a row is accepted', () => {
  it.each([
    ['that is not built yet', '| R1.1 | E-mail | not yet | not yet |'],
    ['that is built and not proven yet', '| R1.1 | E-mail | `src/email.ts` | not yet |'],
    [
      'with a title that has quotes and a bar',
      "| R1.1 | E-mail | `src/email.ts` | `src/email.test.ts` › says 'no' to a \\| b |",
    ],
    [
      'with two proofs, one of them a row of a table',
      "| R1.1 | E-mail | `src/email.ts` | `src/email.test.ts` › the reader's words: %s<br>`src/email.test.ts` › a row of a table |",
    ],
  ])('%s', (_name, row) => {
    expect(problemsOf(pageWith(row))).toEqual([])
  })
})

describe('a row is refused', () => {
  it.each([
    [
      'that names a wrong file',
      '| R1.1 | E-mail | `src/gone.ts` | not yet |',
      'docs/requirements.md:3 R1.1: there is no file src/gone.ts.',
    ],
    [
      'that names a wrong file of tests',
      '| R1.1 | E-mail | `src/email.ts` | `src/gone.test.ts` › a row of a table |',
      'docs/requirements.md:3 R1.1: there is no file src/gone.test.ts.',
    ],
    [
      'that names a wrong title',
      '| R1.1 | E-mail | `src/email.ts` | `src/email.test.ts` › a row of a chair |',
      'docs/requirements.md:3 R1.1: src/email.test.ts has no test titled "a row of a chair".',
    ],
    [
      'that names half a title',
      '| R1.1 | E-mail | `src/email.ts` | `src/email.test.ts` › a row |',
      'docs/requirements.md:3 R1.1: src/email.test.ts has no test titled "a row".',
    ],
    [
      'whose proof is no test',
      '| R1.1 | E-mail | `src/email.ts` | `src/email.ts` › a row of a table |',
      'docs/requirements.md:3 R1.1: src/email.ts is not a file of tests.',
    ],
    [
      'whose proof is said in words',
      '| R1.1 | E-mail | `src/email.ts` | looked at it |',
      'docs/requirements.md:3 R1.1: "looked at it" is neither `file` › title nor \'not yet\'.',
    ],
    [
      'whose place is said in words',
      '| R1.1 | E-mail | somewhere | not yet |',
      'docs/requirements.md:3 R1.1: "somewhere" is neither a file in backticks nor \'not yet\'.',
    ],
    [
      'that is proven and lives nowhere',
      '| R1.1 | E-mail | not yet | `src/email.test.ts` › a row of a table |',
      'docs/requirements.md:3 R1.1: it is proven, and lives nowhere.',
    ],
    [
      'with a cell too few',
      '| R1.1 | E-mail | not yet |',
      'docs/requirements.md:3 R1.1: a row has four cells: number, requirement, where it lives, proof.',
    ],
    [
      'that skips a number',
      '| R1.2 | E-mail | not yet | not yet |',
      'docs/requirements.md:3 is numbered R1.2; R1.1 comes here.',
    ],
  ])('%s', (_name, row, problem) => {
    expect(problemsOf(pageWith(row))).toEqual([problem])
  })

  it('that comes twice', () => {
    const row = '| R1.1 | E-mail | not yet | not yet |'
    expect(problemsOf(pageWith(`${row}\n${row}`))).toEqual([
      'docs/requirements.md:4 is numbered R1.1; R1.2 or R2.1 comes here.',
    ])
  })

  it('together with its whole section when that is lost', () => {
    const lost = pageWith('| R1.1 | E-mail | not yet | not yet |').replace(/\n\| R9\.1 .*$/, '')
    expect(problemsOf(lost)).toEqual(['docs/requirements.md ends in section 8 of 9.'])
  })
})

describe('node tools/requirements.mjs', () => {
  const tool = fileURLToPath(new URL('requirements.mjs', import.meta.url))
  /** @type {string[]} */
  const folders = []
  afterEach(async () => {
    for (const folder of folders.splice(0)) await rm(folder, { recursive: true })
  })

  /** @param {string | null} markdown */
  async function runOn(markdown) {
    const folder = await mkdtemp(join(tmpdir(), 'foyer-requirements-'))
    folders.push(folder)
    await mkdir(join(folder, 'docs'))
    if (markdown !== null) await writeFile(join(folder, page), markdown)
    const run = promisify(execFile)(process.execPath, [tool, folder])
    return run.then(
      ({ stdout }) => ({ code: 0, stdout, stderr: '' }),
      ({ code, stdout, stderr }) => ({ code, stdout, stderr }),
    )
  }

  it('ends with 0 and a count when all is well', async () => {
    expect(await runOn(pageWith('| R1.1 | E-mail | not yet | not yet |'))).toEqual({
      code: 0,
      stdout: 'docs/requirements.md: 9 requirements, 0 with a proof.\n',
      stderr: '',
    })
  })

  it('ends with 1 and says where a planted wrong file and a planted wrong title are', async () => {
    const row = '| R1.1 | E-mail | `gone.ts` | `docs/requirements.test.md` › gone |'
    const { code, stderr } = await runOn(pageWith(row))
    expect(code).toBe(1)
    expect(stderr).toBe(
      'docs/requirements.md:3 R1.1: there is no file gone.ts.\n' +
        'docs/requirements.md:3 R1.1: there is no file docs/requirements.test.md.\n',
    )
  })

  it('ends with 1 when there is no page', async () => {
    expect(await runOn(null)).toMatchObject({ code: 1, stderr: 'docs/requirements.md is not there.\n' })
  })
})
