// @ts-check
// Does every piece of TypeScript in the guides compile against the packages as they are, and would a wrong one be noticed?
// A fence's second word names its file, so that another piece of the same page can import it: ```tsx blocks.ts
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import process from 'node:process'
import { program, root } from './programs.mjs'
import { runStep } from './steps.mjs'

/** @typedef {{ page: string, line: number, language: string, name: string, code: string }} Snippet */

const planted = 'tools/fixtures/snippets'
const pages = ['README.md', ...listPages('docs'), ...listPages(planted)]
const compiled = new Set(['ts', 'tsx'])
/** Would be read as code of ours, and compiled by nobody. */
const loose = new Set(['js', 'jsx', 'mjs', 'javascript', 'typescript'])

/** The strict settings of the packages, in a browser with a bundler. */
const settings = {
  extends: '../../tsconfig.base.json',
  compilerOptions: {
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    types: ['vite/client'],
    moduleDetection: 'force',
  },
  include: ['.'],
}

const snippets = pages.flatMap(readSnippets)
const complaints = await compile(snippets.filter(({ language }) => compiled.has(language)))
const failures = [
  ...snippets
    .filter(({ language }) => loose.has(language))
    .map(
      ({ page, line, language }) => `${page}:${line} is ${language}, which is not compiled: write ts or tsx.`,
    ),
  ...complaints.filter((complaint) => !complaint.startsWith(planted)),
  ...findSilentPlants(),
]
for (const failure of failures) console.error(failure)
if (failures.length === 0) console.log(`${snippets.length} pieces of code compile, or are wrong on purpose.`)
process.exitCode = failures.length > 0 ? 1 : 0

/** Every planted piece must be complained about; a compiler that reads nothing complains of nothing. */
function findSilentPlants() {
  return snippets
    .filter(({ page }) => page.startsWith(planted))
    .filter(
      ({ page, line, code }) =>
        !complaints.some((complaint) => {
          const [, place = '', at = ''] = /^(.+?):(\d+):/.exec(complaint) ?? []
          return place === page && Number(at) > line && Number(at) <= line + code.split('\n').length
        }),
    )
    .map(({ page, line }) => `The planted error of ${page}:${line} was not found.`)
}

/** @param {string} folder */
function listPages(folder) {
  return readdirSync(join(root, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `${folder}/${name}`)
}

/** @param {string} page @returns {Snippet[]} */
function readSnippets(page) {
  const text = readFileSync(join(root, page), 'utf8')
  return [...text.matchAll(/^( *)```(\w+) ?(\S*)[^\n]*\n([\s\S]*?)^\1```$/gm)].map((match) => {
    const [, , language = '', name = '', code = ''] = match
    const line = text.slice(0, match.index).split('\n').length
    return { page, line, language, name, code }
  })
}

/**
 * One run of the compiler over all pieces, each a module of its own, at the lines that it has on its page.
 * @param {Snippet[]} pieces
 * @returns {Promise<string[]>} what it complains of, by page and line
 */
async function compile(pieces) {
  mkdirSync(join(root, '.cache'), { recursive: true })
  const folder = mkdtempSync(join(root, '.cache/snippets-'))
  try {
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(settings))
    /** @type {Map<string, string>} */
    const pageOf = new Map()
    for (const { page, line, language, name, code } of pieces) {
      const file = join(page, name || `line-${line}.${language}`)
      if (pageOf.has(file))
        return [`${page}:${line}:1 is a second ${name} on one page: give it a name of its own.`]
      pageOf.set(file, page)
      mkdirSync(dirname(join(folder, file)), { recursive: true })
      writeFileSync(join(folder, file), '\n'.repeat(line) + code)
    }
    const { output } = await runStep({
      name: 'snippets',
      command: [...program('typescript', 'tsc'), '-p', folder, '--pretty', 'false'],
    })
    // What is wrong in the packages themselves is for their own checks to say.
    const found = [...output.matchAll(/snippets-[^/]+\/(.+?)\((\d+),(\d+)\): (.+(?:\n +.+)*)/g)].map(
      ([, file = '', line, column, words]) => `${pageOf.get(file) ?? file}:${line}:${column}: ${words}`,
    )
    return found.length > 0 ? found : [output]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
