import { openLocalStorage } from '../session/open-local-storage.ts'

/** What the person has said; `unknown` until they have. */
export type ConsentAnswer = 'granted' | 'denied' | 'unknown'

/** Whether the person agrees to analytics. Wire your own consent platform to it, or take `createConsent`. */
export interface Consent {
  readonly read: () => ConsentAnswer
  /** Calls back when the answer has changed. Gives the way to stop it. */
  readonly subscribe: (listener: () => void) => () => void
}

/** A consent that is asked for here and kept in this browser. */
export interface OwnConsent extends Consent {
  readonly answer: (answer: 'granted' | 'denied') => void
}

const storageKey = 'foyer-analytics-consent'

/**
 * Keeps the answer across visits and tabs; with the storage blocked, for this visit.
 * @param storage local storage when absent; `null` where there is none
 */
export function createConsent(
  storage: Pick<Storage, 'getItem' | 'setItem'> | null = openLocalStorage(),
): OwnConsent {
  const listeners = new Set<() => void>()
  let last: ConsentAnswer = 'unknown'

  function read(): ConsentAnswer {
    try {
      const kept = storage?.getItem(storageKey)
      return kept === 'granted' || kept === 'denied' ? kept : last
    } catch {
      return last
    }
  }

  const tell = (): void => listeners.forEach((listener) => listener())
  const onStorage = ({ key }: StorageEvent): void => void (key === storageKey && tell())

  return {
    read,
    subscribe(listener) {
      if (listeners.size === 0) addEventListener('storage', onStorage)
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) removeEventListener('storage', onStorage)
      }
    },
    answer(answer) {
      last = answer
      try {
        storage?.setItem(storageKey, answer)
      } catch {
        // Full or forbidden: it counts for this visit.
      }
      tell()
    },
  }
}

/** For those who need not ask, by law or by contract: everybody has agreed. */
export const unsafelyWithoutConsent: Consent = { read: () => 'granted', subscribe: () => () => undefined }
