import { useLayoutEffect, useRef, type RefObject } from 'react'

/** A ref of the value in the last committed render, for code that runs later, because the page may have passed another handler by then. */
export function useLatest<Value>(value: Value): Readonly<RefObject<Value>> {
  const latest = useRef(value)
  useLayoutEffect(() => {
    latest.current = value
  })
  return latest
}
