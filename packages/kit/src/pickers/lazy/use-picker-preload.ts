import { useEffect } from 'react'
import { useKitLocale } from '../../messages/messages.ts'
import { savesData } from './saves-data.ts'
import { whenAtRest } from './when-at-rest.ts'

/** The steps in which a picker can be loaded before it opens. */
interface PickerPreload {
  /** Loads a small part once the page is idle. Each input of a page calls it. */
  readonly prepare?: () => unknown
  /** Loads all of its code, and prepares it for a language, once a person comes near it. */
  readonly preload?: (locale: string) => unknown
}

/** Loads a picker's code before it opens. Call the returned function when a person comes near it. */
export function usePickerPreload(picker: object | null): () => unknown {
  const locale = useKitLocale()
  const { prepare, preload }: PickerPreload = picker ?? {}
  useEffect(() => prepare && whenAtRest(prepare), [prepare])
  return () => savesData() || preload?.(locale)
}
