import { openStorage } from '@foyer/kit/storage'

/** In seconds: one year. */
const year = 31_536_000

/**
 * Stores a choice for the next visit: in local storage, and in a cookie, from which the server knows which prerendered page to send.
 * `null` removes it.
 */
export function storeForServer(key: string, choice: string | null): void {
  const storage = openStorage('localStorage')
  if (choice === null) storage.remove(key)
  else storage.write(key, choice)
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${key}=${choice ?? ''}; Path=/; Max-Age=${choice === null ? 0 : year}; SameSite=Lax${secure}`
}
