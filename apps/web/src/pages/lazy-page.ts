import { lazy, type ComponentType } from 'react'
import { reloadOnce } from '../navigation/reload-once.ts'

/** A page with a chunk of its own. After a deploy the old chunk is gone: then the whole page is loaded anew, once. */
export function lazyPage<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(() => load().then((Page) => ({ default: Page }), reloadOnce))
}
