// @ts-check
// Does docs/requirements.md name every requirement once, and only files and test titles that exist?
// `node tools/requirements.mjs [folder]`: exit code 1 and one line for each thing that is wrong.
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'

export const page = 'docs/requirements.md'
const sections = 9
const notYet = 'not yet'

/**
 * @typedef {{ line: number, cells: string[] }} Row
 * @typedef {(file: string) => string | undefined} ReadFile the text of a file of the repository, if it is there
 */

/**
 * What is wrong with the page. Empty: nothing.
 * @param {string} markdown
 * @param {ReadFile} readFile
 * @returns {string[]}
 */
export function findProblems(markdown, readFile) {
  const rows = readRows(markdown)
  return [
    ...findNumberProblems(rows),
    ...rows.flatMap((row) =>
      findRowProblems(row, readFile).map((problem) => `${page}:${row.line} ${problem}`),
    ),
  ]
}

/**
 * The rows of all tables, without their heads. A bar inside a cell is written `\|`.
 * @param {string} markdown
 * @returns {Row[]}
 */
export function readRows(markdown) {
  return markdown.split('\n').flatMap((text, index) => {
    if (!text.startsWith('|') || /^\|[\s:|-]+$/.test(text) || /^\|\s*#\s*\|/.test(text)) return []
    const cells = text.replace(/^\||\|\s*$/g, '').split(/(?<!\\)\|/)
    return [{ line: index + 1, cells: cells.map((cell) => cell.trim()) }]
  })
}

/**
 * R1.1, R1.2 … R9.n without a gap: a row cannot be lost unseen.
 * @param {Row[]} rows
 */
function findNumberProblems(rows) {
  const problems = []
  let section = 0
  let number = 0
  for (const { line, cells } of rows) {
    const next = `R${section}.${number + 1}`
    const nextSection = `R${section + 1}.1`
    if (cells[0] === nextSection) {
      section++
      number = 1
    } else if (cells[0] === next) {
      number++
    } else {
      const expected = section === 0 ? nextSection : `${next} or ${nextSection}`
      return [`${page}:${line} is numbered ${cells[0]}; ${expected} comes here.`]
    }
  }
  if (section !== sections) problems.push(`${page} ends in section ${section} of ${sections}.`)
  return problems
}

/**
 * @param {Row} row
 * @param {ReadFile} readFile
 */
function findRowProblems({ cells }, readFile) {
  const [id, requirement, where, proof] = cells
  if (cells.length !== 4 || !requirement || !where || !proof) {
    return [`${id}: a row has four cells: number, requirement, where it lives, proof.`]
  }
  return [
    ...findPlaceProblems(where, readFile).map((problem) => `${id}: ${problem}`),
    ...findProofProblems(proof, readFile).map((problem) => `${id}: ${problem}`),
    ...(where === notYet && proof !== notYet ? [`${id}: it is proven, and lives nowhere.`] : []),
  ]
}

/**
 * @param {string} where
 * @param {ReadFile} readFile
 */
function findPlaceProblems(where, readFile) {
  if (where === notYet) return []
  const places = [...where.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file)
  if (places.length === 0) return [`"${where}" is neither a file in backticks nor '${notYet}'.`]
  return places.filter((file) => readFile(file) === undefined).map((file) => `there is no file ${file}.`)
}

/**
 * @param {string} proof
 * @param {ReadFile} readFile
 */
function findProofProblems(proof, readFile) {
  if (proof === notYet) return []
  return proof.split('<br>').flatMap((entry) => {
    const [, file, title] = /^`([^`]+)` › (.+)$/.exec(entry.trim()) ?? []
    if (file === undefined || title === undefined) {
      return [`"${entry.trim()}" is neither \`file\` › title nor '${notYet}'.`]
    }
    if (!/\.(test|spec)\.\w+$/.test(file)) return [`${file} is not a file of tests.`]
    const text = readFile(file)
    if (text === undefined) return [`there is no file ${file}.`]
    return hasTitle(text, title) ? [] : [`${file} has no test titled "${title}".`]
  })
}

/**
 * Is the title there whole, in quotes: as a test's, or as the name of a row of its table?
 * @param {string} text
 * @param {string} title
 */
function hasTitle(text, title) {
  const plain = title.replaceAll('\\|', '|')
  return ["'", '"', '`'].some((quote) => text.includes(quote + plain.replaceAll(quote, `\\${quote}`) + quote))
}

/** @param {string} folder */
function run(folder) {
  /** @type {ReadFile} */
  const readFile = (file) => {
    try {
      return readFileSync(join(folder, file), 'utf8')
    } catch {
      return undefined
    }
  }
  const markdown = readFile(page)
  const problems = markdown === undefined ? [`${page} is not there.`] : findProblems(markdown, readFile)
  for (const problem of problems) console.error(problem)
  if (problems.length > 0) return 1
  const rows = readRows(markdown ?? '')
  const proven = rows.filter(({ cells }) => cells[3] !== notYet).length
  console.log(`${page}: ${rows.length} requirements, ${proven} with a proof.`)
  return 0
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = fileURLToPath(new URL('../', import.meta.url))
  process.exitCode = run(resolve(process.argv[2] ?? root))
}
