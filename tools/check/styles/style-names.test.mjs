// @ts-check
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../../run/programs.mjs'
import { listWorkspaces } from '../../build/workspaces.mjs'
import { readDeclarations } from './style-sheet.mjs'

const files = listWorkspaces()
  .map((folder) => join(folder, 'src'))
  .filter((folder) => existsSync(join(root, folder)))
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true }).map((file) => join(folder, String(file))),
  )
const sources = files.filter((file) => /\.tsx?$/.test(file))
const modules = files
  .filter((file) => file.endsWith('.module.css'))
  .map((file) => ({ file, declarations: readDeclarations(readFileSync(join(root, file), 'utf8')) }))

/** The style sheets that a file imports, with their local names. @param {string} file */
function readSheets(file) {
  const text = readFileSync(join(root, file), 'utf8')
  return [...text.matchAll(/^import (\w+) from '([^']+\.module\.css)'/gm)].map(([, name, path = '']) => ({
    file,
    sheet: join(dirname(file), path),
    names: [...text.matchAll(new RegExp(String.raw`(?<![./\w-])${name}\.(\w+)`, 'g'))].map(
      ([, used]) => used,
    ),
  }))
}

/** The classes in a sheet's selectors. At-rules are left out, because names of layers contain dots too. @param {string} path */
const classesIn = (path) => (path.startsWith('@') ? [] : (path.match(/\.[a-z][\w-]*/gi) ?? []))

it('every class that code uses is in its style sheet: a missing one would be undefined without an error', () => {
  const sheets = sources.flatMap(readSheets)
  expect(sheets.length).toBeGreaterThan(40)
  const missing = sheets.flatMap(({ file, sheet, names }) => {
    const css = readFileSync(join(root, sheet), 'utf8')
    return names
      .filter((name) => !new RegExp(String.raw`\.${name}\b`).test(css))
      .map((name) => `${file}: ${name}`)
  })
  expect(missing).toEqual([])
})

it('every class of a style sheet is used by code', () => {
  const rendered = new Set(
    sources.flatMap(readSheets).flatMap(({ sheet, names }) => names.map((name) => `${sheet} .${name}`)),
  )
  const composed = new Set(
    modules.flatMap(({ declarations }) =>
      declarations
        .filter(({ property }) => property === 'composes')
        .flatMap(({ value }) => value.replace(/ from .*/, '').split(/\s+/)),
    ),
  )
  const unused = modules.flatMap(({ file, declarations }) =>
    [...new Set(declarations.flatMap(({ path }) => path.flatMap(classesIn)))]
      .filter((name) => !rendered.has(`${file} ${name}`) && !composed.has(name.slice(1)))
      .map((name) => `${file} ${name}`),
  )
  expect(unused).toEqual([])
})
