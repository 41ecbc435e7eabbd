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
import { standAboveDialogs } from './stand-above-dialogs.ts'
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
  const home = useRef<HTMLDivElement>(null)
  const [layer, setLayer] = useState<Layer | null>(null)
  const store = use(Snackbars)
  // Not a layout effect: placing the layer in the top layer forces a layout, which would delay the first paint.
  useEffect(() => {
    const place = home.current
    if (place === null) return undefined
    let end: (() => void) | undefined
    const leave = store.attach(() => {
      // This layer is being removed as well.
      if (!place.isConnected) return
      const host = document.createElement('div')
      const above = standAboveDialogs(host, place)
      end = above.end
      setLayer({ host, move: above.move })
    })
    return () => {
      end?.()
      leave()
    }
  }, [store])
  return <div ref={home}>{layer && createPortal(<Stack {...layer} {...props} />, layer.host)}</div>
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
      <LiveList isOfErrors={false} {...props} />
      <LiveList isOfErrors {...props} />
      {items.length > 2 && (
        <button className={styles.clear} type="button" onClick={clear}>
          {translate('snackbar_clear')}
        </button>
      )}
    </section>
  )
}

interface LiveListProps extends Omit<SnackbarItemProps, 'snackbar' | 'isLeaving'> {
  readonly isOfErrors: boolean
  readonly rendered: readonly { readonly item: SnackbarState['items'][number]; readonly snackbar: Snackbar }[]
}

function LiveList({ isOfErrors, rendered, ...props }: LiveListProps) {
  return (
    <ol className={styles.list} aria-live={isOfErrors ? 'assertive' : 'polite'} aria-relevant="additions">
      {rendered
        .filter(({ snackbar }) => (snackbar.variant === 'error') === isOfErrors)
        .map(({ item: { id, isLeaving }, snackbar }) => (
          <SnackbarItem key={id} snackbar={snackbar} isLeaving={isLeaving} {...props} />
        ))}
    </ol>
  )
}
