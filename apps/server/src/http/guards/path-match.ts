/** The page that an address leads to. */
export interface PageAddress {
  /** The path as listed: `/oauth/:social`. */
  readonly path: string
  /** The canonical address, without a query: `/oauth/google`. Begins with exactly one slash. */
  readonly address: string
}

/**
 * Finds the page for an address. Accepts upper and lower case, percent encoding, extra slashes, and the root's file name. `:name` matches
 * one segment, `*` anything.
 */
export function createPathMatch(paths: readonly string[]): (pathname: string) => PageAddress | undefined {
  const pages = paths.map((path) => ({ path, parts: splitPath(path) }))
  return (pathname) => {
    const givenSegments = splitPath(pathname)
    const segments =
      givenSegments.length === 1 && readSegment(givenSegments[0] ?? '') === 'index.html' ? [] : givenSegments
    const page = pages.find(({ path, parts }) => path === '*' || matches(parts, segments))
    if (page === undefined) return undefined
    if (page.path === '*') return { path: page.path, address: pathname }
    // The listed path, with its parameters filled in.
    const address = page.parts.map((part, index) => (part.startsWith(':') ? segments[index] : part)).join('/')
    return { path: page.path, address: `/${address}` }
  }
}

/** Runs in linear time, whatever the number of slashes. */
function splitPath(path: string): string[] {
  return path.split('/').filter((segment) => segment !== '')
}

function matches(parts: readonly string[], segments: readonly string[]): boolean {
  return (
    parts.length === segments.length &&
    parts.every((part, index) => part.startsWith(':') || part === readSegment(segments[index] ?? ''))
  )
}

function readSegment(segment: string): string {
  try {
    return decodeURIComponent(segment).toLowerCase()
  } catch {
    return segment.toLowerCase()
  }
}
