// @ts-check
// Lists the workspaces.
import { existsSync, readdirSync } from 'node:fs'
import { readText, root } from '../run/programs.mjs'

/** The folders of all workspaces, relative to the root, in the order of package.json. */
export function listWorkspaces() {
  /** @type {{ workspaces: string[] }} */
  const { workspaces } = JSON.parse(readText('package.json'))
  return workspaces
    .map((pattern) => pattern.replace(/\/\*$/, '/'))
    .flatMap((glob) => (glob.endsWith('/') ? readdirSync(root + glob).map((name) => glob + name) : [glob]))
    .filter((folder) => existsSync(`${root}${folder}/package.json`))
}

/** The folders of the packages, dependencies first. @returns {string[]} */
export function listPackages() {
  const folders = listWorkspaces().filter((folder) => folder.startsWith('packages/'))
  /** @type {Map<string, string>} */
  const folderOf = new Map(folders.map((folder) => [readManifest(folder).name, folder]))
  /** @type {Set<string>} */
  const ordered = new Set()
  /** @param {string} folder */
  function add(folder) {
    for (const name of Object.keys(readManifest(folder).dependencies ?? {})) {
      const dependency = folderOf.get(name)
      if (dependency !== undefined) add(dependency)
    }
    ordered.add(folder)
  }
  folders.forEach(add)
  return [...ordered]
}

/** @param {string} folder @returns {{ name: string, dependencies?: Record<string, string> }} */
function readManifest(folder) {
  return JSON.parse(readText(`${folder}/package.json`))
}
