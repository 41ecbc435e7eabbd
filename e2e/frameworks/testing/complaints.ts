import type { BrowserContext } from '@playwright/test'

/** Collects the errors of a browser's pages, and the errors and warnings in its console, from now on. */
export function collectComplaints(context: BrowserContext): readonly string[] {
  const problems: string[] = []
  context.on('weberror', (error) => problems.push(error.error().message))
  context.on('console', (message) => {
    // The browser's own message about an answer such as 401, which only means that nobody is signed in.
    const isOfNetwork = message.text().startsWith('Failed to load resource')
    if (['error', 'warning'].includes(message.type()) && !isOfNetwork) problems.push(message.text())
  })
  return problems
}
