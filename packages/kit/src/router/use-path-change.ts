import { useLayoutEffect, useRef } from 'react'
import { useAddress } from './router-adapter.ts'

const readPath = (): string => location.pathname

/** Calls back when the page's path changes. A change of the query or hash does not count. */
export function usePathChange(onChange: () => void): void {
  const path = useAddress(readPath)
  const last = useRef(path)
  useLayoutEffect(() => {
    const isChanged = last.current !== null && last.current !== path
    last.current = path
    if (isChanged) onChange()
  })
}
