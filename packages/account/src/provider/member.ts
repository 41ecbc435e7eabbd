import type { User } from '@foyer/core/wire'
import { createContext, use, useEffect } from 'react'
import type { SharedFactors } from '../factors/use-factors.ts'
import type { Identifiers } from '../identifiers/use-identifiers.ts'
import type { LinkedAccounts } from '../identities/use-identities.ts'
import { MissingAccountError } from './account-context.ts'

/** Data that several sections show: requested once, and only if one of them is on the page. */
export interface SharedLists {
  readonly identifiers: Identifiers
  readonly identities: LinkedAccounts
  readonly factors: SharedFactors
  readonly password: {
    readonly hasPassword: boolean
    /** Call it when the password was set, which has replaced or ended all earlier sessions. */
    readonly invalidate: () => void
  }
}

/** The signed-in person, for the sections of `<Account>`. */
export interface Member extends SharedLists {
  readonly user: User
  /** Changes when the password was set. */
  readonly passwordVersion: number
  /** Requests a list from the server, unless it was requested before. */
  readonly request: (list: keyof SharedLists) => void
}

export const MemberContext = createContext<Member | null>(null)

/** @throws MissingAccountError outside of `<Account>` */
export function useMember(): Pick<Member, 'user' | 'passwordVersion'> {
  return useWholeMember()
}

/** @throws MissingAccountError outside of `<Account>` */
export function useShared<List extends keyof SharedLists>(list: List): SharedLists[List] {
  const member = useWholeMember()
  const { request } = member
  useEffect(() => request(list), [request, list])
  return member[list]
}

function useWholeMember(): Member {
  const member = use(MemberContext)
  if (member === null)
    throw new MissingAccountError(
      'A section of the account, such as <Password>, is outside of <Account>, which provides the signed-in person. ' +
        'Put it into <Account messages={account}>…</Account>: <AccountProvider> is not enough for sections.',
    )
  return member
}
