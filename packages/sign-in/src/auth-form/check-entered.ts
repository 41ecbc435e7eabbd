import type { User } from '@foyer/core/wire'
import { ApiError } from '../api/index.ts'
import type { Foyer } from '../plugins/foyer-context.ts'

/** Checks that a sign-in has been answered with the person, and that its session stays. @throws ApiError */
export async function checkEntered<Person extends User>(
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
 * Checks that the session's cookie was kept, by a call: a page without cookies may still have one for a server on another origin,
 * and a browser keeps none of another site.
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
  const said = 'The browser kept no cookie of the session.'
  if (!isCrossOrigin) return said
  return `${said} Browsers keep it only where page and Foyer are of one site, such as shop.example.com and id.example.com.`
}
