import type { Browser } from '@playwright/test'
import { openAccount, undoChange } from '../../testing/account-pages.ts'
import { expect, newPerson } from '../../testing/foyer.ts'
import type { App } from './app.ts'
import { collectComplaints } from './complaints.ts'

/** Walks through a new person's account, and the pages that its mails lead to. The browser must not report errors or warnings. */
export async function walkAccount(browser: Browser, { origin, readSandbox }: App): Promise<void> {
  const context = await browser.newContext()
  const problems = collectComplaints(context)
  const page = await context.newPage()
  const person = newPerson()
  const registered = await page.request.post(`${origin}/web/v1/auth/register`, { data: person })
  expect(registered.status()).toBe(201)
  const app = { origin, sandbox: readSandbox() }
  await openAccount(page, app, person)
  await undoChange(page, app, person)
  expect(problems).toEqual([])
  await context.close()
}
