import { readBuildId } from '../build-id.ts'
import { openSessionStorage } from './open-session-storage.ts'

const storageKey = 'foyer-reloaded'

/**
 * For a page whose script cannot be had: a deploy may have replaced it, and the page that asks is of the build before. It
 * is loaded anew, which brings the new build; once for each build, so that a script that is really gone ends in words.
 * @throws the error, where that has been tried or cannot help
 */
export function reloadOnce(error: unknown): Promise<never> {
  const build = readBuildId(import.meta.url)
  const storage = openSessionStorage()
  if (build === null || storage === null || !navigator.onLine || storage.getItem(storageKey) === build)
    throw error
  storage.setItem(storageKey, build)
  location.reload()
  // What is shown stays until the new page comes.
  return new Promise(() => {})
}
