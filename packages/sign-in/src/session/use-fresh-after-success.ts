import { useEffect, useRef, useState } from 'react'

export interface FreshAfterSuccess<Result> {
  /** The `key` of the component to render anew. */
  readonly key: number
  readonly onSuccess: (result: Result) => void
}

/**
 * For a page that is hidden and shown again without being unmounted, as by `<Activity>`: after a success it begins anew, instead of with the
 * step that led to the success, and what the person of that time had typed.
 */
export function useFreshAfterSuccess<Result>(
  onSuccess: ((result: Result) => void) | undefined,
): FreshAfterSuccess<Result> {
  const [key, setKey] = useState(0)
  const hasSucceeded = useRef(false)
  useEffect(() => {
    if (!hasSucceeded.current) return
    hasSucceeded.current = false
    setKey((previous) => previous + 1)
  }, [])
  return {
    key,
    onSuccess(result) {
      hasSucceeded.current = true
      onSuccess?.(result)
    },
  }
}
