import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { anna, renderApp, TestServer } from './render-app.tsx'

export const heading = page.getByRole('heading', { level: 1 })

/** A section of the page, by its heading. */
export const part = (name: string) => page.getByRole('region', { name, exact: true })

/** Opens the account page, and waits until it is shown. */
export async function renderAccount(server = new TestServer(anna)): Promise<TestServer> {
  await renderApp('/account', server)
  await expect.element(heading).toHaveTextContent('Your account')
  return server
}

/** An error of the server in one field. */
export const answerError = (field: string, code: string, message: string) => () =>
  Response.json(
    { code: 'validation_failed', message: 'Look again.', errors: [{ field, code, message }] },
    { status: 422 },
  )
