import { useRef } from 'react'
import { keepLastWay } from './last-way.ts'

export interface Entry {
  /** The person tries to enter this way. */
  readonly begin: (way: string, hasPassword?: boolean) => void
  /** It has failed, or the person has gone back: what comes next, such as a provider in a popup, is another way. */
  readonly fail: () => void
  /** The way has led to a second step: keeps it, since a page that is loaded again does not know it any more. */
  readonly keep: () => void
  /** The person is signed in: keeps the way. Returns whether it was a password. */
  readonly finish: () => boolean
}

const none = { way: '', hasPassword: false }

/** How the person is about to enter. */
export function useEntry(): Entry {
  const entry = useRef(none)
  const keep = (): void => {
    const { way } = entry.current
    if (way !== '') keepLastWay(way)
  }
  return {
    begin(way, hasPassword = false) {
      entry.current = { way, hasPassword }
    },
    fail() {
      entry.current = none
    },
    keep,
    finish() {
      keep()
      return entry.current.hasPassword
    },
  }
}
