import type { EnvironmentReader } from '../../../settings/environment.ts'
import { readBaseUrl } from '../../../settings/values/base-url.ts'

/** Where passwords from breaches are looked up. */
export type BreachListSource =
  | { readonly type: 'service'; readonly url: string }
  | { readonly type: 'file'; readonly path: string }

/** Reads the settings of the breach list. `null`: there is none, so passwords are not looked up. */
export function readBreachListSource(read: EnvironmentReader): BreachListSource | null {
  const url = readBaseUrl(read, 'BREACH_LIST_URL', 'https://api.pwnedpasswords.com')
  const path = read.isSet('BREACH_LIST_FILE') ? read.path('BREACH_LIST_FILE', '') : null
  if (url !== null && path !== null)
    read.addProblem('BREACH_LIST_URL and BREACH_LIST_FILE: there is one breach list. Set one of them.')
  if (path !== null) return { type: 'file', path }
  return url === null ? null : { type: 'service', url }
}
