import { whenAtRest } from '@foyer/kit/when-at-rest'
import { useEffect, useState } from 'react'
import { loadLater } from '../api/load-later.ts'

export interface LatePart<Part> {
  /** `null` until it is loaded. */
  readonly part: Part | null
  /** The person wants it, and waits for it. */
  readonly isAwaited: boolean
  /** The ApiError if it could not be loaded when the person wanted it. */
  readonly error: unknown
  /** The person wants it now: loads it, unless it is there. @throws ApiError when it cannot be loaded */
  readonly want: () => Promise<void>
}

/**
 * A part of the page that is loaded when the page is at rest, or earlier if the person wants it.
 * @param load must be the same function at each render
 * @param isPossible while it is false, nothing is loaded when the page is at rest
 */
export function useLatePart<Part extends object>(
  load: () => Promise<Part>,
  isPossible = true,
): LatePart<Part> {
  const [part, setPart] = useState<Part | null>(null)
  const [isAwaited, setIsAwaited] = useState(false)
  const [error, setError] = useState<unknown>(null)

  useEffect(() => {
    if (!isPossible) return undefined
    return whenAtRest(() => {
      // Ignored: the person has not asked for it, and `want` tries to load it again.
      loadLater(load).then(setPart, () => undefined)
    })
  }, [isPossible, load])

  async function want(): Promise<void> {
    setIsAwaited(true)
    setError(null)
    try {
      setPart(await loadLater(load))
    } catch (cause) {
      setError(cause)
      throw cause
    } finally {
      setIsAwaited(false)
    }
  }

  return { part, isAwaited, error, want }
}
