import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { anna, renderApp, TestServer } from './render-app.tsx'

export const heading = page.getByRole('heading', { level: 1 })

/** A section of the page, by its heading. */
export const getSection = (name: string) => page.getByRole('region', { name, exact: true })

/** The name of each room. */
const roomTitles = {
  profile: 'Profile',
  security: 'Security',
  connections: 'Connections',
  orders: 'Orders',
  data: 'Data',
} as const

/** Opens a room of the account, and waits until it is shown. */
export async function renderRoom(
  room: keyof typeof roomTitles,
  server = new TestServer(anna),
): Promise<TestServer> {
  await renderApp(`/account/${room}`, server)
  await expect.element(heading).toHaveTextContent(roomTitles[room])
  return server
}

/** An error of the server in one field. */
export const answerError = (field: string, code: string, message: string) => () =>
  Response.json(
    { code: 'validation_failed', message: 'Look again.', errors: [{ field, code, message }] },
    { status: 422 },
  )
