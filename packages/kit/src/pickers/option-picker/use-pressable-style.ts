import { useInsertionEffect } from 'react'

/** The id by which react-aria looks for the style element that it has put into the page. */
const pressableStyleId = 'react-aria-pressable-style'

/**
 * Keeps react-aria from putting a style element into the page, which a strict CSP refuses and reports: it finds one there
 * already. Its only rule stands in our own style sheet.
 */
export function usePressableStyle(): void {
  useInsertionEffect(() => {
    if (document.getElementById(pressableStyleId) !== null) return
    const mark = document.createElement('meta')
    mark.id = pressableStyleId
    document.head.append(mark)
  }, [])
}
