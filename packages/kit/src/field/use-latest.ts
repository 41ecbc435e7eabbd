import { useLayoutEffect, useRef, type RefObject } from 'react'

/** A ref of the value in the last committed render, for what happens later: the page may have given another handler meanwhile. */
export function useLatest<Value>(value: Value): Readonly<RefObject<Value>> {
  const latest = useRef(value)
  useLayoutEffect(() => {
    latest.current = value
  })
  return latest
}
