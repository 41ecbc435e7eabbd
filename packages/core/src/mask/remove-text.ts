import type { MaskReading, MaskRecipe, TextState } from './mask-recipe.ts'

const letterOrDigit = /[\p{L}\p{M}\p{N}]/u

/**
 * Applies a deletion at the caret. If it removed only fixed characters, they stay, and the character before (`-1`) or
 * behind (`1`) them is removed instead.
 */
export function removeText<Reading extends MaskReading>(
  { format, read, fixed = '' }: MaskRecipe<Reading>,
  { text, caret }: TextState,
  typed: TextState,
  direction: -1 | 1,
): ReturnType<MaskRecipe<Reading>['format']> {
  const { value } = read(text)
  const shown = format(typed)
  let removed = removedFrom(text, typed.text)
  let next = shown
  for (let index = direction < 0 ? caret : caret + 1; ; index += direction) {
    const hasRemovedValue = Array.from(removed).some(
      (char) => letterOrDigit.test(char) || (value.includes(char) && !fixed.includes(char)),
    )
    if (hasRemovedValue && next.text !== text) return next
    if (index < 1 || index > text.length) return shown
    // At the end of the text, fixed characters have nothing to separate.
    const rest = caret === text.length ? '' : text.slice(index)
    removed = text.charAt(index - 1)
    next = format({ text: text.slice(0, index - 1) + rest, caret: index - 1 })
  }
}

/** The length of the common prefix of two texts. */
export function commonLength(one: string, other: string): number {
  let length = 0
  while (length < one.length && one[length] === other[length]) length++
  return length
}

/** The text that was removed from `before`, if `after` is `before` with a gap. */
function removedFrom(before: string, after: string): string {
  const start = commonLength(before, after)
  return before.slice(start, start + before.length - after.length)
}
