import { FoyerError } from './foyer-error.ts'
import type { FoyerUser, Requirement } from './user.ts'

export const unauthenticated = (): FoyerError =>
  new FoyerError('unauthenticated', 'The request has no session that Foyer knows.')

/** @throws {FoyerError} `unauthenticated`, `second_factor_needed`, `proof_needed`: one at a time, in this order */
export function checkUser<User extends FoyerUser>(
  user: User | null,
  { level = 1, recent = false }: Requirement = {},
): User {
  if (user === null) throw unauthenticated()
  if (user.session.level < level)
    throw new FoyerError('second_factor_needed', `This needs a session of level ${level}.`)
  if (recent && !user.session.isRecent)
    throw new FoyerError(
      'proof_needed',
      'This needs a recent proof: the person has last shown who they are too long ago, or without their second factor.',
    )
  return user
}
