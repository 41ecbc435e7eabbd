import { use, useEffect, useLayoutEffect, useSyncExternalStore } from 'react'
import { holdScroll } from './hold-scroll.ts'
import { ModalDialog } from './modal-dialog.tsx'
import type { ModalState } from './modal.model.ts'
import { Modals } from './modals-context.ts'

export interface ModalLayerProps {
  /** Tells when the route changes, which closes what is open. The adapters of `@foyer/kit/router` do. */
  readonly router?: { readonly subscribe: (listener: () => void) => () => void } | undefined
}

const none: readonly ModalState[] = []

/** Where modals are drawn. Place it once, inside what their content needs: messages, providers, the router. */
export function ModalLayer({ router }: ModalLayerProps) {
  const store = use(Modals)
  const states = useSyncExternalStore(store.subscribe, store.getState, () => none)
  const isHeld = states.some(({ phase }) => phase === 'open')

  useLayoutEffect(() => (isHeld ? holdScroll() : undefined), [isHeld])
  useEffect(() => router?.subscribe(store.handleRouteChange), [router, store])

  return states.map((state) => {
    const modal = store.find(state.id)
    return modal && <ModalDialog key={state.id} store={store} state={state} modal={modal} />
  })
}
