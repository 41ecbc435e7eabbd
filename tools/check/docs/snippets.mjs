// @ts-check
// Compiles every piece of TypeScript in the guides against the packages, and checks that a wrong one would be reported.
// The second word of a fence names its file, so that another piece of the same page can import it: ```tsx blocks.ts
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { listPackages } from '../../build/workspaces.mjs'
import { program, readText, root } from '../../run/programs.mjs'
import { runStep } from '../../run/steps.mjs'
import { finish } from '../finish.mjs'

/** @typedef {{ page: string, line: number, language: string, name: string, code: string }} Snippet */

const plantedFolder = 'tools/check/fixtures/snippets'
const pages = ['docs', 'docs/frameworks', ...listPackages(), plantedFolder].flatMap((folder) =>
  readdirSync(root + folder).flatMap((name) => (name.endsWith('.md') ? [`${folder}/${name}`] : [])),
)

/** The strict settings of the packages, for a browser with a bundler. */
const settings = {
  extends: '../../tsconfig.base.json',
  compilerOptions: {
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    types: ['vite/client'],
    moduleDetection: 'force',
  },
  include: ['.', '../../tools/check/docs/frameworks.d.ts'],
}

const snippets = ['README.md', ...pages].flatMap(readSnippets)
/** Code marked as another language would not be compiled, so it is not allowed. */
const unmarked = snippets.filter(({ language }) => /^(?:m?jsx?|javascript|typescript)$/.test(language))
const diagnostics = await compile(snippets.filter(({ language }) => /^tsx?$/.test(language)))
finish(
  [
    ...unmarked.map(
      ({ page, line, language }) => `${page}:${line} is ${language}, which is not compiled: write ts or tsx.`,
    ),
    ...diagnostics.filter((diagnostic) => !diagnostic.startsWith(plantedFolder)),
    ...findSilentPlants(),
  ],
  `${snippets.length} pieces of code compile, or are wrong on purpose.`,
)

/** Every planted error must be reported: otherwise the compiler may not have read anything at all. */
function findSilentPlants() {
  const locations = diagnostics.map((diagnostic) => diagnostic.split(':', 2))
  return snippets
    .filter(({ page }) => page.startsWith(plantedFolder))
    .filter(({ page, line, code }) => {
      const lastLine = line + code.split('\n').length
      return !locations.some(
        ([errorPage, errorLine]) =>
          errorPage === page && Number(errorLine) > line && Number(errorLine) <= lastLine,
      )
    })
    .map(({ page, line }) => `The planted error of ${page}:${line} was not found.`)
}

/** @param {string} page @returns {Snippet[]} */
function readSnippets(page) {
  const text = readText(page)
  const fences = text.matchAll(/^( *)```(\w+) ?(\S*)[^\n]*\n([\s\S]*?)^\1```$/gm)
  return Array.from(fences, ({ index, 2: language = '', 3: name = '', 4: code = '' }) => {
    const line = text.slice(0, index).split('\n').length
    return { page, line, language, name, code }
  })
}

/** Compiles all snippets at once, each as a module, with the line numbers of its page. @param {Snippet[]} pieces */
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
    const command = [...program('typescript', 'tsc'), '-p', folder, '--pretty', 'false']
    const { output } = await runStep({ name: 'snippets', command })
    // Errors in the packages are reported by their own checks.
    const found = output.matchAll(/snippets-[^/]+\/(.+?)\((\d+),(\d+)\): (.+(?:\n +.+)*)/g)
    const places = Array.from(
      found,
      ([, file = '', line, column, message]) => `${pageOf.get(file) ?? file}:${line}:${column}: ${message}`,
    )
    return places.length > 0 ? places : [output]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
