/** The number of lines that a word of an element is in. */
export function countLines(element: Element, word: string): number {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  while (texts.nextNode()) {
    const start = texts.currentNode.textContent?.indexOf(word) ?? -1
    if (start === -1) continue
    range.setStart(texts.currentNode, start)
    range.setEnd(texts.currentNode, start + word.length)
  }
  return new Set(Array.from(range.getClientRects(), ({ top }) => top)).size
}
