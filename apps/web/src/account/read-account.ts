import type { ResponseBody } from '@foyer/core/wire'
import type { Api } from '@foyer/sign-in'

type Account = ResponseBody<'readAccount'>

/** The answers that are on their way, for each api: another page, or test, makes an api of its own. */
const asked = new WeakMap<Api, Promise<Account>>()

/** The server's data about the account. Components that mount together share one request. */
export function readAccount(api: Api): Promise<Account> {
  const shared = asked.get(api)
  if (shared !== undefined) return shared
  const answer = api.call('readAccount', {})
  asked.set(api, answer)
  // React runs the effects of one commit synchronously. A later call must not get an old answer.
  queueMicrotask(() => asked.delete(api))
  return answer
}
