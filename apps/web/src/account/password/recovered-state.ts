import type { RecoveredUser } from '@foyer/sign-in'
import type { Location } from 'react-router'

type Unlinked = RecoveredUser['unlinked']

/** The history state of the page after a recovery: the unlinked accounts, and the page to go on to. */
export function createRecoveredState({ unlinked }: Pick<RecoveredUser, 'unlinked'>, from: string) {
  return { unlinked, from }
}

/** Did a sign-in by code end a password? `undefined`: it was a recovery, which has set a new one. */
export function readHadPassword({ state }: Location): boolean | undefined {
  const value: unknown =
    state !== null && typeof state === 'object' && 'hadPassword' in state ? state.hadPassword : undefined
  return typeof value === 'boolean' ? value : undefined
}

/** Reads the state. Every part is checked, because the history may be older than this build. */
export function readUnlinked({ state }: Location): Unlinked {
  const stored: unknown =
    state !== null && typeof state === 'object' && 'unlinked' in state ? state.unlinked : null
  return Array.isArray(stored) ? stored.filter(isUnlinked) : []
}

function isUnlinked(value: unknown): value is Unlinked[number] {
  return (
    value !== null &&
    typeof value === 'object' &&
    'social' in value &&
    typeof value.social === 'string' &&
    'name' in value &&
    (value.name === null || typeof value.name === 'string')
  )
}
