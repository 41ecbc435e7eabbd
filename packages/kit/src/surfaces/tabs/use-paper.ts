import { useLayoutEffect, type RefObject } from 'react'

/** Lays the paper under the selected tab; through the CSSOM, as a strict CSP refuses style attributes in HTML. */
export function usePaper(list: RefObject<HTMLElement | null>, count: number, selectedIndex: number): void {
  useLayoutEffect(() => {
    list.current?.style.setProperty('--count', String(count))
    list.current?.style.setProperty('--selected', String(selectedIndex))
  }, [list, count, selectedIndex])
}
