import type { SocialMark } from './social-mark.ts'

type Find = (name: string) => SocialMark

let find: Find | null = null
let isLoading = false
const listeners = new Set<() => void>()

/** What finds a mark, once the marks are there. */
export function getFind(): Find | null {
  return find
}

/** Told when the marks are there. The first who asks has them loaded. */
export function subscribeToMarks(listener: () => void): () => void {
  listeners.add(listener)
  if (find === null && !isLoading) void loadMarks()
  return () => listeners.delete(listener)
}

async function loadMarks(): Promise<void> {
  isLoading = true
  try {
    const { socialMarks, unknownMark } = await import('./social-marks.ts')
    find = (name) => (Object.hasOwn(socialMarks, name) ? socialMarks[name] : undefined) ?? unknownMark
    listeners.forEach((tell) => tell())
  } catch {
    // A button without its mark still has its name; the next one asks again.
  } finally {
    isLoading = false
  }
}
