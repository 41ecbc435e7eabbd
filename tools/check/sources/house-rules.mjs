// @ts-check
// The rules for code that no linter has, checked in the syntax trees of the sources.
import { childrenOf, isNode, nameOf, walk } from './syntax.mjs'

/** @typedef {import('./syntax.mjs').Node} Node */

/** The classes that may be extended: errors, and classes of the platform or of React without an alternative. */
const mayBeExtended = /Error$|^(?:HTMLElement|EventTarget|Component)$/

/** Finds violations, each as a sentence. @param {string} file @param {Node} tree */
export function findViolations(file, tree) {
  /** @type {string[]} */
  const found = []
  walk(tree, (node) => {
    if (file.startsWith('packages/') && isSubclass(node))
      found.push(`the class ${nameOf(node['id'])} extends another. Compose it of functions or objects.`)
    const member = findPrivateMember(node)
    if (member !== undefined)
      found.push(`${member} is a private member of somebody else's object. Use its public interface.`)
    const name = findRenderingFunction(node)
    if (name !== undefined)
      found.push(`${name} gives elements. Make it a component, with a capital, or a hook.`)
  })
  return found.map((sentence) => `${file}: ${sentence}`)
}

/** @param {Node} node */
function isSubclass({ type, superClass }) {
  return type.startsWith('Class') && isNode(superClass) && !mayBeExtended.test(nameOf(superClass))
}

/** Finds `_name` of any object but `this`. @param {Node} node */
function findPrivateMember({ type, object, property, computed }) {
  if (type !== 'MemberExpression' || !isNode(object) || !isNode(property)) return undefined
  const name = computed === true ? property['value'] : nameOf(property)
  const isPrivate = typeof name === 'string' && /^_[a-z]/i.test(name)
  return isPrivate && object.type !== 'ThisExpression' ? name : undefined
}

/** The name of a function that returns elements, but is neither a component nor a hook. @param {Node} node */
function findRenderingFunction(node) {
  const made = { FunctionDeclaration: node, VariableDeclarator: node['init'] }[node.type]
  const name = nameOf(node['id'])
  if (!isNode(made) || !/Function/.test(made.type) || /^[A-Z]|^use[A-Z]/.test(name)) return undefined
  const { body } = made
  if (!isNode(body)) return undefined
  const given = body.type === 'BlockStatement' ? listReturned(body) : [body]
  return given.some(isElement) ? name : undefined
}

/** What a function returns, without those nested in it. @param {Node} node @returns {unknown[]} */
function listReturned(node) {
  if (/Function/.test(node.type)) return []
  return node.type === 'ReturnStatement' ? [node['argument']] : childrenOf(node).flatMap(listReturned)
}

/** @param {unknown} node @returns {boolean} */
function isElement(node) {
  if (!isNode(node)) return false
  const { type, expression, consequent, alternate, right } = node
  if (type === 'ParenthesizedExpression') return isElement(expression)
  if (type === 'ConditionalExpression') return isElement(consequent) || isElement(alternate)
  return /^JSX(?:Element|Fragment)$/.test(type) || (type === 'LogicalExpression' && isElement(right))
}
