import { useCallback, useEffect } from 'react'
import { useKitLocale } from '../../messages/messages.ts'
import { savesData } from './saves-data.ts'
import { whenAtRest } from './when-at-rest.ts'

interface PickerPreload {
  /** Loads all of a picker's code, once, and prepares it for a language. */
  readonly preload?: (locale: string) => unknown
}

/**
 * Loads a picker's code before it opens: once the page is at rest, so that a press waits for no script. Call the returned function when a
 * person comes near it sooner. With data saver on, the code is loaded on the press.
 */
export function usePickerPreload(picker: object | null): () => void {
  const locale = useKitLocale()
  const { preload }: PickerPreload = picker ?? {}

  const load = useCallback(() => {
    if (!savesData()) preload?.(locale)
  }, [preload, locale])
  useEffect(() => whenAtRest(load), [load])
  return load
}
