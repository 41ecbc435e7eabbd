import type { Config } from '../../config.ts'
import type { FieldIssue } from '../../api-error.ts'
import { listReachableKinds } from '../../notifications/messages-config.ts'
import type { AccountName } from '../account-name.ts'

/** Why an account cannot get this name: it is invalid, or nothing can be sent to it here, so that nobody could ever prove it. */
export function checkNewName(
  { kind, issue }: AccountName,
  { messages }: Pick<Config, 'messages'>,
): FieldIssue | undefined {
  if (issue !== undefined) return issue
  if (listReachableKinds(messages).includes(kind)) return undefined
  return { field: kind, code: `${kind}_unreachable` }
}
