import type { BrowserContext } from '@playwright/test'

/** What the pages of a browser complain of from now on: their errors, and the errors and warnings of its console. */
export function collectComplaints(context: BrowserContext): readonly string[] {
  const complaints: string[] = []
  context.on('weberror', (error) => complaints.push(error.error().message))
  context.on('console', (message) => {
    // The browser's own line about an answer such as 401, which says that nobody is signed in.
    const isOfNetwork = message.text().startsWith('Failed to load resource')
    if (['error', 'warning'].includes(message.type()) && !isOfNetwork) complaints.push(message.text())
  })
  return complaints
}
