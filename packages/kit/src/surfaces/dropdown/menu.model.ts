/** The index that a key moves to in a menu, cyclically; a letter finds the next item that begins with it. `null` for other keys. */
export function moveInMenu(key: string, index: number, titles: readonly string[]): number | null {
  const count = titles.length
  switch (key) {
    case 'ArrowDown':
      return (index + 1) % count
    case 'ArrowUp':
      return (Math.max(index, 0) - 1 + count) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return [...key].length === 1 ? findByLetter(key, index, titles) : null
  }
}

function findByLetter(letter: string, index: number, titles: readonly string[]): number | null {
  const isMatch = (title: string | undefined): boolean =>
    title !== undefined && fold(title.trim()).startsWith(fold(letter))
  for (let step = 1; step <= titles.length; step++) {
    const at = (index + step) % titles.length
    if (isMatch(titles[at])) return at
  }
  return null
}

/** Lower case without the Turkish distinction between i and ı: the lower case of `İ` has a combining dot, and `ı` has none. */
function fold(text: string): string {
  return text.toLowerCase().replaceAll('\u0307', '').replaceAll('ı', 'i')
}
