import '@foyer/kit/styles.css'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { findAxeViolations } from '../testing/find-axe-violations.ts'
import { answerJson, answerLinkCheck, DeferredAnswer, renderForm, user } from '../testing/render-form.tsx'
import { NewPassword, type NewPasswordProps } from './new-password.tsx'

const password = page.getByLabelText('New password', { exact: true })
const links = { recovery: '/recover' }
const askAgain = page.getByRole('link', { name: 'Ask for a new link' })

describe('<NewPassword>', () => {
  it('sets the password with the token of the link, and signs the person in', async () => {
    const onSuccess = vi.fn<NonNullable<NewPasswordProps['onSuccess']>>()
    const { sent, session } = await renderForm(
      <NewPassword token="the-token" links={links} onSuccess={onSuccess} />,
      answerJson(200, user),
    )
    expect(await findAxeViolations()).toEqual([])
    await password.fill('Corridor-1')
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => onSuccess.mock.calls).toEqual([[user]])
    expect(sent[0]?.body).toMatchObject({ token: 'the-token', password: 'Corridor-1' })
    expect(session.getState()).toEqual({ status: 'signed-in', user })
  })

  // R7.22
  it('tells password managers, and nobody else, which account the password belongs to', async () => {
    answerLinkCheck.mockImplementationOnce(answerJson(200, { isOpen: true, accountName: 'ada@example.test' }))
    await renderForm(<NewPassword token="the-token" />, answerJson(200, user))
    const name = () => document.querySelector<HTMLInputElement>('form [autocomplete=username]')
    await expect.poll(() => name()?.value).toBe('ada@example.test')
    expect(name()?.closest('form')?.querySelector('[autocomplete=new-password]')).not.toBeNull()
    await expect.element(page.getByRole('textbox', { name: /ada/ })).not.toBeInTheDocument()
    expect(name()?.tabIndex).toBe(-1)
    expect(await findAxeViolations()).toEqual([])
  })

  it('says after a submit that the link has expired, and where to get a new one', async () => {
    const message = 'This link or code no longer works. Ask for a new one.'
    await renderForm(
      <NewPassword token="old" links={links} />,
      answerJson(400, { code: 'recovery_invalid', message }),
    )
    await password.fill('Corridor-1')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('alert')).toHaveTextContent(message)
    await expect.element(askAgain).toHaveAttribute('href', '/recover')
    await expect.element(password).toHaveValue('Corridor-1')
  })

  it('says on opening that a link has expired, and does not ask for a password', async () => {
    answerLinkCheck.mockImplementationOnce(answerJson(200, { isOpen: false }))
    const { sent } = await renderForm(<NewPassword token="old" links={links} />, answerJson(200, user))
    await expect.element(page.getByText('This link no longer works.')).toBeVisible()
    await expect.element(askAgain).toHaveAttribute('href', '/recover')
    await expect.element(password).not.toBeInTheDocument()
    expect(sent).toEqual([])
    expect(await findAxeViolations()).toEqual([])
  })

  it('focuses the heading if the link turns out to have expired after somebody has begun to type', async () => {
    const open = new DeferredAnswer()
    answerLinkCheck.mockImplementationOnce(() => open.promise)
    await renderForm(<NewPassword token="old" links={links} />, answerJson(200, user))
    await password.fill('Corr')
    open.resolve(Response.json({ isOpen: false }))
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus()
    await expect.element(page.getByText('This link no longer works.')).toBeVisible()
  })

  it('takes the password if the link could not be checked', async () => {
    answerLinkCheck.mockImplementationOnce(answerJson(429, { code: 'too_many_attempts', message: 'Later.' }))
    const { session } = await renderForm(<NewPassword token="the-token" />, answerJson(200, user))
    await password.fill('Corridor-1')
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => session.getState()).toEqual({ status: 'signed-in', user })
  })

  it('does not ask for a password where the link is incomplete', async () => {
    await renderForm(<NewPassword token="" links={links} />, answerJson(200, user))
    await expect.element(page.getByText('This link is incomplete.')).toBeVisible()
    await expect.element(askAgain).toBeVisible()
    await expect.element(password).not.toBeInTheDocument()
    expect(await findAxeViolations()).toEqual([])
  })

  it('sends no password that breaks its rules', async () => {
    const { sent } = await renderForm(<NewPassword token="the-token" />, answerJson(200, user))
    await password.fill('corridor')
    await userEvent.keyboard('{Enter}')
    await expect.element(password).toHaveFocus()
    expect(sent).toEqual([])
  })
})
