import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { heading } from '../../testing/account-page.ts'
import { anna, renderApp, TestServer } from '../../testing/render-app.tsx'
import { findAxeViolations } from '../../testing/find-axe-violations.ts'

const undoButton = page.getByRole('button', { name: 'Undo the change' })
const [checkCall, undoCall] = ['POST /identifiers/undo/check', 'POST /identifiers/undo'] as const
const link = { pathname: '/undo', hash: '#token=secret', state: null }
const listBodies = ({ sent }: TestServer, wantedCall: string) =>
  sent.filter(({ call }) => call === wantedCall).map(({ body }) => body)

function createServer(answer: object = { isOpen: true, kind: 'email', value: 'anna@example.com' }) {
  const server = new TestServer(null)
  server.answers[checkCall] = () => Response.json(answer)
  server.answers[undoCall] = () => Response.json({ recoveryToken: 'recovery', unlinked: [] })
  server.answers['POST /recovery/check'] = () =>
    Response.json({ isOpen: true, accountName: 'anna@example.com' })
  return server
}

describe('The page for undoing a change', () => {
  it('says what will be restored without using up the link, and leads to a new password after a press', async () => {
    const server = createServer()
    await renderApp(link, server)
    await expect.element(heading).toHaveTextContent('Undo the change')
    const restoreText = page.getByText(/anna@example\.com.* will be restored to your account/)
    await expect.element(restoreText).toBeVisible()
    // As far from the title as on the other pages.
    expect(restoreText.element().closest('p')?.getBoundingClientRect().top).toBe(
      heading.element().getBoundingClientRect().bottom + 4,
    )
    expect(await findAxeViolations()).toEqual([])
    expect(listBodies(server, checkCall)).toEqual([{ token: 'secret' }])
    expect(listBodies(server, undoCall)).toEqual([])
    ;(undoButton.element() as HTMLElement).focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(heading).toHaveTextContent('Set a new password')
    expect(listBodies(server, undoCall)).toEqual([{ token: 'secret' }])
    await expect.poll(() => listBodies(server, 'POST /recovery/check')).toContainEqual({ token: 'recovery' })
  })

  it('says which providers were unlinked before it goes on to a new password', async () => {
    const server = createServer()
    const unlinked = [{ social: 'discord', name: 'Mallory' }]
    server.answers[undoCall] = () => Response.json({ recoveryToken: 'recovery', unlinked })
    await renderApp(link, server)
    await undoButton.click()
    await expect.element(page.getByText(/^The change is undone.* set a new password/)).toBeVisible()
    await expect.element(heading).toHaveFocus()
    const section = page.getByRole('region', { name: 'Unlinked accounts' })
    await expect.element(section.getByRole('listitem')).toHaveTextContent(/Discord.*Mallory/)
    await expect.element(section).toHaveTextContent(/72 hours before the change/)
    expect(await findAxeViolations()).toEqual([])
    await page.getByRole('button', { name: 'Set a new password' }).click()
    await expect.poll(() => listBodies(server, 'POST /recovery/check')).toContainEqual({ token: 'recovery' })
  })

  it('still says what was undone after a change of language, without checking the link again', async () => {
    const server = createServer()
    const unlinked = [{ social: 'discord', name: 'Mallory' }]
    server.answers[undoCall] = () => Response.json({ recoveryToken: 'recovery', unlinked })
    await renderApp(link, server)
    await undoButton.click()
    await expect.element(page.getByRole('region', { name: 'Unlinked accounts' })).toBeVisible()
    server.answers[checkCall] = () => Response.json({ isOpen: false })
    await page.getByRole('contentinfo').getByLabelText('Language').selectOptions('de-DE')
    await expect.element(page.getByRole('button', { name: 'Neues Passwort festlegen' })).toBeVisible()
    await expect.element(page.getByText('Mallory')).toBeVisible()
    expect(listBodies(server, checkCall)).toEqual([{ token: 'secret' }])
  })

  it('says what will be removed if something was added, also to somebody who is signed in', async () => {
    const server = createServer({ isOpen: true, kind: 'phone' })
    server.user = anna
    await renderApp(link, server)
    await expect.element(page.getByText(/^The phone number that was added will be removed/)).toBeVisible()
    await expect.element(undoButton).toBeVisible()
  })

  it.each([
    ['that was used or is too old', link],
    ['without a token', '/undo'],
  ] as const)('leads to a recovery from a link %s', async (_, path) => {
    await renderApp(path, createServer({ isOpen: false }))
    await expect.element(page.getByText(/^This link no longer works/)).toBeVisible()
    expect(undoButton.elements()).toEqual([])
    expect(await findAxeViolations()).toEqual([])
    await page.getByRole('link', { name: 'Recover your account' }).click()
    await expect.element(heading).toHaveTextContent('Reset your password')
  })

  it('says so when the link was used meanwhile, and when the address belongs to another account by now', async () => {
    const server = createServer()
    server.answers[undoCall] = () =>
      Response.json({ code: 'identifier_taken', message: 'Another account has it.' }, { status: 409 })
    await renderApp(link, server)
    await undoButton.click()
    await expect.element(page.getByRole('alert').filter({ hasText: 'Another account has it.' })).toBeVisible()
    server.answers[undoCall] = () => Response.json({ code: 'recovery_invalid', message: '' }, { status: 400 })
    await undoButton.click()
    await expect.element(page.getByText(/^This link no longer works/)).toBeVisible()
    await expect.element(heading).toHaveFocus()
  })

  it('can be tried again where the server cannot be reached', async () => {
    const server = createServer()
    const answer = server.answers[checkCall]
    server.answers[checkCall] = () => Response.json({ code: 'unavailable', message: '' }, { status: 503 })
    await renderApp(link, server)
    const retry = page.getByRole('button', { name: 'Try again' })
    await expect.element(retry).toBeVisible()
    if (answer) server.answers[checkCall] = answer
    await retry.click()
    await expect.element(undoButton).toBeVisible()
    // The pressed button was removed together with the message.
    await expect.element(heading).toHaveFocus()
  })
})
