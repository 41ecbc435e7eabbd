import { useLayoutEffect, type RefObject } from 'react'

/** Moves the background under the selected tab. Set through the CSSOM, because a strict CSP blocks style attributes in HTML. */
export function useTabHighlight(
  list: RefObject<HTMLElement | null>,
  count: number,
  selectedIndex: number,
): void {
  useLayoutEffect(() => {
    list.current?.style.setProperty('--count', String(count))
    list.current?.style.setProperty('--selected', String(selectedIndex))
  }, [list, count, selectedIndex])
}
