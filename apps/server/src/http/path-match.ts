/**
 * Whether an address is one of the app's: as its router reads it, in any case, with its escapes read, and with slashes at the
 * end. `:name` stands for one segment, `*` for anything.
 */
export function createPathMatch(paths: readonly string[]): (pathname: string) => boolean {
  const patterns = paths.map((path) => path.toLowerCase().replace(/^\//, '').split('/'))
  return (pathname) => {
    const given = readSegments(pathname)
    return patterns.some(
      (pattern) =>
        pattern[0] === '*' ||
        (pattern.length === given.length && pattern.every((part, index) => isPart(part, given[index] ?? ''))),
    )
  }
}

function readSegments(pathname: string): string[] {
  return pathname.replace(/^\//, '').replace(/\/+$/, '').split('/').map(readSegment)
}

function readSegment(segment: string): string {
  try {
    return decodeURIComponent(segment).toLowerCase()
  } catch {
    return segment.toLowerCase()
  }
}

function isPart(part: string, given: string): boolean {
  return part.startsWith(':') ? given !== '' : part === given
}
