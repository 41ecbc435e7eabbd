import { createListeners } from '@foyer/core/store'
import { wrapStorage, type PlainStorage } from '@foyer/kit/storage'
import { consentKey } from './stored-consent.ts'

/** The person's answer; `unknown` until they have answered. */
export type ConsentAnswer = 'granted' | 'denied' | 'unknown'

/** Whether the person agrees to analytics. Connect your own consent platform to it, or use `createConsent`. */
export interface Consent {
  /** The current answer. */
  readonly read: () => ConsentAnswer
  /** Calls back when the answer changes. Returns the function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void
}

/** A consent that is stored in this browser: your page asks for it, and passes on the answer. */
export interface StoredConsent extends Consent {
  /** Stores the person's answer, and calls all listeners. */
  readonly answer: (answer: 'granted' | 'denied') => void
}

/**
 * Stores the answer for all visits and tabs; if storage is blocked, it holds for this visit.
 * @param storage default: local storage; `null`: none
 */
export function createConsent(storage?: PlainStorage | null): StoredConsent {
  const safeStorage = wrapStorage(() => (storage === undefined ? globalThis.localStorage : storage))
  const listeners = createListeners()
  let last: ConsentAnswer = 'unknown'

  function read(): ConsentAnswer {
    const stored = safeStorage.read(consentKey)
    return stored === 'granted' || stored === 'denied' ? stored : last
  }

  return {
    read,
    subscribe(listener) {
      // Another tab has stored an answer, or has cleared the storage (the key is null then).
      const onStorage = ({ key }: StorageEvent): void =>
        void ((key === consentKey || key === null) && listener())
      addEventListener('storage', onStorage)
      const unsubscribe = listeners.subscribe(listener)
      return () => {
        unsubscribe()
        removeEventListener('storage', onStorage)
      }
    },
    answer(answer) {
      last = answer
      // If the answer cannot be stored, for example because storage is full, the previous one must not stay in effect.
      if (!safeStorage.write(consentKey, answer)) safeStorage.remove(consentKey)
      listeners.notify()
    },
  }
}

/** Treats everybody as having agreed, for apps that need not ask, by law or by contract. */
export const unsafelyWithoutConsent: Consent = { read: () => 'granted', subscribe: () => () => undefined }
