import type { HashFormat } from './hash-format.ts'

/** A cost of 14 takes about a second. */
const maxCost = 14

/**
 * `$2b$10$` and 53 characters; `$2a$` and `$2y$` mean the same. Auth0, Supabase and Clerk export it. bcrypt ignores everything after the
 * first 72 bytes of a password, so any ending is accepted until the first sign-in replaces the hash.
 */
export const bcrypt: HashFormat = {
  id: 'bcrypt',
  read(hash) {
    const [, cost] = /^\$2[aby]\$(\d\d)\$[./A-Za-z\d]{53}$/.exec(hash) ?? []
    if (cost === undefined) return undefined
    const check = { type: 'bcrypt', hash } as const
    const problem = `its bcrypt has a cost of ${Number(cost)}, and 4 to ${maxCost} are allowed`
    return Number(cost) >= 4 && Number(cost) <= maxCost ? { check } : { check, problem }
  },
}
