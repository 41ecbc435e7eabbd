/** A flag's SVG by ISO code. */
type Flags = Readonly<Record<string, string>>

let flags: Flags | null = null
let isLoading = false
const listeners = new Set<() => void>()

/** The flags, once they are there: 45 kB that no page loads before a picker shows them. */
export function getFlags(): Flags | null {
  return flags
}

/** Told when the flags are there. The first who asks has them loaded. */
export function subscribeToFlags(listener: () => void): () => void {
  listeners.add(listener)
  if (flags === null && !isLoading) void loadFlags()
  return () => listeners.delete(listener)
}

async function loadFlags(): Promise<void> {
  isLoading = true
  try {
    flags = await import('country-flag-icons/string/3x2')
    listeners.forEach((tell) => tell())
  } catch {
    // A list without flags has lost nothing that anyone needs; the next picker asks again.
  } finally {
    isLoading = false
  }
}
