// @ts-check
// Which workspaces are there?
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './programs.mjs'

/** Folders of all workspaces, relative to the root, as package.json lists them: core, kit and sign-in in that order need each other. */
export function listWorkspaces() {
  /** @type {{ workspaces: string[] }} */
  const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  return workspaces
    .flatMap((pattern) => {
      if (!pattern.endsWith('/*')) return [pattern]
      const parent = pattern.slice(0, -2)
      return readdirSync(join(root, parent)).map((name) => `${parent}/${name}`)
    })
    .filter((folder) => existsSync(join(root, folder, 'package.json')))
}
