import { useCallback, useEffect } from 'react'
import { useKitLocale } from '../../messages/messages.ts'
import { savesData } from './saves-data.ts'
import { whenAtRest } from './when-at-rest.ts'
import { whenIdle } from './when-idle.ts'

interface PickerPreload {
  /** Loads all of a picker's code, once, and prepares it for a language. */
  readonly preload?: (locale: string) => unknown
}

/**
 * Loads a picker's code before it opens: once the page is at rest, so that a press waits for no script. Call the returned function when a
 * person comes near it sooner. With data saver on, the code is loaded on the press.
 * @param prepare does slow work for a language that needs none of the code, while a browser waits for it
 */
export function usePickerPreload(picker: object | null, prepare?: (locale: string) => unknown): () => void {
  const locale = useKitLocale()
  const { preload }: PickerPreload = picker ?? {}

  const load = useCallback(() => {
    if (savesData()) return
    preload?.(locale)
    whenIdle(() => prepare?.(locale))
  }, [preload, prepare, locale])
  useEffect(() => whenAtRest(load), [load])
  return load
}
