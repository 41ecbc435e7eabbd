import { useEffect } from 'react'

/** Focuses the heading when it replaces the form, so that screen readers announce it. */
export function useFocusedHeading(root: { readonly current: HTMLElement | null }): void {
  useEffect(() => {
    root.current?.querySelector<HTMLElement>('h1, h2, h3')?.focus()
  }, [root])
}
