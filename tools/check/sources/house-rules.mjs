// @ts-check
// The rules for code that no linter has, checked in the syntax trees of the sources.
import { findModuleState } from './module-state.mjs'
import { childrenOf, isNode, nameOf, walk } from './syntax.mjs'

/** @typedef {import('./syntax.mjs').Node} Node */

/** The classes that may be extended: errors, and classes of the platform or of React without an alternative. */
const mayBeExtended = /Error$|^(?:HTMLElement|EventTarget|Component)$/

const isProduct = /^(?:packages|apps)\/[^/]+\/src\//

/** Finds violations, each as a sentence. @param {string} file @param {Node} tree */
export function findViolations(file, tree) {
  /** @type {string[]} */
  const found = []
  walk(tree, (node) => {
    if (file.startsWith('packages/') && isSubclass(node))
      found.push(`the class ${nameOf(node['id'])} extends another. Compose it of functions or objects.`)
    for (const member of listPrivateMembers(node))
      found.push(`${member} is a private member of somebody else's object. Use its public interface.`)
    for (const name of listRenderingFunctions(node))
      found.push(`${name} gives elements. Make it a component, with a capital, or a hook.`)
    if (isElementCall(node)) found.push('an element is made by a call. Write it as JSX.')
    const storage = findStorageUse(node)
    if (isProduct.test(file) && storage !== undefined)
      found.push(`${storage} of a browser may throw. Use openStorage.`)
  })
  if (isProduct.test(file)) found.push(...findModuleState(tree))
  return found.map((sentence) => `${file}: ${sentence}`)
}

/** @param {Node} node */
function isSubclass({ type, superClass }) {
  return type.startsWith('Class') && isNode(superClass) && !mayBeExtended.test(nameOf(superClass))
}

/** Finds each access to a `_name` of any object but `this`, including by destructuring. @param {Node} node @returns {string[]} */
function listPrivateMembers({ type, object, property, properties, computed }) {
  if (type === 'ObjectPattern')
    return /** @type {Node[]} */ (properties).map(({ key }) => keyOf(key)).filter(isPrivate)
  if (type !== 'MemberExpression' || !isNode(object) || object.type === 'ThisExpression') return []
  return [computed === true ? valueOf(property) : nameOf(property)].filter(isPrivate)
}

/** @param {string} name */
function isPrivate(name) {
  return /^_[a-z]/i.test(name)
}

/** The name of a property, written as an identifier or as a string. @param {unknown} key */
function keyOf(key) {
  return valueOf(key) || nameOf(key)
}

/** @param {unknown} node a string literal */
function valueOf(node) {
  return isNode(node) && typeof node['value'] === 'string' ? node['value'] : ''
}

/** The names of functions and methods that return elements, but are neither components nor hooks. @param {Node} node @returns {string[]} */
function listRenderingFunctions(node) {
  const { type, id, key, init, value, body } = node
  if (type === 'FunctionDeclaration') return nameRendering(nameOf(id), node)
  if (type === 'VariableDeclarator') return nameRendering(nameOf(id), init)
  if (type === 'Property') return nameRendering(keyOf(key), value)
  // A class component of React has a method of this name.
  if (type === 'MethodDefinition' || type === 'PropertyDefinition')
    return keyOf(key) === 'render' ? [] : nameRendering(keyOf(key), value ?? body)
  return []
}

/** @param {string} name @param {unknown} value @returns {string[]} */
function nameRendering(name, value) {
  const unwrapped = unwrap(value)
  return returnsElements(unwrapped) && !/^[A-Z]|^use[A-Z]/.test(name) ? [name] : []
}

/** The function that is passed to `useCallback` or `memo`. @param {unknown} value */
function unwrap(value) {
  if (!isNode(value) || value.type !== 'CallExpression' || !isNode(value['callee'])) return value
  const isWrapped = /^(?:use)?(?:Callback|[Mm]emo)$/.test(nameOf(value['callee']))
  return isWrapped ? /** @type {unknown[]} */ (value['arguments'])[0] : value
}

/** @param {unknown} value @returns {boolean} */
function returnsElements(value) {
  if (!isNode(value) || !/Function/.test(value.type) || !isNode(value['body'])) return false
  const { body } = value
  const returned = body.type === 'BlockStatement' ? listReturned(body) : [body]
  const elementVariables = listHeld(body)
  return returned.some((each) => isElement(each) || elementVariables.has(nameOf(each)))
}

/** The variables of a function that are elements. @param {Node} node @returns {Set<string>} */
function listHeld(node) {
  if (/Function/.test(node.type)) return new Set()
  if (node.type === 'VariableDeclarator') return new Set(isElement(node['init']) ? [nameOf(node['id'])] : [])
  return new Set(childrenOf(node).flatMap((child) => [...listHeld(child)]))
}

/** Is it React's `jsx(…)` or `createElement(…)`? `document.createElement` makes no React element. @param {Node} node */
function isElementCall({ type, callee }) {
  if (type !== 'CallExpression' || !isNode(callee)) return false
  const isMember = callee.type === 'MemberExpression' && nameOf(callee['object']) === 'React'
  return /^(?:jsxs?|jsxDEV|createElement)$/.test(nameOf(isMember ? callee['property'] : callee))
}

/** Finds a use of web storage: a member access, or an alias for a storage. @param {Node} node */
function findStorageUse({ type, object, init }) {
  const expression = type === 'MemberExpression' ? object : type === 'VariableDeclarator' ? init : undefined
  if (!isNode(expression)) return undefined
  const name = nameOf(expression.type === 'MemberExpression' ? expression['property'] : expression)
  return /^(?:local|session)Storage$/.test(name) ? name : undefined
}

/** The values that a function returns, without those of nested functions. @param {Node} node @returns {unknown[]} */
function listReturned(node) {
  if (/Function/.test(node.type)) return []
  return node.type === 'ReturnStatement' ? [node['argument']] : childrenOf(node).flatMap(listReturned)
}

/** Is it an element, or a list of elements? @param {unknown} node @returns {boolean} */
function isElement(node) {
  if (!isNode(node)) return false
  const { type, expression, consequent, alternate, left, right } = node
  if (/^(?:TS|Parenthesized).*Expression$/.test(type)) return isElement(expression)
  if (type === 'ConditionalExpression') return isElement(consequent) || isElement(alternate)
  if (type === 'LogicalExpression') return isElement(left) || isElement(right)
  if (type === 'ArrayExpression') return /** @type {unknown[]} */ (node['elements']).some(isElement)
  if (type === 'CallExpression') return isMapping(node)
  return type === 'JSXFragment' || (type === 'JSXElement' && !isRoute(node))
}

/** Is it a mapping to elements, such as `list.map((each) => <li />)`? @param {Node} call */
function isMapping({ callee, arguments: callArguments }) {
  if (!isNode(callee) || callee.type !== 'MemberExpression') return false
  if (!/^(?:map|flatMap|from)$/.test(nameOf(callee['property']))) return false
  return /** @type {unknown[]} */ (callArguments).some(returnsElements)
}

/** Is it a route? React Router reads the children of its `<Routes>`, which therefore cannot be components. @param {Node} element */
function isRoute({ openingElement }) {
  return isNode(openingElement) && nameOf(openingElement['name']) === 'Route'
}
