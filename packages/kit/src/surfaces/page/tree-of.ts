/**
 * The tree that an element is in: the document, or a shadow tree. Of what has the focus or is open in a shadow tree, the document knows
 * nothing but the host.
 */
export function treeOf(element: Node): DocumentOrShadowRoot & ParentNode {
  const root = element.getRootNode()
  return 'activeElement' in root ? (root as Document | ShadowRoot) : document
}
