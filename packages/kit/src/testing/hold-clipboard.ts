import { afterEach, beforeEach } from 'vitest'
import { commands } from 'vitest/browser'

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Both run in Node: tools/test/shared-clipboard.mjs. */
    takeClipboard: () => Promise<void>
    returnClipboard: () => Promise<void>
  }
}

/** Test files run side by side and share one clipboard, so only one of the tests that call this runs at a time, across all files. */
export function holdClipboard(): void {
  beforeEach(() => commands.takeClipboard())
  afterEach(() => commands.returnClipboard())
}
