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
  const mutable = variables.filter(({ kind }) => kind !== 'const').flatMap(listDeclarators)
  const constants = variables.filter(({ kind }) => kind === 'const').flatMap(listDeclarators)
  const unexportedNames = listHidden(tree)
  const createdNames = new Set(
    constants.filter(({ init }) => isCreated(unwrap(init))).map(({ id }) => nameOf(id)),
  )
  const changed = listChanged(tree).filter((name) => createdNames.has(name))
  return [
    ...mutable.map(({ id }) => `${nameOf(id)} is a variable of the module.`),
    ...constants
      .filter(({ init }) => isState(unwrap(init), unexportedNames))
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
function unwrap(node) {
  if (!isNode(node)) return undefined
  return /^(?:TS|Parenthesized).*Expression$/.test(node.type) ? unwrap(node['expression']) : node
}

/** Is it an array, an object or a collection that the module itself creates? @param {Node | undefined} init */
function isCreated(init) {
  if (init === undefined) return false
  const { type, callee } = init
  if (/^(?:Array|Object)Expression$/.test(type) || isCollection(init)) return true
  if (type === 'NewExpression') return nameOf(callee) === 'Array'
  return type === 'CallExpression' && /^(?:Array|Object)$/.test(ownerOf(callee))
}

/** @param {Node} made */
function isCollection({ type, callee }) {
  return type === 'NewExpression' && collections.test(nameOf(callee))
}

/** Is it an empty collection, a store, or something that only this module can create? @param {Node | undefined} init @param {Set<string>} unexportedNames */
function isState(init, unexportedNames) {
  if (init === undefined || !/^(?:New|Call)Expression$/.test(init.type)) return false
  const name = nameOf(init['callee'])
  if (isCollection(init))
    return name.startsWith('Weak') || /** @type {Node[]} */ (init['arguments']).length === 0
  const isFactory = init.type === 'NewExpression' || /^create[A-Z]/.test(name)
  return states.test(name) || (isFactory && unexportedNames.has(name))
}

/** The names of variables that are changed anywhere. @param {Node} tree @returns {string[]} */
function listChanged(tree) {
  /** @type {string[]} */
  const names = []
  walk(tree, ({ type, callee, left, argument, operator, arguments: callArguments }) => {
    if (type === 'AssignmentExpression') names.push(ownerOf(left))
    else if (type === 'UpdateExpression' || (type === 'UnaryExpression' && operator === 'delete'))
      names.push(ownerOf(argument))
    else if (type === 'CallExpression' && isNode(callee) && callee.type === 'MemberExpression') {
      const method = nameOf(callee['property'])
      if (changes.test(method)) names.push(ownerOf(callee))
      if (/^(?:Object|Reflect)$/.test(ownerOf(callee)) && /^(?:assign|define|set|delete)/.test(method))
        names.push(nameOf(/** @type {unknown[]} */ (callArguments)[0]))
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
