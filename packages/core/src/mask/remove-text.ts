import type { MaskRecipe, TextState } from './mask-recipe.ts'

const letterOrDigit = /[\p{L}\p{M}\p{N}]/u

/**
 * What a deletion at a caret comes to. Where it took nothing but fixed characters, they stay, and the character before
 * them (`-1`) or behind them (`1`) goes instead.
 */
export function removeText(
  { format, parse }: MaskRecipe,
  before: TextState,
  typed: TextState,
  direction: -1 | 1,
): TextState {
  const { text, caret } = before
  const value = parse(text)
  const isGone = (removed: string, { text: shown }: TextState): boolean =>
    shown !== text && Array.from(removed).some((char) => letterOrDigit.test(char) || value.includes(char))

  const shown = format(typed)
  if (isGone(removedFrom(text, typed.text), shown)) return shown
  for (let index = direction < 0 ? caret : caret + 1; index > 0 && index <= text.length; index += direction) {
    // Behind the end of the text there is nothing that fixed characters would keep apart.
    const rest = direction < 0 && caret === text.length ? '' : text.slice(index)
    const next = format({ text: text.slice(0, index - 1) + rest, caret: index - 1 })
    if (isGone(text.charAt(index - 1), next)) return next
  }
  return shown
}

/** What is gone between a text and one that is the same but for a gap. */
function removedFrom(before: string, after: string): string {
  let start = 0
  while (start < after.length && before[start] === after[start]) start++
  return before.slice(start, start + before.length - after.length)
}
