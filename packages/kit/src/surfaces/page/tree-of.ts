/**
 * The tree that an element is in: the document, or a shadow tree. Of what has the focus or is open in a shadow tree, the document knows
 * nothing but the host.
 */
export function treeOf(element: Node): DocumentOrShadowRoot & ParentNode {
  const root = element.getRootNode()
  return 'activeElement' in root ? (root as Document | ShadowRoot) : document
}

/** The topmost modal dialog of a tree: of those that are open, the last. */
export function findTopDialog(tree: ParentNode): Element | undefined {
  return [...tree.querySelectorAll('dialog:modal')].at(-1)
}

/** Whether one element is in another, also in a shadow tree inside of it, into which `contains` does not look. */
export function isInside(inner: Element, outer: Element): boolean {
  for (let node: Element | null = inner; node !== null; node = hostOf(node))
    if (outer.contains(node)) return true
  return false
}

function hostOf(element: Element): Element | null {
  const root = element.getRootNode()
  return root instanceof ShadowRoot ? root.host : null
}
