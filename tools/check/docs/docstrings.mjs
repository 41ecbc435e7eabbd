// @ts-check
// Finds the exports of a package that have no docstring.
import { dirname, join } from 'node:path'
import { isNode, nameOf, parseSource } from '../sources/syntax.mjs'

/** @typedef {import('../sources/syntax.mjs').Node} Node */

/** The docstring of a component also covers its props; messages are described by their keys. */
const exemptNames = /Props$/
const isGenerated = /\/generated\//

/** @param {readonly string[]} entries paths of files @param {(file: string) => string} read @returns {string[]} each as a sentence */
export function listUndocumented(entries, read) {
  /** @type {Map<string, { code: string, body: Node[] }>} */
  const parsed = new Map()
  /** @type {Set<string>} */
  const found = new Set()

  /** @param {string} file */
  function parse(file) {
    const parsedFile = parsed.get(file)
    if (parsedFile !== undefined) return parsedFile
    const code = read(file)
    const module = { code, body: /** @type {Node[]} */ (parseSource(file, code)['body']) }
    parsed.set(file, module)
    return module
  }

  /** @param {string} file @param {string | null} exportedName the name under which it is exported; `null`: check all exports */
  function checkExports(file, exportedName) {
    if (isGenerated.test(file)) return
    for (const node of parse(file).body) {
      const from = findSource(file, node)
      if (node.type === 'ExportAllDeclaration' && from !== null) checkExports(from, exportedName)
      if (node.type !== 'ExportNamedDeclaration') continue
      for (const { local, exported } of listSpecifiers(node)) {
        if (exportedName !== null && nameOf(exported) !== exportedName) continue
        if (from !== null) checkExports(from, nameOf(local))
        else if (!isDescribed(file, node)) checkLocal(file, nameOf(local))
      }
      for (const name of listDeclared(node))
        if (exportedName === null || name === exportedName) report(file, name)
    }
  }

  /** @param {string} file @param {string} exportedName a name that the file imports or declares and exports in another statement */
  function checkLocal(file, exportedName) {
    for (const node of parse(file).body) {
      const from = findSource(file, node)
      if (node.type === 'ImportDeclaration' && from !== null)
        for (const { local, imported } of listSpecifiers(node))
          if (nameOf(local) === exportedName) checkExports(from, nameOf(imported))
      if (listDeclared(node).includes(exportedName)) report(file, exportedName)
    }
  }

  /** One docstring is enough for the overloads of a function, or a type and a constant of one name. @param {string} file @param {string} name */
  function report(file, name) {
    const declarations = parse(file).body.filter((node) => listDeclared(node).includes(name))
    if (!exemptNames.test(name) && !declarations.some((node) => isDescribed(file, node)))
      found.add(`${file}: ${name} has no docstring. Say what it is.`)
  }

  /** @param {string} file @param {Node} node */
  function isDescribed(file, node) {
    return hasDocstring(parse(file).code, node)
  }

  for (const entry of entries) checkExports(entry, null)
  return [...found]
}

/** The file that an export comes from; `null`: another package, which is checked by its own entries. @param {string} file @param {Node} node */
function findSource(file, { source }) {
  const path = /** @type {{ value: string } | null | undefined} */ (source)?.value
  return path?.startsWith('.') === true ? join(dirname(file), path) : null
}

/** @param {Node} node an import or an export */
function listSpecifiers(node) {
  return /** @type {Node[]} */ (node['specifiers'])
}

/** @param {Node} node a statement, which may export what it declares @returns {string[]} the declared names */
function listDeclared(node) {
  const { id, declaration, declarations } = node
  if (isNode(declaration)) return listDeclared(declaration)
  if (node.type === 'VariableDeclaration')
    return /** @type {Node[]} */ (declarations).map((each) => nameOf(each['id']))
  return isNode(id) ? [nameOf(id)] : []
}

/** A docstring that begins with a tag, such as `@param`, does not describe anything. @param {string} code @param {Node} node */
function hasDocstring(code, node) {
  const codeBefore = code.slice(0, Number(node['start'])).trimEnd()
  const docstring = codeBefore.endsWith('*/') ? codeBefore.slice(codeBefore.lastIndexOf('/*')) : ''
  return /^\/\*\*[\s*]*[^\s*@]/.test(docstring)
}
