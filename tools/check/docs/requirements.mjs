// @ts-check
// Checks docs/requirements.md: every requirement is listed once, with files that exist and the place where people encounter
// it, and is shown by a test. A test names its requirements in a comment above it, `// R2.11, R4.3`. `node
// tools/check/docs/requirements.mjs [folder]` prints one line per problem, and ends with exit code 1 if there is any.
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import process from 'node:process'
import { isProgram, root } from '../../run/programs.mjs'
import { finish } from '../finish.mjs'
import { listFiles } from '../../run/list-files.mjs'

export const page = 'docs/requirements.md'
const sections = 10
const notMet = 'not yet'

/**
 * @typedef {{ line: number, cells: string[] }} Row
 * @typedef {ReadonlyMap<string, readonly string[]>} Shown the files of the tests that show a requirement, by its number
 */

/**
 * The problems of the page, and of the tests' comments.
 * @param {string} markdown
 * @param {(file: string) => boolean} hasFile
 * @param {Shown} testsByRequirement
 */
export function findProblems(markdown, hasFile, testsByRequirement) {
  const rows = readRows(markdown)
  const knownIds = new Set(rows.map(({ cells }) => cells[0]))
  return [
    ...findNumberProblems(rows),
    ...rows.flatMap((row) =>
      findRowProblems(row.cells, hasFile, testsByRequirement).map(
        (problem) => `${page}:${row.line} ${row.cells[0]}: ${problem}`,
      ),
    ),
    ...[...testsByRequirement].flatMap(([id, files]) =>
      knownIds.has(id) ? [] : [`${files.join(', ')} shows ${id}, which ${page} does not have.`],
    ),
  ]
}

/** Reads the requirements that tests name. @param {Readonly<Record<string, string>>} tests texts by file @returns {Shown} */
export function readShown(tests) {
  /** @type {Map<string, string[]>} */
  const testsByRequirement = new Map()
  for (const [file, text] of Object.entries(tests))
    for (const [, ids = ''] of text.matchAll(/^\s*\/\/ (R\d+\.\d+(?:, R\d+\.\d+)*)$/gm))
      for (const id of ids.split(', '))
        testsByRequirement.set(id, [...new Set([...(testsByRequirement.get(id) ?? []), file])])
  return testsByRequirement
}

/** The rows of all tables, without headers. A bar inside a cell is written `\|`. @param {string} markdown @returns {Row[]} */
function readRows(markdown) {
  return markdown.split('\n').flatMap((text, index) => {
    if (!text.startsWith('|') || /^\|[\s:|-]+$/.test(text) || /^\|\s*#\s*\|/.test(text)) return []
    const cells = text.replace(/^\||\|\s*$/g, '').split(/(?<!\\)\|/)
    return [{ line: index + 1, cells: cells.map((cell) => cell.trim()) }]
  })
}

/** Checks that R1.1, R1.2 … R10.n have no gap, so that no row is lost unnoticed. @param {Row[]} rows */
function findNumberProblems(rows) {
  let [section, number] = [0, 0]
  for (const { line, cells } of rows) {
    const [next, nextSection] = [`R${section}.${number + 1}`, `R${section + 1}.1`]
    if (cells[0] === nextSection) [section, number] = [section + 1, 1]
    else if (cells[0] === next) number++
    else {
      const expected = section === 0 ? nextSection : `${next} or ${nextSection}`
      return [`${page}:${line} is numbered ${cells[0]}; ${expected} comes here.`]
    }
  }
  return section === sections ? [] : [`${page} ends in section ${section} of ${sections}.`]
}

/** @param {string[]} cells @param {(file: string) => boolean} hasFile @param {Shown} testsByRequirement */
function findRowProblems(
  [id = '', requirement, location = '', met = '', ...surplus],
  hasFile,
  testsByRequirement,
) {
  if (surplus.length > 0 || !requirement || !location || !met)
    return ['a row has four cells: number, requirement, where it lives, where a person meets it.']
  const isBuilt = location !== notMet
  const problems = isBuilt ? findPlaceProblems(location, hasFile) : []
  if (isBuilt && !testsByRequirement.has(id))
    problems.push(`no test shows it. Write // ${id} above the one that does.`)
  if (!isBuilt && testsByRequirement.has(id)) problems.push('a test shows it, and it lives nowhere.')
  if (/^for embedders\W*$/.test(met)) problems.push('it is for embedders, and does not say why.')
  return problems
}

/** @param {string} location @param {(file: string) => boolean} hasFile */
function findPlaceProblems(location, hasFile) {
  const paths = [...location.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file)
  if (paths.length === 0) return [`"${location}" is neither a file in backticks nor '${notMet}'.`]
  return paths.filter((file) => !hasFile(file)).map((file) => `there is no file ${file}.`)
}

/** @param {string} folder */
function check(folder) {
  if (!existsSync(join(folder, page))) return finish([`${page} is not there.`])
  const tests = listFiles(folder).filter(
    (file) => /\.(?:test|spec)\.\w+$/.test(file) && !file.includes('/fixtures/'),
  )
  const read = (/** @type {string} */ file) => readFileSync(join(folder, file), 'utf8')
  const testsByRequirement = readShown(Object.fromEntries(tests.map((file) => [file, read(file)])))
  const markdown = read(page)
  finish(
    findProblems(markdown, (file) => existsSync(join(folder, file)), testsByRequirement),
    `${page}: ${readRows(markdown).length} requirements, ${testsByRequirement.size} shown by tests.`,
  )
}

if (isProgram(import.meta)) check(resolve(process.argv[2] ?? root))
