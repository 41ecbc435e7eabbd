import { lazy, type ComponentType } from 'react'
import { loadUnlessLeft } from '../../navigation/load-unless-left.ts'
import { reloadOnce } from '../../navigation/reload-once.ts'

/** A page with its own chunk. If the chunk is gone after a deployment, the app is reloaded once. */
export function lazyPage<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(() => loadUnlessLeft(load).then((Page) => ({ default: Page }), reloadOnce))
}
