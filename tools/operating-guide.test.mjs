// @ts-check
// Does docs/operating.md list every variable that the sandbox reads, and no other? Those of the server are asked for by
// its own test: they are read in several files.
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** @param {string} file */
const read = (file) => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')

/** @param {string} text @param {RegExp} pattern */
const findNames = (text, pattern) => new Set(Array.from(text.matchAll(pattern), ([, name]) => name))

it.each([['apps/sandbox/src/config.ts', 'Settings of the sandbox']])(
  'docs/operating.md lists every variable of %s, and no other, under "%s"',
  (config, heading) => {
    const [, section = ''] = read('docs/operating.md').split(`\n## ${heading}\n`)
    const [table = ''] = section.split('\n## ')
    const variables = findNames(read(config), /\(\s*(?:environment, )?'([A-Z][A-Z\d]*(?:_[A-Z\d]+)*)'/g)
    expect(variables.size).toBeGreaterThan(0)
    expect(findNames(table, /^\| `([A-Z\d_]+)`/gm)).toEqual(variables)
  },
)
