import { createContext, use } from 'react'

const storageKey = 'foyer-scroll'

/** What is remembered from page to page while the app stays open, and where each was scrolled to over a reload too. */
export class Visit {
  #hasShownPage = false
  #tellDrawn: (() => void) | undefined
  readonly #storage: Pick<Storage, 'getItem' | 'setItem'> | null
  readonly #scrolled: Map<string, number>

  /** @param onDrawn called once, when the first page is on the screen and answers */
  constructor(storage: Pick<Storage, 'getItem' | 'setItem'> | null, onDrawn?: () => void) {
    this.#storage = storage
    this.#tellDrawn = onDrawn
    this.#scrolled = new Map(this.#read())
  }

  /** True once, for the page that the browser itself has loaded. */
  isFirstPage(): boolean {
    const isFirst = !this.#hasShownPage
    this.#hasShownPage = true
    return isFirst
  }

  tellDrawn(): void {
    this.#tellDrawn?.()
    this.#tellDrawn = undefined
  }

  /** Scrolls to where this entry of the history was left, or to the top; notes where it is until the end is called. */
  keepScroll(key: string, isReturn: boolean): () => void {
    // React draws after `popstate`, too late for what the browser would do by itself.
    history.scrollRestoration = 'manual'
    const top = isReturn ? this.#scrolled.get(key) : 0
    if (top !== undefined) scrollTo({ top, behavior: 'instant' })
    const note = (): void => void this.#scrolled.set(key, scrollY)
    addEventListener('scroll', note, { passive: true })
    addEventListener('pagehide', this.#write)
    return () => {
      removeEventListener('scroll', note)
      removeEventListener('pagehide', this.#write)
    }
  }

  #read(): [string, number][] {
    try {
      return JSON.parse(this.#storage?.getItem(storageKey) ?? '[]')
    } catch {
      return []
    }
  }

  #write = (): void => {
    try {
      // The last 50 entries are more than anyone goes back.
      this.#storage?.setItem(storageKey, JSON.stringify([...this.#scrolled].slice(-50)))
    } catch {
      // Full or forbidden: a reload begins at the top.
    }
  }
}

export const VisitContext = createContext(new Visit(null))

export function useVisit(): Visit {
  return use(VisitContext)
}
