import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { signOut } from '../../testing/account-menu.ts'
import { getSection, renderRoom } from '../../testing/account-page.ts'
import { findAxeViolations } from '../../testing/find-axe-violations.ts'
import { anna, renderApp, TestServer } from '../../testing/render-app.tsx'

const rows = page.getByRole('region', { name: 'Devices and sessions' }).getByRole('listitem')
const endedNotice = page.getByText('Your session has ended. Sign in again to continue.')
const endButton = page.getByRole('button', { name: 'End session: Safari on iPhone' })

it('lists the devices by their usual names, and marks this one, which is active now', async () => {
  const server = new TestServer(anna)
  for (const session of server.sessions) if (session.isCurrent) session.lastSeenAt = new Date().toISOString()
  await renderApp('/account/security', server)
  await expect.element(rows.nth(0)).toHaveTextContent(/Chrome on Linux\s*This device\s*Active now/)
  await expect.element(rows.nth(1)).toHaveTextContent(/Safari on iPhone.*Signed in on 1 November 2026/)
  expect(page.getByRole('button', { name: /End session/ }).elements()).toHaveLength(1)
})

it('shows the exact time in a tooltip, for the pointer and the keyboard', async () => {
  await renderApp('/account/security', new TestServer(anna))
  const lastActive = rows.nth(1).getByText(/^Last active/)
  await expect.element(lastActive).toHaveAttribute('datetime', '2026-11-01T10:00:00.000Z')
  const exactTime = page.getByRole('tooltip').filter({ hasText: /November 2026 at/ })
  await lastActive.hover()
  await expect.element(exactTime).toBeVisible()
  await lastActive.unhover()
  await expect.element(exactTime).not.toBeInTheDocument()
  // After a key, focus is visible.
  await userEvent.keyboard('{Tab}')
  lastActive.element().focus()
  await expect.element(exactTime).toBeVisible()
})

it('ends a session after asking, says so, and puts focus on the heading of the list', async () => {
  await renderApp('/account/security', new TestServer(anna))
  await endButton.click()
  const confirmButton = page.getByRole('button', { name: 'Yes, end it' })
  await expect.element(confirmButton).toHaveFocus()
  expect(await findAxeViolations()).toEqual([])
  await confirmButton.click()
  await expect.element(page.getByText('Session ended: Safari on iPhone')).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Devices and sessions' })).toHaveFocus()
  expect(rows.elements()).toHaveLength(1)
})

it('removes from the list a session that has ended in the meantime, for example by its provider', async () => {
  const server = new TestServer(anna)
  const id = server.sessions.find(({ isCurrent }) => !isCurrent)?.id ?? ''
  server.answers[`DELETE /sessions/${id}`] = () =>
    Response.json({ code: 'not_found', message: 'There is nothing here.' }, { status: 404 })
  await renderApp('/account/security', server)
  await endButton.click()
  await page.getByRole('button', { name: 'Yes, end it' }).click()
  await expect.element(page.getByText('Session ended: Safari on iPhone')).toBeVisible()
  expect(rows.elements()).toHaveLength(1)
})

it('keeps a session when the person cancels', async () => {
  const server = new TestServer(anna)
  await renderApp('/account/security', server)
  await endButton.click()
  await page.getByRole('button', { name: 'Keep it' }).click()
  await expect.element(endButton).toHaveFocus()
  expect(server.sessions).toHaveLength(2)
})

it('says why a session could not be ended, and can try again', async () => {
  const server = new TestServer(anna)
  await renderApp('/account/security', server)
  await endButton.click()
  server.isReachable = false
  const confirmButton = page.getByRole('button', { name: 'Yes, end it' })
  await confirmButton.click()
  await expect.element(rows.nth(1).getByRole('alert')).toHaveTextContent(/Check your connection/)
  server.isReachable = true
  await confirmButton.click()
  await expect.poll(() => server.sessions.length).toBe(1)
})

it('signs out here when the session has been ended from elsewhere, and says so until somebody signs in', async () => {
  const server = new TestServer(anna)
  await renderApp('/account/security', server)
  await endButton.click()
  server.user = null
  await page.getByRole('button', { name: 'Yes, end it' }).click()
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Sign in')
  await expect.element(endedNotice).toBeVisible()
  await page.getByRole('link', { name: 'Foyer' }).click()
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Welcome')
  await expect.element(endedNotice).toBeVisible()
})

it('shows no explanation to somebody who signs out themselves', async () => {
  await renderApp('/account/security', new TestServer(anna))
  await signOut()
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Sign in')
  await expect.element(endedNotice).not.toBeInTheDocument()
})

it('signs out everywhere else after asking, and says why when it could not', async () => {
  const server = await renderRoom('security')
  const devices = getSection('Devices and sessions')
  await devices.getByRole('button', { name: 'Sign out everywhere else' }).click()
  const confirmButton = devices.getByRole('button', { name: 'Yes, sign out there' })
  await expect.element(confirmButton).toHaveFocus()
  await expect.element(devices.getByText('Sign out on 1 other device?')).toBeVisible()
  expect(await findAxeViolations()).toEqual([])
  server.isReachable = false
  await confirmButton.click()
  await expect.element(devices.getByText(/Check your connection/)).toBeVisible()
  server.isReachable = true
  await confirmButton.click()
  await expect.element(page.getByText('You are signed out everywhere else.')).toBeVisible()
  expect(devices.getByRole('listitem').elements()).toHaveLength(1)
  expect(devices.getByRole('button', { name: 'Sign out everywhere else' }).elements()).toEqual([])
})
