/**
 * The tree that an element is in: the document, or a shadow tree. For the focused element or an open dialog in a shadow tree, the document
 * only knows the host.
 */
export function treeOf(element: Node): DocumentOrShadowRoot & ParentNode {
  const root = element.getRootNode()
  return 'activeElement' in root ? (root as Document | ShadowRoot) : document
}

/** The focused element, even in an open shadow tree. */
export function findFocused(): Element | null {
  let focused = document.activeElement
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement
  return focused
}

/** The topmost modal dialog of a tree: the last of the open ones. */
export function findTopDialog(tree: ParentNode): Element | undefined {
  return [...tree.querySelectorAll('dialog:modal')].at(-1)
}

/** The modal dialog around an element, even if the element is in a shadow tree inside it, where `closest` does not leave the tree. */
export function findModalAround(element: Element): HTMLDialogElement | null {
  for (let node: Element | null = element; node !== null; node = hostOf(node)) {
    const dialog = node.closest<HTMLDialogElement>('dialog:modal')
    if (dialog) return dialog
  }
  return null
}

/** Whether one element is inside another, even in a shadow tree inside it, which `contains` does not search. */
export function isInside(inner: Element, outer: Element): boolean {
  for (let node: Element | null = inner; node !== null; node = hostOf(node))
    if (outer.contains(node)) return true
  return false
}

function hostOf(element: Element): Element | null {
  const root = element.getRootNode()
  return root instanceof ShadowRoot ? root.host : null
}
