import { useEffect } from 'react'
import { useKitLocale } from '../messages/messages.ts'
import { whenAtRest } from './when-at-rest.ts'

/** What a picker has loaded before it is opened. */
interface PickerPreload {
  /** What is small, once the page is at rest. */
  readonly prepare?: () => unknown
  /** All of its code, and what that can make ready for a language, once a person comes near it. */
  readonly preload?: (locale: string) => unknown
}

interface MaybeSaving {
  readonly connection?: { readonly saveData?: boolean }
}

/** What was asked for last: all inputs of a page need the same, and a bundler's own loader looks over the page for each. */
let asked: (() => unknown) | undefined

/** Has a picker's code at hand before it is opened. Call what it returns when a person comes near. */
export function usePickerPreload(picker: object | null): () => unknown {
  const locale = useKitLocale()
  const { prepare, preload }: PickerPreload = picker ?? {}
  useEffect(() => {
    if (prepare && prepare !== asked) whenAtRest((asked = prepare))
  }, [prepare])
  // Chromium alone tells that a person saves data.
  return () => (navigator as MaybeSaving).connection?.saveData || preload?.(locale)
}
