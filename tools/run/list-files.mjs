// @ts-check
import { readdirSync } from 'node:fs'

/** The paths in .gitignore: dependencies, builds and output. Does not ask Git, which may not be installed. */
const ignored =
  /^(?:\.git|node_modules|dist|data|\.cache|coverage|test-results|playwright-report|\.env|.*\.(?:tsbuildinfo|tgz))$/

/** All files of the project in a folder, relative to the folder. @param {string} folder @returns {string[]} */
export function listFiles(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !ignored.test(name))
    .flatMap((entry) =>
      entry.isDirectory()
        ? listFiles(`${folder}/${entry.name}`).map((file) => `${entry.name}/${file}`)
        : [entry.name],
    )
}
