import type { User } from '@foyer/core/wire'
import { ApiError } from '../api/index.ts'
import type { Foyer } from '../plugins/foyer-context.ts'

/** Checks that the answer to a sign-in has a user, and that the browser has kept the session's cookie. @throws ApiError */
export async function checkSignedIn<Person extends User>(
  foyer: Pick<Foyer, 'api'>,
  user: Person | undefined,
): Promise<Person> {
  if (user !== undefined)
    return navigator.cookieEnabled && !foyer.api.isCrossOrigin ? user : checkCookie(foyer, user)
  // An empty 204: a proxy must have made it up.
  throw new ApiError(204, {
    code: 'unreadable_answer',
    message: 'The server answered a sign-in with nothing.',
  })
}

/**
 * Checks with a call that the session's cookie was kept. `navigator.cookieEnabled` does not tell: a page that may set no cookies may
 * still have one of a server on another origin, and browsers may keep none of another site.
 */
async function checkCookie<Person extends User>({ api }: Pick<Foyer, 'api'>, user: Person): Promise<Person> {
  try {
    await api.call('session', {})
    return user
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) return user
    throw new ApiError(401, { code: 'no_cookies', message: describeLostCookie(api) })
  }
}

function describeLostCookie({ isCrossOrigin }: Foyer['api']): string {
  const message = 'The browser kept no cookie of the session.'
  if (!isCrossOrigin) return message
  return `${message} Browsers keep it only where page and Foyer are of one site, such as shop.example.com and id.example.com.`
}
