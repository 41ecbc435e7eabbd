import '@foyer/kit/styles.css'
import { signIn } from '@foyer/core/messages/en-001'
import { describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { answerJson, renderForm, user, wrongPassword, type Answer } from '../testing/render-form.tsx'
import { alert, email, fillIn, password, submit } from '../testing/sign-in-controls.ts'
import { SignIn, type SignInProps } from './sign-in.tsx'

describe('<SignIn>, refused,', () => {
  it('keeps what was typed after a wrong password, says so, and lets it be typed over', async () => {
    const { answer, sent } = await renderForm(<SignIn />, wrongPassword)
    await fillIn()
    await submit.click()
    await expect.element(alert).toHaveTextContent('do not match. Check both and try again.')
    await expect.element(email).toHaveValue('anna@example.com')
    await expect.element(password).toHaveValue('corridor')
    await expect.element(password).toHaveFocus()
    answer.mockImplementation(answerJson(200, user))
    await userEvent.keyboard('Corridor-1{Enter}')
    await expect.poll(() => sent.length).toBe(2)
    expect(sent[1]?.body['password']).toBe('Corridor-1')
    expect(sent[1]?.key).not.toBe(sent[0]?.key)
  })

  it('gives the words of the server to onError, with the error itself', async () => {
    const onError = vi.fn<NonNullable<SignInProps['onError']>>()
    await renderForm(<SignIn onError={onError} />, wrongPassword)
    await fillIn()
    await submit.click()
    await expect.poll(() => onError.mock.calls.length).toBe(1)
    const [message, error] = onError.mock.calls[0] ?? []
    expect(message).toContain('do not match')
    expect(error).toMatchObject({ code: 'invalid_credentials', message })
  })

  it('sends nothing while a field has an error, and leads to it', async () => {
    const { sent } = await renderForm(<SignIn />, answerJson(200, user))
    await email.fill('anna')
    await password.fill('corridor')
    await submit.click()
    await expect.element(email).toHaveFocus()
    await expect.element(alert).toHaveTextContent('Enter an e-mail address like name@example.com')
    expect(sent).toEqual([])
  })

  it.each<[string, Answer, string]>([
    ['no network', () => Promise.reject(new TypeError('Failed to fetch')), signIn.failure_offline],
    [
      'an HTML page with 502',
      () => new Response('<h1>502</h1>', { status: 502 }),
      signIn.failure_unavailable,
    ],
    ['an answer cut short', () => new Response('{"id":'), signIn.failure_unreadable_answer],
    [
      'too many attempts',
      answerJson(429, { code: 'too_many_attempts', message: '' }, { 'Retry-After': '30' }),
      'Too many attempts. Wait 30 seconds and try again.',
    ],
    [
      'a busy server',
      answerJson(503, { code: 'overloaded', message: '' }, { 'Retry-After': '2' }),
      'There is a lot going on right now. Wait 2 seconds and try again; what you typed is still here.',
    ],
  ])('says what to do about %s, loses nothing, and can try again', async (_, answer, words) => {
    const onSuccess = vi.fn<NonNullable<SignInProps['onSuccess']>>()
    const rendered = await renderForm(<SignIn onSuccess={onSuccess} />, answer)
    await fillIn()
    await submit.click()
    await expect.element(alert).toHaveTextContent(words)
    await expect.element(email).toHaveValue('anna@example.com')
    await expect.element(password).toHaveValue('corridor')
    rendered.answer.mockImplementation(answerJson(200, user))
    await submit.click()
    await expect.poll(() => onSuccess.mock.calls.length).toBe(1)
  })

  it('shows what the server says of a field', async () => {
    const errors = [{ field: 'email', code: 'email_format', message: 'This domain takes no mail' }]
    await renderForm(
      <SignIn />,
      answerJson(422, { code: 'validation_failed', message: 'Look again', errors }),
    )
    await fillIn()
    await submit.click()
    await expect.element(email).toHaveFocus()
    await expect.element(alert).toHaveTextContent('This domain takes no mail')
    await password.click()
    await expect.element(email).toHaveAccessibleDescription('This domain takes no mail')
  })
})
