import { createStore } from '@foyer/core/store'
import { lazy, type ComponentType, type JSX } from 'react'
import { loadUnlessLeft } from '../../navigation/load-unless-left.ts'
import { reloadOnce } from '../../navigation/reload-once.ts'
import { UnloadedPageError } from './unloaded-page-error.ts'

/** A page with its own chunk. If the chunk is gone after a deployment, the app is reloaded once. */
export function lazyPage<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const create = () =>
    lazy(() =>
      loadUnlessLeft(load)
        .then((Page) => ({ default: Page }), reloadOnce)
        .catch((cause: unknown) => {
          throw new UnloadedPageError(reset, cause)
        }),
    )
  const store = createStore(create())
  const reset = (): void => store.setState(create())
  return function LazyPage(props: Props & JSX.IntrinsicAttributes) {
    const Page = store.getState()
    return <Page {...props} />
  }
}
