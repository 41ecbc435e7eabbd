import { createTranslate } from '@foyer/core/messages'
import { snackbarMessages } from '@foyer/core/messages/en-001/kit'
import { use, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { useKitMessages } from '../../messages/messages.ts'
import { noSnackbars, type SnackbarState } from './snackbar.model.ts'
import styles from './snackbar.module.css'
import { SnackbarItem, type SnackbarItemProps } from './snackbar-item.tsx'
import type { Snackbar } from './snackbar-store.ts'
import { Snackbars } from './snackbars-context.ts'
import { keepAboveDialogs } from './keep-above-dialogs.ts'
import { useSnackbarFocus } from './use-snackbar-focus.ts'
import { useStackPlace } from './use-stack-place.ts'

const english = createTranslate(snackbarMessages)

/** The corners in left-to-right pages; right-to-left pages mirror them. */
export type SnackbarPosition = 'leftTop' | 'leftBottom' | 'rightTop' | 'rightBottom'

export interface SnackbarLayerProps {
  /** Default: 'rightBottom'. On a phone a stack is as wide as the window. */
  readonly position?: SnackbarPosition | undefined
  /** Default: 'dark', in both themes of the page. */
  readonly scheme?: 'dark' | 'light' | undefined
}

/**
 * Renders the snackbars. Place it permanently: a live region that is inserted with the first snackbar would not be announced. If there are
 * several layers, only the first renders them.
 */
export function SnackbarLayer(props: SnackbarLayerProps) {
  const container = useRef<HTMLDivElement>(null)
  const [layer, setLayer] = useState<Layer | null>(null)
  const store = use(Snackbars)
  // Not a layout effect: placing the layer in the top layer forces a layout, which would delay the first paint.
  useEffect(() => {
    const homeElement = container.current
    if (homeElement === null) return undefined
    let cleanUp: (() => void) | undefined
    const detach = store.attach(() => {
      // This layer is being removed as well.
      if (!homeElement.isConnected) return
      const host = document.createElement('div')
      const topLayer = keepAboveDialogs(host, homeElement)
      cleanUp = topLayer.end
      setLayer({ host, move: topLayer.move })
    })
    return () => {
      cleanUp?.()
      detach()
    }
  }, [store])
  return <div ref={container}>{layer && createPortal(<Stack {...layer} {...props} />, layer.host)}</div>
}

interface Layer {
  readonly host: HTMLElement
  readonly move: () => void
}

function Stack({ host, move, position = 'rightBottom', scheme = 'dark' }: SnackbarLayerProps & Layer) {
  const store = use(Snackbars)
  const { items } = useSyncExternalStore(store.subscribe, store.getState, () => noSnackbars)
  const translate = useKitMessages(english)
  const isShown = items.length > 0
  const { leaveFocus, clear, ...focusProps } = useSnackbarFocus(host, store, isShown)
  // A dialog that is removed while it is open dispatches no event, and takes the layer with it.
  useLayoutEffect(() => (isShown ? move() : undefined), [isShown, move])
  useStackPlace(host, store, position.endsWith('Top') ? 'top' : 'bottom', isShown)

  const rendered = items.flatMap((item) => {
    const snackbar = store.find(item.id)
    return snackbar ? [{ item, snackbar }] : []
  })
  const props = { rendered, store, leaveFocus, translate }

  // Two live regions, polite and assertive: the politeness cannot depend on what is inserted.
  return (
    <section
      className={styles.stack}
      data-scheme={scheme}
      data-side={position.startsWith('left') ? 'start' : 'end'}
      aria-label={translate('snackbar_region', { key: 'F6' })}
      onPointerEnter={() => store.hold('hover', true)}
      onPointerLeave={() => store.hold('hover', false)}
      {...focusProps}
    >
      <LiveList isForErrors={false} {...props} />
      <LiveList isForErrors {...props} />
      {items.length > 2 && (
        <button className={styles.clear} type="button" onClick={clear}>
          {translate('snackbar_clear')}
        </button>
      )}
    </section>
  )
}

interface LiveListProps extends Omit<SnackbarItemProps, 'snackbar' | 'isLeaving'> {
  readonly isForErrors: boolean
  readonly rendered: readonly { readonly item: SnackbarState['items'][number]; readonly snackbar: Snackbar }[]
}

function LiveList({ isForErrors, rendered, ...props }: LiveListProps) {
  return (
    <ol className={styles.list} aria-live={isForErrors ? 'assertive' : 'polite'} aria-relevant="additions">
      {rendered
        .filter(({ snackbar }) => (snackbar.variant === 'error') === isForErrors)
        .map(({ item: { id, isLeaving }, snackbar }) => (
          <SnackbarItem key={id} snackbar={snackbar} isLeaving={isLeaving} {...props} />
        ))}
    </ol>
  )
}
