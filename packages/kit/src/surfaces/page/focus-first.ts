/** Focuses the first element that takes the focus: others may have been removed, hidden, disabled or made inert meanwhile. */
export function focusFirst(candidates: readonly (HTMLElement | null | undefined)[]): void {
  candidates.some((candidate) => {
    candidate?.focus()
    return candidate?.matches(':focus')
  })
}
