import type { Location } from 'react-router'

/** The history state of the page for somebody who has just signed up: a code is sent at once. @param from where they were going */
export function createNewMemberState(from: string) {
  return { from, isNewMember: true }
}

/** Reads from the history state whether the person has just signed up. */
export function readIsNewMember({ state }: Location): boolean {
  const { isNewMember }: { isNewMember?: unknown } = Object(state)
  return isNewMember === true
}
