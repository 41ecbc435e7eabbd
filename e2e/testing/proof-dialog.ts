import type { Page } from '@playwright/test'

// Helpers for the proof dialog, and for calls of the account page that need a proof.

export const proofDialog = (page: Page) => page.getByRole('dialog', { name: 'Confirm that it is you' })
export const password = (page: Page) => proofDialog(page).getByLabel('Password', { exact: true })
export const continueButton = (page: Page) => proofDialog(page).getByRole('button', { name: 'Continue' })
export const download = (page: Page) => page.getByRole('button', { name: 'Download my data' })
export const savedMessage = (page: Page) => page.getByText(/foyer-account-.+\.json/)

/** Collects the statuses of the answers to a call, as they arrive. */
export function recordStatuses(page: Page, path: string): number[] {
  const statuses: number[] = []
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.endsWith(path)) statuses.push(response.status())
  })
  return statuses
}
