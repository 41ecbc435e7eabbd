import { useRef } from 'react'
import { storeLastWay } from './last-way.ts'

export interface WayTracker {
  /** The person starts to sign in in this way. */
  readonly start: (way: string, hasPassword?: boolean) => void
  /** The sign-in has failed, or the person has gone back: forgets the way, since the next one may be another, such as a popup. */
  readonly reset: () => void
  /** The way has led to a second step: stores it now, because a reload of the page would lose it. */
  readonly save: () => void
  /** The person is signed in: stores the way. Returns whether a password was used. */
  readonly finish: () => boolean
}

const none = { way: '', hasPassword: false }

/** Keeps track of the way in which the person is signing in. */
export function useWayTracker(): WayTracker {
  const current = useRef(none)
  const save = (): void => {
    const { way } = current.current
    if (way !== '') storeLastWay(way)
  }
  return {
    start(way, hasPassword = false) {
      current.current = { way, hasPassword }
    },
    reset() {
      current.current = none
    },
    save,
    finish() {
      save()
      return current.current.hasPassword
    },
  }
}
