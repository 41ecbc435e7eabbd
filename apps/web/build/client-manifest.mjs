// @ts-check
// Finds the files of a module in the manifest that Vite writes.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** @typedef {import('vite').Manifest} Manifest */

/** @param {string} dist @returns {Manifest} */
export function readManifest(dist) {
  return JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'))
}

/**
 * The scripts and styles that are loaded with these modules, in document order.
 * @param {Manifest} manifest
 * @param {readonly string[]} modules names of modules, or of groups of chunk-groups.mjs
 * @throws {Error} when the build has none of that name
 */
export function collectFiles(manifest, modules) {
  // Groups are listed by their file, whose name changes with its content.
  const groups = new Map(
    Object.entries(manifest)
      .filter(([key, { name }]) => name !== undefined && key.startsWith(`_${name}-`))
      .map(([, chunk]) => [chunk.name, chunk]),
  )
  /** @type {Set<string>} */
  const scripts = new Set()
  /** @type {Set<string>} */
  const styles = new Set()
  /** @param {string} name */
  function add(name) {
    const chunk = manifest[name] ?? groups.get(name)
    if (!chunk) throw new Error(`The build has no ${name}. See the manifest in dist/.vite.`)
    if (scripts.has(chunk.file)) return
    // Styles of imported modules come first, so that they can be overridden.
    for (const imported of chunk.imports ?? []) add(imported)
    scripts.add(chunk.file)
    for (const style of chunk.css ?? []) styles.add(style)
  }
  modules.forEach(add)
  return { scripts: [...scripts], styles: [...styles] }
}
