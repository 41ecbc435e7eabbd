interface PageListeners {
  /** Another tab has changed what is stored. */
  readonly onStored: () => void
  /** The back/forward cache has restored the page, which may show a session that has ended since. */
  readonly onRestored: () => void
  /**
   * The person is back in this tab, or the network is back: the session may have been ended on another device, or the server may be
   * reachable again.
   */
  readonly onReturn: () => void
}

/** Listens to what may have changed the session. Returns the function that removes the listeners. */
export function listenToPage(
  storageKey: string,
  { onStored, onRestored, onReturn }: PageListeners,
): () => void {
  const controller = new AbortController()
  const { signal } = controller
  const onStorage = ({ key }: StorageEvent): void => {
    // The key is null when the whole storage was cleared.
    if (key === storageKey || key === null) onStored()
  }
  const onShow = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) onRestored()
  }
  const onPresence = (): void => {
    if (!document.hidden) onReturn()
  }
  addEventListener('storage', onStorage, { signal })
  addEventListener('pageshow', onShow, { signal })
  addEventListener('online', onPresence, { signal })
  document.addEventListener('visibilitychange', onPresence, { signal })
  return () => controller.abort()
}
