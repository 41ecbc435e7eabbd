import { useRef } from 'react'
import { keepLastWay } from './last-way.ts'

export interface Entry {
  /** The person starts to sign in in this way. */
  readonly begin: (way: string, hasPassword?: boolean) => void
  /** The sign-in has failed, or the person has gone back: forgets the way, since the next one may be another, such as a popup. */
  readonly fail: () => void
  /** The way has led to a second step: stores it now, because a reload of the page would lose it. */
  readonly keep: () => void
  /** The person is signed in: stores the way. Returns whether a password was used. */
  readonly finish: () => boolean
}

const none = { way: '', hasPassword: false }

/** Keeps track of the way in which the person is signing in. */
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
