import { use, useLayoutEffect, useSyncExternalStore } from 'react'
import { usePathChange } from '../../router/use-path-change.ts'
import { holdScroll } from '../page/hold-scroll.ts'
import { ModalDialog } from './modal-dialog.tsx'
import type { ModalState } from './modal.model.ts'
import { Modals } from './modals-context.ts'

const noModals: readonly ModalState[] = []

/**
 * Renders the modals. Place it once, inside the providers that their content needs. Modals close when the route changes, if
 * `<KitRouter>` is around it.
 */
export function ModalLayer() {
  const store = use(Modals)
  const states = useSyncExternalStore(store.subscribe, store.getState, () => noModals)
  const hasOpenModal = states.some(({ phase }) => phase === 'open')

  useLayoutEffect(() => (hasOpenModal ? holdScroll() : undefined), [hasOpenModal])
  usePathChange(store.handleRouteChange)

  return states.map((state) => {
    const modal = store.find(state.id)
    return modal && <ModalDialog key={state.id} store={store} state={state} modal={modal} />
  })
}
