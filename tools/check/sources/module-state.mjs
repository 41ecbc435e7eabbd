// @ts-check
// Does a module have state that a test cannot create anew? Caches must be made by `memoize`, `memoizeLast` or `loadOnce`; other state
// by an exported factory, of which the page has one instance.
import { isNode, nameOf, walk } from './syntax.mjs'

/** @typedef {import('./syntax.mjs').Node} Node */

const collections = /^(?:Weak)?(?:Map|Set)$/
/** These create pure state, so the module must export a factory that a test can call instead. */
const states = /^create(?:Store|Listeners)$/
const changes = /^(?:set|add|delete|clear|push|pop|shift|unshift|splice|sort|reverse|fill|copyWithin)$/

/** The state of a module, each piece as a sentence. @param {Node} tree @returns {string[]} */
export function findModuleState(tree) {
  const declared = listStatements(tree)
  const variables = declared.filter(({ type, declare }) => type === 'VariableDeclaration' && declare !== true)
  const changing = variables.filter(({ kind }) => kind !== 'const').flatMap(listDeclarators)
  const constants = variables.filter(({ kind }) => kind === 'const').flatMap(listDeclarators)
  const hidden = listHidden(tree)
  const made = new Set(constants.filter(({ init }) => isMade(bare(init))).map(({ id }) => nameOf(id)))
  const changed = listChanged(tree).filter((name) => made.has(name))
  return [
    ...changing.map(({ id }) => `${nameOf(id)} is a variable of the module.`),
    ...constants
      .filter(({ init }) => isState(bare(init), hidden))
      .map(({ id }) => `${nameOf(id)} is a state of the module.`),
    ...[...new Set(changed)].map((name) => `${name} is changed by its module.`),
  ].map((sentence) => `${sentence} Use memoize or loadOnce, or an exported factory.`)
}

/** The statements of a module, with exported declarations unwrapped. @param {Node} tree @returns {Node[]} */
function listStatements({ body }) {
  return /** @type {Node[]} */ (body).map((statement) =>
    isNode(statement['declaration']) ? statement['declaration'] : statement,
  )
}

/** Functions and classes that are not exported. @param {Node} tree @returns {Set<string>} */
function listHidden({ body }) {
  const statements = /** @type {Node[]} */ (body)
  return new Set(
    statements.filter(({ type }) => /^(?:Function|Class)/.test(type)).map(({ id }) => nameOf(id)),
  )
}

/** @param {Node} declaration @returns {Node[]} */
function listDeclarators({ declarations }) {
  return /** @type {Node[]} */ (declarations)
}

/** Strips type assertions and parentheses. @param {unknown} node @returns {Node | undefined} */
function bare(node) {
  if (!isNode(node)) return undefined
  return /^(?:TS|Parenthesized).*Expression$/.test(node.type) ? bare(node['expression']) : node
}

/** Is it an array, an object or a collection that the module itself creates? @param {Node | undefined} made */
function isMade(made) {
  if (made === undefined) return false
  const { type, callee } = made
  if (/^(?:Array|Object)Expression$/.test(type) || isCollection(made)) return true
  if (type === 'NewExpression') return nameOf(callee) === 'Array'
  return type === 'CallExpression' && /^(?:Array|Object)$/.test(ownerOf(callee))
}

/** @param {Node} made */
function isCollection({ type, callee }) {
  return type === 'NewExpression' && collections.test(nameOf(callee))
}

/** Is it an empty collection, a store, or something that only this module can create? @param {Node | undefined} made @param {Set<string>} hidden */
function isState(made, hidden) {
  if (made === undefined || !/^(?:New|Call)Expression$/.test(made.type)) return false
  const name = nameOf(made['callee'])
  if (isCollection(made))
    return name.startsWith('Weak') || /** @type {Node[]} */ (made['arguments']).length === 0
  const isMaker = made.type === 'NewExpression' || /^create[A-Z]/.test(name)
  return states.test(name) || (isMaker && hidden.has(name))
}

/** The names of variables that are changed anywhere. @param {Node} tree @returns {string[]} */
function listChanged(tree) {
  /** @type {string[]} */
  const names = []
  walk(tree, ({ type, callee, left, argument, operator, arguments: given }) => {
    if (type === 'AssignmentExpression') names.push(ownerOf(left))
    else if (type === 'UpdateExpression' || (type === 'UnaryExpression' && operator === 'delete'))
      names.push(ownerOf(argument))
    else if (type === 'CallExpression' && isNode(callee) && callee.type === 'MemberExpression') {
      const method = nameOf(callee['property'])
      if (changes.test(method)) names.push(ownerOf(callee))
      if (/^(?:Object|Reflect)$/.test(ownerOf(callee)) && /^(?:assign|define|set|delete)/.test(method))
        names.push(nameOf(/** @type {unknown[]} */ (given)[0]))
    }
  })
  return names
}

/** The name of the outermost object of a member expression. @param {unknown} node @returns {string} */
function ownerOf(node) {
  if (!isNode(node) || node.type !== 'MemberExpression') return ''
  const { object } = node
  return isNode(object) && object.type === 'MemberExpression' ? ownerOf(object) : nameOf(object)
}
