import type { Ended } from '@foyer/sign-in'
import { useState } from 'react'
import { useLocation, type Location } from 'react-router'
import { readReturnPath } from './return-path.ts'

/** The page that tells what the first proof of the account has ended, and its history state. */
export interface EndedPage {
  readonly to: string
  readonly state: object
}

/** Where a sign-in by code leads to that has ended something: first to the page that says so. `null`: it has ended nothing. */
export function useEndedPage(): readonly [EndedPage | null, (ended: Ended) => void] {
  const location = useLocation()
  const [page, setPage] = useState<EndedPage | null>(null)
  return [page, (ended) => setPage(createEndedPage(ended, location))]
}

/** That page, which reads the state in `recovered-state.ts`. */
export function createEndedPage({ unlinked, hadPassword }: Ended, location: Location): EndedPage {
  return { to: '/recover/done', state: { unlinked, hadPassword, from: readReturnPath(location) } }
}
