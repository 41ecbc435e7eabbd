import type { Ended } from '@foyer/sign-in'
import { useState } from 'react'
import { useLocation, type Location } from 'react-router'
import { readUncheckedFrom } from './return/return-path.ts'

/** The page that says what the first proof of the account has ended, and its history state. */
export interface EndedPage {
  readonly to: string
  readonly state: object
}

/** The page to show after a sign-in by code that has ended something, and its setter. `null`: nothing was ended. */
export function useEndedPage(): readonly [EndedPage | null, (ended: Ended) => void] {
  const location = useLocation()
  const [page, setPage] = useState<EndedPage | null>(null)
  return [page, (ended) => setPage(createEndedPage(ended, location))]
}

/** Creates the page's address and history state, which `recovered-state.ts` reads. */
export function createEndedPage({ unlinked, hadPassword }: Ended, location: Location): EndedPage {
  return { to: '/recover/done', state: { unlinked, hadPassword, from: readUncheckedFrom(location) } }
}
