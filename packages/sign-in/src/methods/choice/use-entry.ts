import { useRef } from 'react'
import type { Api } from '../api/index.ts'
import { keepLastWay } from '../methods/choice/last-way.ts'
import { makePasskeyLater } from './make-passkey-later.ts'

export interface Entry {
  /** The person tries to enter this way. */
  readonly begin: (way: string, hasPassword: boolean) => void
  /** It has failed: what comes next, such as a provider in a popup, is another way. */
  readonly fail: () => void
  /** The person is signed in. */
  readonly finish: () => void
}

const none = { way: '', hasPassword: false }

/** How the person is about to enter. */
export function useEntry(api: Api, hasPasskey: boolean): Entry {
  const entry = useRef(none)
  return {
    begin(way, hasPassword) {
      entry.current = { way, hasPassword }
    },
    fail() {
      entry.current = none
    },
    finish() {
      const { way, hasPassword } = entry.current
      if (way !== '') keepLastWay(way)
      if (hasPasskey && hasPassword) makePasskeyLater(api)
    },
  }
}
