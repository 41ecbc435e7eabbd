import { whenAtRest } from '@foyer/kit/when-at-rest'
import { useEffect, useState } from 'react'
import { loadWithRetry } from '../api/load-with-retry.ts'

export interface LazyPart<Part> {
  /** `null` until it is loaded. */
  readonly part: Part | null
  /** The person wants it, and waits for it. */
  readonly isLoading: boolean
  /** The ApiError if it could not be loaded when the person wanted it. */
  readonly error: unknown
  /** The person wants it now: loads it, unless it is there. @throws ApiError when it cannot be loaded */
  readonly loadNow: () => Promise<void>
}

/**
 * A part of the page that is loaded when the page is at rest, or earlier if the person wants it.
 * @param load must be the same function at each render
 * @param isEnabled while it is false, nothing is loaded when the page is at rest
 */
export function useLazyPart<Part extends object>(
  load: () => Promise<Part>,
  isEnabled = true,
): LazyPart<Part> {
  const [part, setPart] = useState<Part | null>(null)
  const [isLoading, setIsLoading] = useState(false)
  const [error, setError] = useState<unknown>(null)

  useEffect(() => {
    if (!isEnabled) return undefined
    return whenAtRest(() => {
      // Ignored: the person has not asked for it, and `loadNow` tries to load it again.
      loadWithRetry(load).then(setPart, () => undefined)
    })
  }, [isEnabled, load])

  async function loadNow(): Promise<void> {
    setIsLoading(true)
    setError(null)
    try {
      setPart(await loadWithRetry(load))
    } catch (cause) {
      setError(cause)
      throw cause
    } finally {
      setIsLoading(false)
    }
  }

  return { part, isLoading, error, loadNow }
}
