import type { User } from '@foyer/core/wire'
import type { Config } from '../../config.ts'
import type { Queries } from '../../database/database.ts'
import { isProven } from '../identifiers/identifiers.ts'
import { readSecondFactor } from './second-step.ts'

/**
 * Must the person enrol a second factor before they are let in? Only where the installation requires one, and only if they have none and
 * one of their identifiers is proven. Before that, they are let in with the limited rights of people who have proven nothing.
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
