// @ts-check
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../../run/programs.mjs'
import { listWorkspaces } from '../../build/workspaces.mjs'

const sources = listWorkspaces()
  .map((folder) => join(folder, 'src'))
  .filter((folder) => existsSync(join(root, folder)))
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true }).map((file) => join(folder, String(file))),
  )
  .filter((file) => /\.tsx?$/.test(file))

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

it('renders nothing with a class that its sheet has not: such a name is undefined, and silent', () => {
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
