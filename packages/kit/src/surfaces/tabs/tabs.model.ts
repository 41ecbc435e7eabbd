/** Whether tabs are side by side or stacked, and so which arrow keys move between them. */
export type TabDirection = 'horizontal' | 'vertical'

/** The index that a key moves to from a tab, cyclically; `null` for other keys. */
export function moveTab(
  key: string,
  from: { readonly index: number; readonly count: number },
  layout: { readonly direction: TabDirection; readonly isRightToLeft: boolean },
): number | null {
  const { index, count } = from
  const isHorizontal = layout.direction === 'horizontal'
  const [forwards, backwards] = !isHorizontal
    ? ['ArrowDown', 'ArrowUp']
    : layout.isRightToLeft
      ? ['ArrowLeft', 'ArrowRight']
      : ['ArrowRight', 'ArrowLeft']
  switch (key) {
    case forwards:
      return (index + 1) % count
    case backwards:
      return (index - 1 + count) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return null
  }
}
