// @ts-check
// The limits for the length of files and the number of entries in folders.

const maxEntries = 20
const maxLines = 200

/** Folders that may have more entries, each with a reason. */
const fullFolders = new Map([
  ['', 'where tools look for their settings'],
  ['docs/decisions', 'a list that is read by number'],
  ['apps/server/migrations', 'a list that is read by number, and its files never change'],
  ['packages/core/messages', 'a file for each language, beside their list'],
  ['packages/core/src/generated/messages', 'a folder for each language'],
])

/** Data tables, which may be as long as their data. */
const data = [/\/generated\//, /\/common-passwords\.ts$/, /\/open-redirect-payloads\.ts$/]

/**
 * Finds files and folders above the limits, each as a sentence.
 * @param {readonly string[]} files by their paths from the root
 * @param {(file: string) => number} countLines
 * @returns {string[]}
 */
export function findTooLarge(files, countLines) {
  const full = [...listEntries(files)]
    .filter(([folder, entries]) => entries.size > maxEntries && !fullFolders.has(folder))
    .map(([folder, entries]) => `${folder} has ${entries.size} entries. Give what belongs together a folder.`)
  const long = files
    .filter((file) => /\.(?:[cm]?[jt]s|tsx|css)$/.test(file))
    .filter((file) => !data.some((pattern) => pattern.test(file)) && countLines(file) > maxLines)
    .map((file) => `${file} has more than ${maxLines} lines. Which second question crept in?`)
  return [...full, ...long]
}

/**
 * Finds exceptions that are no longer needed.
 * @param {readonly string[]} files
 * @param {(file: string) => number} countLines
 * @returns {string[]}
 */
export function findIdleExceptions(files, countLines) {
  const entries = listEntries(files)
  const folders = [...fullFolders.keys()].filter((folder) => (entries.get(folder)?.size ?? 0) <= maxEntries)
  const tables = data.filter(
    (pattern) => !files.some((file) => pattern.test(file) && countLines(file) > maxLines),
  )
  return [...folders, ...tables.map(String)]
}

/** The names of the entries of each folder. @param {readonly string[]} files */
function listEntries(files) {
  /** @type {Map<string, Set<string>>} */
  const folders = new Map()
  for (const file of files) {
    const names = file.split('/')
    for (const [depth, name] of names.entries()) {
      const folder = names.slice(0, depth).join('/')
      folders.set(folder, (folders.get(folder) ?? new Set()).add(name))
    }
  }
  return folders
}
