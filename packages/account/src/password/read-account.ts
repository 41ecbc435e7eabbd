import type { Api } from '@foyer/sign-in'
import { shareInTurn } from '../provider/share-in-turn.ts'

/** The server's data about the account. Components that mount together share one request: React runs their effects synchronously. */
export const readAccount = shareInTurn((api: Api) => api.call('readAccount', {}))
