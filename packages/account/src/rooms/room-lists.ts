import type { SharedLists } from '../provider/member.ts'
import type { AccountRoom } from './account-room.ts'

/** The lists that the sections of a room share, requested while the code of the sections is loading. */
export const listsByRoom: Readonly<Record<AccountRoom, readonly (keyof SharedLists)[]>> = {
  profile: ['identifiers'],
  security: ['password', 'factors', 'identifiers', 'identities'],
  connections: ['identities', 'identifiers', 'password', 'factors'],
  orders: [],
  data: [],
}
