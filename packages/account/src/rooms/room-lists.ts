import type { SharedLists } from '../provider/member.ts'
import type { AccountRoom } from './account-room.ts'

/** What the sections of a room share is asked for while their code is loaded. */
export const listsOf: Readonly<Record<AccountRoom, readonly (keyof SharedLists)[]>> = {
  profile: ['identifiers'],
  security: ['password', 'factors', 'identifiers', 'identities'],
  connections: ['identities', 'identifiers', 'password', 'factors'],
  orders: [],
  data: [],
}
