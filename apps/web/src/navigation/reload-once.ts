import { readBuildId } from '../first-page/build-id.ts'
import { openStorage } from '@foyer/kit/storage'

const storageKey = 'foyer-reloaded'

/**
 * Handles a script that cannot be loaded: a deployment may have removed the chunks of the build that this page belongs to. Reloads the
 * page to get the new build; once per build, so that a script that is really missing leads to an error.
 * @throws the error, if that was tried already or cannot help
 */
export function reloadOnce(error: unknown): Promise<never> {
  const build = readBuildId(import.meta.url)
  const storage = openStorage('sessionStorage')
  if (build === null || !navigator.onLine || storage.read(storageKey) === build) throw error
  // If storage is blocked, the page would reload again and again.
  if (!storage.write(storageKey, build)) throw error
  location.reload()
  // Never resolves: the page stays as it is until the reload.
  return new Promise(() => {})
}
