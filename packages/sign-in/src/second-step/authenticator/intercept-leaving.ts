interface LeaveInterceptionOptions {
  readonly page: Window
  /** False: nothing would be lost. */
  readonly isBlocked: () => boolean
  /** Called instead of the navigation. `proceed` resumes it. */
  readonly onLeave: (proceed: () => void) => void
}

/**
 * Intercepts links, Back and Forward, whichever router the page has. Before the page is closed or reloaded, only the browser itself can
 * ask. Returns the function that stops it.
 */
export function interceptLeaving({ page, isBlocked, onLeave }: LeaveInterceptionOptions): () => void {
  const { history, location } = page
  const isCurrentPage = ({ origin, pathname, search }: Location | URL | HTMLAnchorElement): boolean =>
    origin + pathname + search === location.origin + location.pathname + location.search

  function handleClick(event: MouseEvent): void {
    const link = isBlocked() ? findLink(event) : undefined
    if (link === undefined || isCurrentPage(link)) return
    event.preventDefault()
    // So that no router handles the click.
    event.stopImmediatePropagation()
    // A link in a menu has left the document if the menu has closed meanwhile.
    onLeave(() => (link.isConnected ? link.click() : location.assign(link.href)))
  }

  function handleNavigate(event: NavigateEvent): void {
    const { navigationType, destination, cancelable } = event
    if (
      navigationType !== 'traverse' ||
      !cancelable ||
      !isBlocked() ||
      isCurrentPage(new URL(destination.url))
    )
      return
    const steps = destination.index - (page.navigation.currentEntry?.index ?? 0)
    event.preventDefault()
    onLeave(() => history.go(steps))
  }

  function handleBeforeUnload(event: BeforeUnloadEvent): void {
    if (isBlocked()) event.preventDefault()
  }

  page.addEventListener('click', handleClick, { capture: true })
  page.addEventListener('beforeunload', handleBeforeUnload)
  // Safari before 26.2 and Firefox before 147 have no Navigation API: Back leaves there without a question.
  const navigation = 'navigation' in page ? page.navigation : undefined
  navigation?.addEventListener('navigate', handleNavigate)
  return () => {
    page.removeEventListener('click', handleClick, { capture: true })
    page.removeEventListener('beforeunload', handleBeforeUnload)
    navigation?.removeEventListener('navigate', handleNavigate)
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
