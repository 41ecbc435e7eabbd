import { openStorage } from '@foyer/kit/storage'
import { consentKey } from './kept-consent.ts'

/** The person's answer; `unknown` until they have answered. */
export type ConsentAnswer = 'granted' | 'denied' | 'unknown'

/** Whether the person agrees to analytics. Connect your own consent platform to it, or use `createConsent`. */
export interface Consent {
  readonly read: () => ConsentAnswer
  /** Calls back when the answer changes. Returns the function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void
}

/** A consent that your page asks for itself, and that is stored in this browser. */
export interface OwnConsent extends Consent {
  readonly answer: (answer: 'granted' | 'denied') => void
}

/**
 * Stores the answer for all visits and tabs; if storage is blocked, it holds for this visit.
 * @param storage default: local storage; `null`: none
 */
export function createConsent(
  storage: Pick<Storage, 'getItem' | 'setItem'> | null = openStorage('localStorage'),
): OwnConsent {
  const listeners = new Set<() => void>()
  let last: ConsentAnswer = 'unknown'

  function read(): ConsentAnswer {
    try {
      const kept = storage?.getItem(consentKey)
      return kept === 'granted' || kept === 'denied' ? kept : last
    } catch {
      return last
    }
  }

  const tell = (): void => listeners.forEach((listener) => listener())
  const onStorage = ({ key }: StorageEvent): void => void (key === consentKey && tell())

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
        storage?.setItem(consentKey, answer)
      } catch {
        // Storage is full or blocked: the answer holds for this visit.
      }
      tell()
    },
  }
}

/** Treats everybody as having agreed, for apps that need not ask, by law or by contract. */
export const unsafelyWithoutConsent: Consent = { read: () => 'granted', subscribe: () => () => undefined }
