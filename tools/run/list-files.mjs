// @ts-check
import { readdirSync } from 'node:fs'

/** What .gitignore names: what is installed, built or written by a run. Not asked of git, which a machine need not have. */
const ignored =
  /^(?:\.git|node_modules|dist|data|\.cache|coverage|test-results|playwright-report|\.env|.*\.(?:tsbuildinfo|tgz))$/

/** Every file of the project below a folder, by its path from there. @param {string} folder @returns {string[]} */
export function listFiles(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !ignored.test(name))
    .flatMap((entry) =>
      entry.isDirectory()
        ? listFiles(`${folder}/${entry.name}`).map((file) => `${entry.name}/${file}`)
        : [entry.name],
    )
}
