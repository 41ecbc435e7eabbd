interface Leaving {
  readonly page: Window
  /** False: nothing would be lost. */
  readonly isHeld: () => boolean
  /** Called instead of the navigation. `go` resumes it. */
  readonly onLeave: (go: () => void) => void
}

/**
 * Intercepts links, Back and Forward, whichever router the page has. Before the page is closed or reloaded, only the browser itself can
 * ask. Returns the function that stops it.
 */
export function watchLeaving({ page, isHeld, onLeave }: Leaving): () => void {
  const { history, location } = page
  const isHere = ({ origin, pathname, search }: Location | URL | HTMLAnchorElement): boolean =>
    origin + pathname + search === location.origin + location.pathname + location.search

  function holdLink(event: MouseEvent): void {
    const link = isHeld() ? findLink(event) : undefined
    if (link === undefined || isHere(link)) return
    event.preventDefault()
    // So that no router handles the click.
    event.stopImmediatePropagation()
    // A link in a menu has left the document if the menu has closed meanwhile.
    onLeave(() => (link.isConnected ? link.click() : location.assign(link.href)))
  }

  function holdTraversal(event: NavigateEvent): void {
    const { navigationType, destination, cancelable } = event
    if (navigationType !== 'traverse' || !cancelable || !isHeld() || isHere(new URL(destination.url))) return
    const steps = destination.index - (page.navigation.currentEntry?.index ?? 0)
    event.preventDefault()
    onLeave(() => history.go(steps))
  }

  function holdPage(event: BeforeUnloadEvent): void {
    if (isHeld()) event.preventDefault()
  }

  page.addEventListener('click', holdLink, { capture: true })
  page.addEventListener('beforeunload', holdPage)
  // Safari before 26.2 and Firefox before 147 have no Navigation API: Back leaves there without a question.
  const navigation = 'navigation' in page ? page.navigation : undefined
  navigation?.addEventListener('navigate', holdTraversal)
  return () => {
    page.removeEventListener('click', holdLink, { capture: true })
    page.removeEventListener('beforeunload', holdPage)
    navigation?.removeEventListener('navigate', holdTraversal)
  }
}

/** The link that this click follows in this tab, even if it is in a shadow tree. */
function findLink(event: MouseEvent): HTMLAnchorElement | undefined {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined
  const link = event
    .composedPath()
    .find((target) => target instanceof HTMLAnchorElement && target.hasAttribute('href'))
  if (!(link instanceof HTMLAnchorElement) || link.hasAttribute('download')) return undefined
  const isInTab = ['', '_self'].includes(link.target.toLowerCase()) && /^https?:$/.test(link.protocol)
  return isInTab ? link : undefined
}
