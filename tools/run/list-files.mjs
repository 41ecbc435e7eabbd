// @ts-check
import { readdirSync } from 'node:fs'

/** The paths of .gitignore: dependencies, builds and output. Git is not used, because it may be missing. */
const ignored =
  /^(?:\.git|node_modules|dist|data|\.cache|coverage|test-results|playwright-report|\.env|.*\.(?:tsbuildinfo|tgz))$/

/** Every file of the project below a folder, relative to it. @param {string} folder @returns {string[]} */
export function listFiles(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !ignored.test(name))
    .flatMap((entry) =>
      entry.isDirectory()
        ? listFiles(`${folder}/${entry.name}`).map((file) => `${entry.name}/${file}`)
        : [entry.name],
    )
}
