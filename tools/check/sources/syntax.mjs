// @ts-check
// Parses and walks the syntax tree of a source.
import { parseAst } from 'rolldown/parseAst'

/** @typedef {{ type: string, [key: string]: unknown }} Node */

/** Parses as TSX or TypeScript, by the file's name. @param {string} file @param {string} code @returns {Node} */
export function parseSource(file, code) {
  const tree = /** @type {unknown} */ (parseAst(code, { lang: file.endsWith('x') ? 'tsx' : 'ts' }))
  return /** @type {Node} */ (tree)
}

/** @param {unknown} value @returns {value is Node} */
export function isNode(value) {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}

/** A loop instead of a chain of array methods, because it runs for every node of every source. @param {Node} node */
export function childrenOf(node) {
  /** @type {Node[]} */
  const children = []
  for (const key in node) {
    const value = node[key]
    if (Array.isArray(value)) children.push(...value.filter(isNode))
    else if (isNode(value)) children.push(value)
  }
  return children
}

/** Visits every node, parents before their children. @param {Node} node @param {(node: Node) => void} visit */
export function walk(node, visit) {
  visit(node)
  for (const child of childrenOf(node)) walk(child, visit)
}

/** @param {unknown} node an identifier */
export function nameOf(node) {
  return isNode(node) && typeof node['name'] === 'string' ? node['name'] : 'without a name'
}
