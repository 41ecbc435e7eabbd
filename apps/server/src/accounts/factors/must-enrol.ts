import type { User } from '@foyer/core/wire'
import type { Config } from '../../config.ts'
import type { Queries } from '../../database/database.ts'
import { isProven } from '../identifiers/identifiers.ts'
import { readSecondFactor } from './second-step.ts'

/**
 * Must the person enrol a second factor before they are let in? Only where the installation requires one, if they have none and one of
 * their identifiers is proven. Until then they are let in, to what people may do who have proven nothing.
 */
export async function mustEnrol(
  queries: Queries,
  { secondFactor }: Pick<Config, 'secondFactor'>,
  user: Pick<User, 'id' | 'email' | 'phone'>,
): Promise<boolean> {
  if (!secondFactor.isRequired) return false
  const { secondFactorAt } = await readSecondFactor(queries, user.id)
  return secondFactorAt === null && isProven(queries, user)
}
