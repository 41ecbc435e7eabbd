// @ts-check
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { expect, it, onTestFinished } from 'vitest'
import { root } from '../../run/programs.mjs'
import { findProblems, page, readShown } from './requirements.mjs'

/** @param {string} row of section 1; the other sections have one row each */
function pageWith(row) {
  const otherRows = [2, 3, 4, 5, 6, 7, 8, 9, 10].map(
    (section) => `| R${section}.1 | Something | not yet | / |`,
  )
  return ['| # | Requirement | Where | Met |', '|---|:--|---|---|', row, ...otherRows].join('\n')
}

/** @param {string} markdown @param {string} [shownId] the requirement that a.test.ts shows */
const problemsOf = (markdown, shownId) =>
  findProblems(
    markdown,
    (file) => file === 'src/email.ts',
    new Map(shownId ? [[shownId, ['a.test.ts']]] : []),
  )

it('the requirements that tests show are read from the comments above them, and from no other text', () => {
  const text = `
    // R1.1
    it('takes an address', () => {})
    it.each([
      // R1.2, R1.3
      ['a row of a table', 1],
    ])('%s', () => {})
    const text = 'a sentence about // R9.9'
  `
  const file = ['src/email.test.ts']
  expect([...readShown({ 'src/email.test.ts': text })]).toEqual(
    ['R1.1', 'R1.2', 'R1.3'].map((id) => [id, file]),
  )
})

it.each([
  ['that is not built yet', '| R1.1 | E-mail | not yet | / |', ''],
  ['that is built, and shown by a test', '| R1.1 | E-mail \\| phone | `src/email.ts` | / |', 'R1.1'],
])('accepts a row %s', (_name, row, shownId) => {
  expect(problemsOf(pageWith(row), shownId)).toEqual([])
})

const fourCells = 'a row has four cells: number, requirement, where it lives, where a person meets it.'

it.each([
  [
    'that names a wrong file',
    '| R1.1 | E-mail | `src/gone.ts` | / |',
    'R1.1',
    'there is no file src/gone.ts.',
  ],
  [
    'that no test shows',
    '| R1.1 | E-mail | `src/email.ts` | / |',
    '',
    'no test shows it. Write // R1.1 above the one that does.',
  ],
  [
    'whose place is said in words',
    '| R1.1 | E-mail | somewhere | / |',
    'R1.1',
    '"somewhere" is neither a file in backticks nor \'not yet\'.',
  ],
  [
    'that a test shows, but that names no file',
    '| R1.1 | E-mail | not yet | / |',
    'R1.1',
    'a test shows it, and it lives nowhere.',
  ],
  ['that lacks a cell', '| R1.1 | E-mail | `/` |', '', fourCells],
  ['that does not say where a person meets it', '| R1.1 | E-mail | `src/email.ts` | |', 'R1.1', fourCells],
  [
    'that is for embedders, without a reason',
    '| R1.1 | E-mail | `src/email.ts` | for embedders |',
    'R1.1',
    'it is for embedders, and does not say why.',
  ],
])('refuses a row %s', (_name, row, shownId, problem) => {
  expect(problemsOf(pageWith(row), shownId)).toEqual([`${page}:3 R1.1: ${problem}`])
})

it.each([
  ['skips a number', 'R1.2 |', `${page}:3 is numbered R1.2; R1.1 comes here.`],
  [
    'comes twice',
    'R1.1 | E-mail | not yet | / |\n| R1.1 |',
    `${page}:4 is numbered R1.1; R1.2 or R2.1 comes here.`,
  ],
])('refuses a row that %s', (_name, start, problem) => {
  expect(problemsOf(pageWith(`| ${start} E-mail | not yet | / |`))).toEqual([problem])
})

it('refuses a page that lacks a row that a test shows, or a whole section', () => {
  const completePage = pageWith('| R1.1 | E-mail | not yet | / |')
  expect(problemsOf(completePage, 'R1.7')).toEqual([`a.test.ts shows R1.7, which ${page} does not have.`])
  expect(problemsOf(completePage.replace(/\n\| R10\.1 .*$/, ''))).toEqual([
    `${page} ends in section 9 of 10.`,
  ])
})

it.each([
  ['0 and a count when all is well', 'not yet', '', 0, `${page}: 10 requirements, 0 shown by tests.\n`],
  [
    '1, and says where a planted wrong file and a planted number without a row are',
    '`gone.ts`',
    '// R1.1, R1.8\n',
    1,
    `${page}:3 R1.1: there is no file gone.ts.\na.test.ts shows R1.8, which ${page} does not have.\n`,
  ],
  ['1 when there is no page', null, '', 1, `${page} is not there.\n`],
])('run as a program, the check ends with %s', (_name, location, test, code, output) => {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-requirements-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, 'docs'))
  writeFileSync(join(folder, 'a.test.ts'), test)
  if (location !== null) writeFileSync(join(folder, page), pageWith(`| R1.1 | E-mail | ${location} | / |`))
  const tool = join(root, 'tools/check/docs/requirements.mjs')
  const { status, stdout, stderr } = spawnSync(process.execPath, [tool, folder], { encoding: 'utf8' })
  expect([status, stdout + stderr]).toEqual([code, output])
})
