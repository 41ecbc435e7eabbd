/**
 * How the selected tab is found. `native`: its link is the page's address, query included. `path`: its path is that of the page or of a
 * parent, the longest if there are several; the root does not count as a parent.
 */
export type TabMatching = 'native' | 'path'

export interface CurrentTab {
  readonly index: number
  /** The link of the tab leads to exactly this page. */
  readonly isPage: boolean
}

/** The index of the link that leads to the page or to a parent of it. */
export function findCurrentTab(
  links: readonly string[],
  address: string | null,
  matching: TabMatching,
): CurrentTab | null {
  if (address === null) return null
  const page = new URL(address)
  const targets = links.map((link) => (URL.canParse(link, page) ? new URL(link, page) : null))
  const candidates = targets.flatMap((target, index) => {
    if (target?.origin !== page.origin) return []
    const path = trim(target.pathname)
    const isPage = path === trim(page.pathname)
    const isParent = path !== '' && page.pathname.startsWith(`${path}/`)
    const isMatch = matching === 'native' ? isPage && target.search === page.search : isPage || isParent
    return isMatch ? [{ index, isPage, length: path.length }] : []
  })
  const [best] = candidates.toSorted((a, b) => b.length - a.length)
  return best === undefined ? null : { index: best.index, isPage: best.isPage }
}

/** A trailing slash makes no difference. */
function trim(path: string): string {
  return path.replace(/\/$/, '')
}
