import { use, useEffect, useLayoutEffect, useSyncExternalStore } from 'react'
import { KitRouter } from '../../router/index.ts'
import { holdScroll } from './hold-scroll.ts'
import { ModalDialog } from './modal-dialog.tsx'
import type { ModalState } from './modal.model.ts'
import { Modals } from './modals-context.ts'

const none: readonly ModalState[] = []

/**
 * Where modals are drawn. Place it once, inside what their content needs: messages, providers. Inside `<KitRouter>` they
 * close when the route changes.
 */
export function ModalLayer() {
  const store = use(Modals)
  const router = use(KitRouter)
  const states = useSyncExternalStore(store.subscribe, store.getState, () => none)
  const isHeld = states.some(({ phase }) => phase === 'open')

  useLayoutEffect(() => (isHeld ? holdScroll() : undefined), [isHeld])
  useEffect(() => {
    let path = location.pathname
    return router?.subscribe(() => {
      // Another query or hash is the same page.
      if (location.pathname === path) return
      path = location.pathname
      store.handleRouteChange()
    })
  }, [router, store])

  return states.map((state) => {
    const modal = store.find(state.id)
    return modal && <ModalDialog key={state.id} store={store} state={state} modal={modal} />
  })
}
