import { useLayoutEffect, useRef } from 'react'
import { useAddress } from './router-adapter.ts'

const readPath = (): string => location.pathname

/** Calls when the page's path is another one. Another query or hash is the same page. */
export function usePathChange(onChange: () => void): void {
  const path = useAddress(readPath)
  const last = useRef(path)
  useLayoutEffect(() => {
    const isChanged = last.current !== null && last.current !== path
    last.current = path
    if (isChanged) onChange()
  })
}
