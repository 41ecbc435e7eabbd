import { useEffect } from 'react'

/** What a picker has loaded before it is opened. */
interface PickerPreload {
  /** What is small, once the page is at rest. */
  readonly prepare?: () => void
  /** All of its code, once a person comes near it. */
  readonly preload?: () => void
}

interface MaybeSaving {
  readonly connection?: { readonly saveData?: boolean }
}

/** Has a picker's code at hand before it is opened. Call what it returns when a person comes near. */
export function usePickerPreload(picker: object | null): () => void {
  const { prepare, preload }: PickerPreload = picker ?? {}
  useEffect(() => {
    // Safari has no idle callbacks.
    if (prepare) (globalThis.requestIdleCallback ?? setTimeout)(prepare)
  }, [prepare])
  // Chromium alone tells that a person saves data.
  return () => void ((navigator as MaybeSaving).connection?.saveData || preload?.())
}
