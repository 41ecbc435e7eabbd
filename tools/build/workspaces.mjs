// @ts-check
// Lists the workspaces.
import { existsSync, readdirSync } from 'node:fs'
import { readText, root } from '../run/programs.mjs'

/**
 * The folders of all workspaces, relative to the root, in the order of package.json: core, kit and sign-in depend on
 * each other in that order, server on none of them.
 */
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

/** The folders of the packages, dependencies first. */
export const listPackages = () => listWorkspaces().filter((folder) => folder.startsWith('packages/'))
