/** A year, in seconds: as long as the browser may keep a cookie that is not renewed. */
const year = 31_536_000

/**
 * Keeps a choice for the next visit, where the browser keeps anything: in local storage, and in a cookie, by which the
 * server gives out the page that was drawn for it. `null` forgets it.
 */
export function keepForServer(key: string, choice: string | null): void {
  try {
    if (choice === null) localStorage.removeItem(key)
    else localStorage.setItem(key, choice)
  } catch {
    // Storage is forbidden: the cookie may still be kept.
  }
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${key}=${choice ?? ''}; Path=/; Max-Age=${choice === null ? 0 : year}; SameSite=Lax${secure}`
}
