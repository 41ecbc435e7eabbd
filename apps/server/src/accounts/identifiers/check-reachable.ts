import type { Config } from '../../config.ts'
import { ApiError, type FieldIssue } from '../../api-error.ts'
import { listReachableKinds } from '../../notifications/messages-config.ts'
import type { AccountName } from '../account-name.ts'

/** Why no message can reach this identifier: it is invalid, or nothing is sent to its kind here. So nobody could prove it, or recover by it. */
export function checkReachable(
  { kind, issue }: AccountName,
  { messages }: Pick<Config, 'messages'>,
): FieldIssue | undefined {
  if (issue !== undefined) return issue
  if (listReachableKinds(messages).includes(kind)) return undefined
  return { field: kind, code: `${kind}_unreachable` }
}

/**
 * For a code to an identifier that the account has: it may be older than the setting.
 * @throws ApiError if nothing is sent to its kind here
 */
export function requireReachable(kind: AccountName['kind'], { messages }: Pick<Config, 'messages'>): void {
  if (!listReachableKinds(messages).includes(kind)) throw new ApiError(`${kind}_unreachable`)
}
