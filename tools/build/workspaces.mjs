// @ts-check
// Which workspaces are there?
import { existsSync, readdirSync } from 'node:fs'
import { readText, root } from '../run/programs.mjs'

/** Folders of all workspaces, relative to the root, as package.json lists them: core, kit and sign-in in that order need each other. */
export function listWorkspaces() {
  /** @type {{ workspaces: string[] }} */
  const { workspaces } = JSON.parse(readText('package.json'))
  return workspaces
    .map((pattern) => pattern.replace(/\/\*$/, '/'))
    .flatMap((place) =>
      place.endsWith('/') ? readdirSync(root + place).map((name) => place + name) : [place],
    )
    .filter((folder) => existsSync(`${root}${folder}/package.json`))
}

/** Folders of the packages, those first that the others need. */
export const listPackages = () => listWorkspaces().filter((folder) => folder.startsWith('packages/'))
